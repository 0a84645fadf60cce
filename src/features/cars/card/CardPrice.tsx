import { styled } from '@mui/material/styles';
import { Trans, useTranslation } from 'react-i18next';
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

/** $54 / day, the former price struck through, the total of the asked dates. */
export function CardPrice({ car }: { car: Pick<CarCard, 'price_per_day' | 'old_price' | 'total'> }) {
  const { t } = useTranslation('common');
  return (
    <Line>
      <b>
        <Price tetri={car.price_per_day} />
      </b>
      <span>{t('card.perDay')}</span>
      {car.old_price ? (
        <s>
          <VisuallyHidden>{t('card.formerPrice')} </VisuallyHidden>
          <Price tetri={car.old_price} />
        </s>
      ) : null}
      {car.total === null ? null : (
        <span data-total="">
          <Trans t={t} i18nKey="card.total" components={{ sum: <Price tetri={car.total} /> }} />
        </span>
      )}
    </Line>
  );
}
