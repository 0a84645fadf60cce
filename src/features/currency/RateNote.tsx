import { useTranslation } from 'react-i18next';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { formatDay } from '#contract/domain/format/dayNames.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { useGetRatesQueryState } from './currencyApi.ts';
import { selectCurrency } from './currencySlice.ts';

/** Explains that converted sums are approximate, with the date of an old rate. Does not fetch the rate itself. */
export function RateNote() {
  const { t } = useTranslation('common');
  const language = useAppSelector(selectLanguage);
  const currency = useAppSelector(selectCurrency);
  const { stale } = useGetRatesQueryState(undefined, {
    selectFromResult: ({ data }) => ({
      stale: data?.rates.find(({ code, is_stale }) => is_stale && code === currency),
    }),
  });
  if (stale === undefined) return t('footer.gel');
  return t('footer.gelStale', { date: formatDay(stale.valid_from, language, 'short') });
}
