import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId, useRef } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Car } from '#contract/calls/cars/cars.ts';
import type { Quote } from '#contract/calls/orders/quotes.ts';
import { QuoteLines } from '#src/features/quotes/QuoteLines.tsx';
import { FormField } from '#src/shared/forms/FormField.tsx';
import { useServerForm } from '#src/shared/forms/useServerForm.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { UnderlinedButton } from '#src/shared/ui/components/UnderlinedButton.tsx';
import { Panel } from '#src/shared/ui/layout/Panel.tsx';
import { FailureNote } from '#src/shared/ui/states/FailureNote.tsx';
import { CheckoutNotes } from './CheckoutNotes.tsx';
import { CheckoutButton } from './CheckoutButton.tsx';
import type { useCheckout } from './useCheckout.ts';
import type { Coupon } from './useCoupon.ts';

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

const Part = styled('div')(({ theme }) => ({
  margin: '8px 0 16px',
  '& > p': { margin: 0, fontSize: '.9375rem', overflowWrap: 'anywhere' },
  '& > button': { marginLeft: -8, minHeight: 44 },
  '& form': { display: 'grid', gap: 12, marginTop: 8 },
  '& [role=status]': { color: theme.vars.palette.primary.text, fontWeight: 500 },
}));

interface CouponPartProps {
  readonly coupon: Coupon;
  /** The price cannot change any more. */
  readonly isFixed: boolean;
}

/** The promo code of a checkout: folded, since most people have none. */
function CouponPart({ coupon, isFixed }: CouponPartProps) {
  const { t } = useTranslation('checkout');
  const id = useId();
  const part = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useUiState('checkout/isCouponOpen', false);
  const { code, refusal, apply, remove } = coupon;

  if (isFixed && code === null) return null;
  return (
    <Part ref={part} tabIndex={-1}>
      <p role="status">{code === null ? '' : t('coupon.applied', { code: code.toUpperCase() })}</p>
      {code === null ? (
        <>
          <UnderlinedButton aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
            {t('coupon.open')}
          </UnderlinedButton>
          <FailureNote text={refusal} />
          <div id={id}>{isOpen ? <CouponForm apply={apply} onApplied={() => part.current?.focus()} /> : null}</div>
        </>
      ) : isFixed ? null : (
        <UnderlinedButton
          onClick={() => {
            remove();
            part.current?.focus();
          }}
        >
          {t('coupon.remove')}
        </UnderlinedButton>
      )}
    </Part>
  );
}

interface FormProps {
  readonly apply: Coupon['apply'];
  /** The form is gone then, and the focus needs a place. */
  readonly onApplied: () => void;
}

function CouponForm({ apply, onApplied }: FormProps) {
  const { t } = useTranslation('checkout');
  const { form, failure, isBusy, onSubmit } = useServerForm({
    name: 'checkout/coupon',
    defaultValues: { coupon: '' },
    fields: ['coupon'],
    check: ({ coupon }) => (coupon.trim() === '' ? { coupon: t('coupon.missing') } : {}),
    send: async ({ coupon }) => {
      const error = await apply(coupon.trim());
      if (error === undefined) onApplied();
      return error;
    },
  });
  return (
    <form noValidate onSubmit={onSubmit}>
      <FormField control={form.control} name="coupon" label={t('coupon.code')} autoComplete="off" autoFocus />
      <FailureNote text={failure} />
      <Button type="submit" variant="outlined" loading={isBusy}>
        <span>{t('coupon.apply')}</span>
      </Button>
    </form>
  );
}
