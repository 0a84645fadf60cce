import { useTranslation } from 'react-i18next';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { formatDay } from '#contract/domain/format/dayNames.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { useGetRatesQueryState } from './currencyApi.ts';
import { selectCurrency } from './currencySlice.ts';

/** That dollars are only near; by the rate of which day, when it is not the newest. Asks for nothing by itself. */
export function RateNote() {
  const { t } = useTranslation('common');
  const language = useAppSelector(selectLanguage);
  const isUsd = useAppSelector(selectCurrency) === 'usd';
  const { stale } = useGetRatesQueryState(undefined, {
    selectFromResult: ({ data }) => ({ stale: data?.rates.find(({ is_stale }) => is_stale) }),
  });
  if (!isUsd || stale === undefined) return t('footer.gel');
  return t('footer.gelStale', { date: formatDay(stale.valid_from, language, 'short') });
}
