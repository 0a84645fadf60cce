import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '#src/shared/forms/FormField.tsx';
import { useServerForm } from '#src/shared/forms/useServerForm.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { UnderlinedButton } from '#src/shared/ui/components/UnderlinedButton.tsx';
import { FailureNote } from '#src/shared/ui/states/FailureNote.tsx';
import type { Coupon } from './useCoupon.ts';

const Part = styled('div')(({ theme }) => ({
  margin: '8px 0 16px',
  '& > p': { margin: 0, fontSize: '.9375rem', overflowWrap: 'anywhere' },
  '& > button': { marginLeft: -8, minHeight: 44 },
  '& form': { display: 'grid', gap: 12, marginTop: 8 },
  '& [role=status]': { color: theme.vars.palette.primary.text, fontWeight: 500 },
}));

interface Props {
  readonly coupon: Coupon;
  /** The price cannot change any more. */
  readonly isFixed: boolean;
}

/** The promo code of a checkout: folded, since most people have none. */
export function CouponPart({ coupon, isFixed }: Props) {
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
