import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Rate } from '#contract/calls/currency.ts';
import type { LineItem, Quote } from '#contract/calls/orders/quotes.ts';
import { formatDay } from '#contract/domain/format/dayNames.ts';
import { formatGel, formatRate } from '#contract/domain/format/formatMoney.ts';
import { Price } from '#src/features/currency/Price.tsx';
import { useMoney } from '#src/features/currency/useMoney.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { shownLines } from './shownLines.ts';
import { useChargeName } from './useChargeName.ts';
import { useLineDays } from './useLineDays.ts';

const Lines = styled('dl')(({ theme }) => ({
  marginTop: 16,
  transition: theme.transitions.create('opacity', { duration: 150 }),
  '&[aria-busy=true]': { opacity: 0.55 },
  '& > div': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 16,
    padding: '5px 0',
    fontSize: '.9375rem',
    fontVariantNumeric: 'tabular-nums',
  },
  '& > div[data-total]': {
    marginTop: 10,
    paddingTop: 16,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    fontSize: '1.0625rem',
    fontWeight: 600,
  },
  '& dt': { minWidth: 0, color: theme.vars.palette.text.secondary },
  '& .detail': { display: 'block', ...theme.typography.caption },
  '& > div[data-total] > dt': { color: 'inherit' },
}));

interface Props {
  readonly quote: Pick<Quote, 'items' | 'total' | 'deposit' | 'rate'>;
  /** Extras by their code, in the language of the page. */
  readonly extraNames: Readonly<Record<string, string>>;
  /** A newer price is on its way. */
  readonly isStale?: boolean;
}

/** The lines of a rental and their total; the deposit is separate. */
export function QuoteLines({ quote, extraNames, isStale = false }: Props) {
  const { t } = useTranslation('quote');
  const { items, total, deposit, rate } = quote;
  const { rate: used } = useMoney(rate);
  const shown = shownLines(items, total, used, useAppSelector(selectLanguage));
  const daysOf = useLineDays();

  const chargeName = useChargeName();
  const nameOf = ({ code, quantity, count = 1 }: LineItem, each: string | undefined): string => {
    if (code === 'day') return t('days', { price: each, count: quantity });
    if (code === 'discount') return t('discount');
    const name = chargeName(code, count) ?? extraNames[code] ?? code;
    return quantity > 1 ? t('extraDays', { name, count: quantity / count }) : name;
  };

  return (
    <>
      <Lines aria-busy={isStale}>
        {items.map((item, place) => (
          // Days that cost the same for the same reason are one line: both together with the code name it.
          <div key={`${item.code} ${item.rule} ${item.season} ${item.unit_price}`}>
            <dt>
              <span>{nameOf(item, shown[place]?.each)}</span>
              <small className="detail">{daysOf(item)}</small>
            </dt>
            <dd>
              <Price bill={shown[place]?.sum ?? true} tetri={item.total} rate={rate} />
            </dd>
          </div>
        ))}
        <div data-total="">
          <dt>{t('total')}</dt>
          <dd>
            <Price bill tetri={total} rate={rate} />
          </dd>
        </div>
        {deposit === 0 ? null : (
          <div>
            <dt>{t('deposit')}</dt>
            <dd>
              <Price bill tetri={deposit} rate={rate} />
            </dd>
          </div>
        )}
      </Lines>
      {used === null ? null : <PaidInGel tetri={total} rate={used} />}
    </>
  );
}

const Note = styled('p')(({ theme }) => ({
  marginTop: 6,
  ...theme.typography.caption,
  lineHeight: 1.5,
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
}));

/** Other currencies are only displayed: the amount that is really paid, and the rate. */
function PaidInGel({ tetri, rate }: { tetri: number; rate: Rate }) {
  const { t } = useTranslation('quote');
  const language = useAppSelector(selectLanguage);
  const { units, price } = formatRate(rate, language);
  const values = {
    sum: formatGel(tetri, language),
    units,
    rate: price,
    date: formatDay(rate.valid_from, language, 'short'),
  };
  return <Note>{t(rate.is_stale ? 'youPayStale' : 'youPay', values)}</Note>;
}
