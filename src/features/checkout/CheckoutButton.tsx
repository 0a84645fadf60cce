import LockOutlineRoundedIcon from '@mui/icons-material/LockOutlineRounded';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { Quote } from '#contract/calls/orders/quotes.ts';
import { formatGel } from '#contract/domain/format/formatMoney.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import type { useCheckout } from './useCheckout.ts';

interface Props {
  readonly quote: Quote;
  /** The amount to pay now, in tetri. */
  readonly due: number;
  readonly checkout: ReturnType<typeof useCheckout>;
}

/** The submit button of the checkout. */
export function CheckoutButton({ quote, due, checkout }: Props) {
  const { t } = useTranslation('checkout');
  const language = useAppSelector(selectLanguage);
  const { order, refusal, isBusy, submit } = checkout;
  const isRequest = quote.needs_confirmation && order === null;
  const label = (): string => {
    if (refusal?.kind === 'unsettled') return t('button.again');
    return isRequest ? t('button.request') : t('button.pay', { sum: formatGel(due, language) });
  };
  return (
    <Button
      size="large"
      fullWidth
      loading={isBusy}
      {...(isRequest ? {} : { startIcon: <LockOutlineRoundedIcon /> })}
      onClick={() => void submit()}
    >
      <span>{label()}</span>
    </Button>
  );
}
