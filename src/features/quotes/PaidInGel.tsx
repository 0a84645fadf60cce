import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Rate } from '#contract/calls/currency.ts';
import { selectCurrency } from '#src/features/currency/currencySlice.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { formatDay } from '#contract/domain/format/dayNames.ts';
import { formatGel } from '#contract/domain/format/formatMoney.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';

const Note = styled('p')(({ theme }) => ({
  marginTop: 6,
  ...theme.typography.caption,
  lineHeight: 1.5,
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
}));

/** Dollars are only shown: what is really paid, and by which rate the dollars came about. */
export function PaidInGel({ tetri, rate }: { tetri: number; rate: Rate }) {
  const { t } = useTranslation('quote');
  const language = useAppSelector(selectLanguage);
  const isConverted = useAppSelector(selectCurrency) === 'usd';
  if (!isConverted) return null;
  const values = {
    sum: formatGel(tetri, language),
    rate: formatGel(Math.round(rate.gel_per_unit * 100), language),
    date: formatDay(rate.valid_from, language, 'short'),
  };
  return <Note>{t(rate.is_stale ? 'youPayStale' : 'youPay', values)}</Note>;
}
