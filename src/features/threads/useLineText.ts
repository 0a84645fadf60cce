import { useTranslation } from 'react-i18next';
import type { Message } from '#contract/calls/threads.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { rentalMoment } from './moments.ts';

/** What happened to an order, in a sentence. */
export function useLineText(): (order: NonNullable<Message['order']>) => string {
  const { t } = useTranslation('chat');
  const language = useAppSelector(selectLanguage);
  return ({ event, number, from }) => t(`line.${event}`, { number, from: rentalMoment(from, language) });
}
