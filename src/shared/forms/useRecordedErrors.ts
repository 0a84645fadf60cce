import { useMemo } from 'react';
import type { FieldErrors, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { recordedMessage } from '#src/shared/i18n/recordedMessage.ts';
import { useAppSelector, useAppStore } from '#src/shared/store/hooks.ts';

/**
 * The fields that were wrong in what is replayed, with the server's own words where the trace says which; undefined on the page of
 * whoever fills in the form themselves.
 */
export function useRecordedErrors<Values extends FieldValues>(name: string): FieldErrors<Values> | undefined {
  const { t, i18n: texts } = useTranslation('forms');
  const { isReplay } = useAppStore();
  const wrong = useAppSelector(({ forms }) => (isReplay ? forms[name]?.wrong : undefined));
  return useMemo(() => {
    if (!isReplay) return undefined;
    const errors = Object.entries(wrong ?? {}).map(([field, type]) => [
      field,
      { type, message: recordedMessage(texts, type) ?? t('wrong.recorded') },
    ]);
    // The form library wants the shape of the values; every field here is flat.
    return Object.fromEntries(errors) as FieldErrors<Values>;
  }, [isReplay, wrong, t, texts]);
}
