import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { CarCard } from '#contract/cars.ts';
import { Price } from '#src/features/currency/Price.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 6px',
  marginTop: 8,
  fontSize: '.875rem',
  lineHeight: 1.5,
  color: theme.vars.palette.text.secondary,
  '& > b': { color: theme.vars.palette.text.primary, fontSize: '1rem', fontWeight: 600 },
  '& > s': { color: theme.vars.palette.text.tertiary },
  '& > [data-total]::before': { content: '"·"', marginRight: 6, color: theme.vars.palette.text.tertiary },
  '[data-on-deep] &, [data-on-deep] & > s, [data-on-deep] & > [data-total]::before': {
    color: theme.vars.palette.deep.text,
  },
  '[data-on-deep] & > b': { color: theme.vars.palette.deep.contrastText },
}));

/** Where the sum stands in a text around it. */
const gap = '\0';

/** $54 / day, the former price struck through; with dates the total, and the day is the average one of it. */
export function CardPrice({ car }: { car: Pick<CarCard, 'price_per_day' | 'old_price' | 'total' | 'days'> }) {
  const { t } = useTranslation('common');
  const { price_per_day, old_price, total, days } = car;
  const rental = total === null || days === null ? null : { tetri: total, ofDays: days };
  // Days may cost more than the usual one: then nothing was saved.
  const isSaved = old_price !== null && (rental === null || rental.tetri < old_price * rental.ofDays);
  // A list of cards is no place for the parser of texts with elements in them.
  const [beforeTotal, afterTotal] = t('card.total', { sum: gap }).split(gap);
  return (
    <Line>
      <b>
        <Price {...(rental ?? { tetri: price_per_day })} />
      </b>
      <span>{t('card.perDay')}</span>
      {isSaved ? (
        <s>
          <VisuallyHidden>{t('card.formerPrice')} </VisuallyHidden>
          <Price tetri={old_price} />
        </s>
      ) : null}
      {rental === null ? null : (
        <span data-total="">
          {beforeTotal}
          <Price tetri={rental.tetri} />
          {afterTotal}
        </span>
      )}
    </Line>
  );
}
