import { useTranslation } from 'react-i18next';
import { isRequestFailure } from '#src/shared/api/requestFailure.ts';
import { useMomentText } from '#src/features/dates/useMomentText.ts';
import { useMessage } from '#src/shared/i18n/useMessage.ts';
import { orderFailure } from '../orderFailure.ts';

/** Why something cannot be had, and what can: until when the car is free, or on which other days. */
export function useRefusalText(error: unknown): string | null {
  const { t } = useTranslation('orders');
  const { ofRental } = useMomentText();
  const say = useMessage();
  if (error === undefined) return null;
  if (isRequestFailure(error)) {
    const [field] = Object.values(error.fields);
    if (field !== undefined) return field;
    if (error.freeUntil !== null) return t('change.takenUntil', { when: ofRental(error.freeUntil) });
    const [next] = error.freeDates;
    if (next !== undefined) return t('change.takenNext', { from: ofRental(next.from), to: ofRental(next.to) });
  }
  return say(orderFailure(error));
}
