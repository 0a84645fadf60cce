import LockOutlineRoundedIcon from '@mui/icons-material/LockOutlineRounded';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { formatGel } from '#contract/domain/format/formatMoney.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { FailureNote } from '#src/shared/ui/states/FailureNote.tsx';
import { usePay } from './usePay.ts';
import type { Bill } from './usePay.ts';

interface Props {
  readonly orderId: number;
  /** The amount due online, tetri. */
  readonly amount: number;
  /** What of the order it is; without one the order itself. */
  readonly bill?: Bill;
  /** Instead of "Pay 99.55 ₾". */
  readonly label?: string;
  readonly variant?: 'contained' | 'text';
}

/** Pays an order on the bank's page; an error is shown above the button. Needs the texts of `payment`. */
export function PayButton({ orderId, amount, bill, label, variant = 'contained' }: Props) {
  const { t } = useTranslation('payment');
  const language = useAppSelector(selectLanguage);
  const { pay, isBusy, failure } = usePay();
  return (
    <div>
      <FailureNote text={failure} />
      <Button
        size="large"
        variant={variant}
        fullWidth
        loading={isBusy}
        startIcon={<LockOutlineRoundedIcon />}
        onClick={() => void pay(orderId, bill)}
      >
        <span>{label ?? t('pay.sum', { sum: formatGel(amount, language) })}</span>
      </Button>
    </div>
  );
}
