import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Quote } from '#contract/calls/orders/quotes.ts';
import { Price } from '#src/features/currency/Price.tsx';
import { CheckoutNotes } from './CheckoutNotes.tsx';
import { CheckoutButton } from './CheckoutButton.tsx';
import type { useCheckout } from './useCheckout.ts';

const Bar = styled('section')(({ theme }) => ({
  position: 'sticky',
  bottom: 0,
  zIndex: theme.zIndex.appBar,
  margin: `20px calc(-1 * ${theme.layout.gutter}) 0`,
  padding: `12px ${theme.layout.gutter} calc(12px + env(safe-area-inset-bottom))`,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: '0 -8px 24px -12px rgba(20,33,27,.16)',
  // Empty notes take no space.
  '& > .notes': { margin: 0, '&:has(> :not(:empty))': { marginBottom: 12 } },
  '& > .due': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.6fr)',
    alignItems: 'center',
    gap: 16,
  },
}));

const Total = styled('p')(({ theme }) => ({
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.25,
  '& > .label': { display: 'block', ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '& > .amount': { fontSize: '1.1875rem', fontWeight: 600 },
}));

interface Props {
  readonly quote: Quote;
  readonly due: number;
  readonly checkout: ReturnType<typeof useCheckout>;
}

/** On a phone the total and the button stay at the lower edge, with errors right above them. */
export function PayBar({ quote, due, checkout }: Props) {
  const { t } = useTranslation('checkout');
  return (
    <Bar aria-label={t('price')}>
      <GlobalStyles styles={{ html: { scrollPaddingBottom: 100 } }} />
      <CheckoutNotes checkout={checkout} />
      <div className="due">
        <Total>
          <small className="label">{t('total')}</small>
          <b className="amount">
            <Price bill tetri={quote.total} rate={quote.rate} />
          </b>
        </Total>
        <CheckoutButton quote={quote} due={due} checkout={checkout} />
      </div>
    </Bar>
  );
}
