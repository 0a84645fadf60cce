import { useTranslation } from 'react-i18next';
import { isRequestFailure } from '#src/api/requestFailure.ts';

/** A refused change in a sentence: the server's own where it has one. */
export function useFailureWords(): (error: unknown) => string {
  const { t } = useTranslation('orders');
  return (error) => {
    if (!isRequestFailure(error) || error.status === 0) return t('failure.network');
    return error.message ?? t('failure.unknown');
  };
}
