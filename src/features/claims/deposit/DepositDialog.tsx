import { useTranslation } from 'react-i18next';
import { LONGEST_DEPOSIT_REASON } from '#contract/domain/claims/claimBounds.ts';
import { depositWays } from '#contract/domain/claims/deposits.ts';
import type { DepositMoveKind, DepositWay } from '#contract/domain/claims/orderClaim.ts';
import { useAttempt } from '#src/shared/api/useAttempt.ts';
import { FormField } from '#src/shared/forms/FormField.tsx';
import { FormSelect } from '#src/shared/forms/FormSelect.tsx';
import { FormStack } from '#src/shared/forms/FormStack.ts';
import { SubmitButton } from '#src/shared/forms/SubmitButton.tsx';
import { useServerForm } from '#src/shared/forms/useServerForm.ts';
import { lariOf, tetriOf } from '#src/shared/format/lariText.ts';
import { useAppDispatch } from '#src/shared/store/hooks.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';
import { QuestionDialog } from '#src/shared/ui/dialogs/QuestionDialog.tsx';
import { claimsApi } from '../claimsApi.ts';
import { useSum } from '../useSum.ts';

interface Props {
  readonly orderId: number;
  readonly kind: DepositMoveKind;
  /** Tetri. */
  readonly most: number;
  readonly onClose: () => void;
}

interface Values {
  amount: string;
  way: DepositWay;
  reason: string;
}

/** How much of a deposit was taken, returned or kept. The sum kept has no default, so that it is entered deliberately. */
export function DepositDialog({ orderId, kind, most, onClose }: Props) {
  const { t } = useTranslation('claims');
  const sum = useSum();
  const dispatch = useAppDispatch();
  const { keyOf } = useAttempt();
  const isKept = kind === 'kept';
  const problemOf = (tetri: number | null): string | null => {
    if (tetri === null || tetri === 0) return t('deposit.form.amountWrong');
    return tetri > most ? t('deposit.form.tooMuch', { sum: sum(most) }) : null;
  };
  const defaultValues: Values = { amount: isKept ? '' : lariOf(most), way: 'cash', reason: '' };
  const { form, failure, isBusy, onSubmit } = useServerForm({
    name: 'claims/countDeposit/form',
    defaultValues,
    fields: ['amount', 'way', 'reason'],
    check: ({ amount, reason }) => {
      const problem = problemOf(tetriOf(amount));
      return {
        ...(problem !== null && { amount: problem }),
        ...(isKept && reason.trim() === '' && { reason: t('deposit.form.reasonMissing') }),
      };
    },
    keepsAllBut: [],
    send: async ({ amount, way, reason }) => {
      const body = { kind, amount: tetriOf(amount) ?? 0, way, ...(isKept && { reason: reason.trim() }) };
      const request = { params: { id: orderId }, body };
      const idempotencyKey = keyOf(`deposit ${JSON.stringify(request)}`);
      const { moveDeposit } = claimsApi.endpoints;
      const { error } = await dispatch(moveDeposit.initiate({ ...request, idempotencyKey }, { track: false }));
      if (error !== undefined) return error;
      dispatch(noticeShown({ tone: 'success', text: { key: `claims:deposit.form.${kind}.done` } }));
      onClose();
      return undefined;
    },
  });
  return (
    <QuestionDialog
      title={t(`deposit.form.${kind}.title`)}
      text={t(`deposit.form.${kind}.text`, { sum: sum(most) })}
      onClose={isBusy ? null : onClose}
    >
      <form noValidate onSubmit={onSubmit}>
        <FormStack>
          <FormField
            control={form.control}
            name="amount"
            label={t(`deposit.form.${kind}.amount`)}
            inputMode="decimal"
            autoComplete="off"
            end="₾"
          />
          {isKept ? (
            <FormField
              control={form.control}
              name="reason"
              label={t('deposit.form.reason')}
              lines={[2, 6]}
              clean={(text) => text.slice(0, LONGEST_DEPOSIT_REASON)}
              autoComplete="off"
            />
          ) : (
            <FormSelect
              control={form.control}
              name="way"
              label={t('deposit.form.way')}
              options={depositWays.map((value) => ({ value, label: t(`deposit.way.${value}`) }))}
            />
          )}
          <SubmitButton label={t(`deposit.form.${kind}.send`)} isBusy={isBusy} failure={failure} />
        </FormStack>
      </form>
    </QuestionDialog>
  );
}
