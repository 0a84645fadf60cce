import { useTranslation } from 'react-i18next';
import { isRequestFailure } from '#src/api/requestFailure.ts';
import { formatWait } from '#src/lib/formatWait.ts';

/** A failed request in a sentence, where no field is to blame for it. */
export function useFailureText(): (error: unknown) => string {
  const { t, i18n } = useTranslation('forms');
  return (error) => {
    if (!isRequestFailure(error)) return t('failure.unknown');
    if (error.status === 0) return t('failure.network');
    if (error.retryAfter !== null && error.status === 429) {
      return t('failure.wait', { when: formatWait(error.retryAfter, i18n.language) });
    }
    return error.message ?? t('failure.unknown');
  };
}
