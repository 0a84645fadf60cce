import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Car } from '#contract/calls/cars/cars.ts';
import type { Quote } from '#contract/calls/orders/quotes.ts';
import { QuoteLines } from '#src/features/quotes/QuoteLines.tsx';
import { paths } from '#src/shared/lib/paths.ts';
import { Panel } from '#src/shared/ui/layout/Panel.tsx';
import { CheckoutNotes } from './CheckoutNotes.tsx';
import { CouponPart } from './CouponPart.tsx';
import { CheckoutButton } from './CheckoutButton.tsx';
import type { useCheckout } from './useCheckout.ts';

const Sticky = styled(Panel)(({ theme }) => ({
  '& > dl': { marginTop: 0 },
  position: 'sticky',
  top: `calc(${theme.layout.header} + 20px)`,
  boxShadow: theme.vars.palette.elevation.raised,
  [theme.breakpoints.down('lg')]: { position: 'static', boxShadow: 'none' },
}));

const Small = styled('p')(({ theme }) => ({
  marginTop: 14,
  ...theme.typography.caption,
  color: theme.vars.palette.text.secondary,
  textAlign: 'center',
  '& a': { color: theme.vars.palette.primary.text, fontWeight: 500 },
}));

interface Props {
  readonly car: Car;
  readonly quote: Quote;
  /** The amount to pay now, in tetri. */
  readonly due: number;
  readonly checkout: ReturnType<typeof useCheckout>;
  /** Without the button, which is in the bar on a phone. */
  readonly isBare: boolean;
}

/** The sums and the button, with errors right above it. */
export function PricePanel({ car, quote, due, checkout, isBare }: Props) {
  const { t } = useTranslation('checkout');
  const id = useId();
  const isFixed = checkout.order !== null || checkout.isBusy || checkout.refusal?.kind === 'unsettled';
  const isRequest = quote.needs_confirmation && checkout.order === null;
  return (
    <Sticky as="aside" aria-labelledby={id}>
      <h2 id={id}>{t('price')}</h2>
      <QuoteLines
        quote={quote}
        extraNames={Object.fromEntries(car.extras.map((extra) => [extra.code, extra.name]))}
        isStale={false}
      />
      <CouponPart coupon={checkout.coupon} isFixed={isFixed} />
      {isBare ? null : (
        <>
          <CheckoutNotes checkout={checkout} />
          <CheckoutButton quote={quote} due={due} checkout={checkout} />
        </>
      )}
      {isRequest ? <Small>{t('button.requestNote')}</Small> : null}
      <Small>
        <Trans
          t={t}
          i18nKey={isRequest ? 'agreement.request' : 'agreement.pay'}
          components={{ terms: <Link to={paths.terms} target="_blank" /> }}
        />
      </Small>
    </Sticky>
  );
}
