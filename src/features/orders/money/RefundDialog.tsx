import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { LONGEST_REFUND_REASON } from '#contract/domain/limits.ts';
import type { Order } from '#contract/calls/orders/orders.ts';
import { useAttempt } from '#src/shared/api/useAttempt.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { FormField } from '#src/shared/forms/FormField.tsx';
import { FormStack } from '#src/shared/forms/FormStack.ts';
import { SubmitButton } from '#src/shared/forms/SubmitButton.tsx';
import { useServerForm } from '#src/shared/forms/useServerForm.ts';
import { formatGel } from '#contract/domain/format/formatMoney.ts';
import { lariOf, tetriOf } from '#src/shared/format/lariText.ts';
import { useAppDispatch, useAppSelector } from '#src/shared/store/hooks.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';
import { QuestionDialog } from '#src/shared/ui/dialogs/QuestionDialog.tsx';
import { ordersApi } from '../ordersApi.ts';

interface Props {
  readonly order: Pick<Order, 'id' | 'number'>;
  /** The amount that can still be refunded, in tetri. */
  readonly left: number;
  readonly onClose: () => void;
}

/**
 * Amount and reason of a refund, with the consequences shown first. If the amount left has changed meanwhile, nothing
 * is refunded.
 */
export function RefundDialog({ order: { id, number }, left, onClose }: Props) {
  const { t } = useTranslation('orders');
  const dispatch = useAppDispatch();
  const language = useAppSelector(selectLanguage);
  const { keyOf } = useAttempt();
  const sumOf = (tetri: number) => formatGel(tetri, language);
  const problemOf = (tetri: number | null): string | null => {
    if (tetri === null || tetri === 0) return t('gesture.amountWrong');
    return tetri > left ? t('gesture.tooMuch', { sum: sumOf(left) }) : null;
  };
  const { form, failure, isBusy, onSubmit } = useServerForm({
    name: 'orders/refund',
    defaultValues: { amount: lariOf(left), reason: '' },
    fields: ['amount', 'reason'],
    check: ({ amount, reason }) => {
      const problem = problemOf(tetriOf(amount));
      return {
        ...(problem !== null && { amount: problem }),
        ...(reason.trim() === '' && { reason: t('gesture.reasonMissing') }),
      };
    },
    keepsAllBut: [],
    send: async (values) => {
      const [amount, reason] = [tetriOf(values.amount) ?? 0, values.reason.trim()];
      const request = { params: { id }, body: { amount, reason, expected_left: left } };
      const idempotencyKey = keyOf(`refund ${JSON.stringify(request)}`);
      const { refundOrder } = ordersApi.endpoints;
      const { error } = await dispatch(refundOrder.initiate({ ...request, idempotencyKey }, { track: false }));
      if (error !== undefined) return error;
      dispatch(noticeShown({ tone: 'success', text: { key: 'orders:gesture.done', values: { sum: sumOf(amount) } } }));
      onClose();
      return undefined;
    },
  });
  const typed = tetriOf(useWatch({ control: form.control, name: 'amount' }));
  const sum = problemOf(typed) === null ? sumOf(typed ?? 0) : null;
  return (
    <QuestionDialog
      title={t('gesture.title', { number })}
      text={t('gesture.left', { sum: sumOf(left) })}
      onClose={isBusy ? null : onClose}
    >
      <form noValidate onSubmit={onSubmit}>
        <FormStack>
          <FormField
            control={form.control}
            name="amount"
            label={t('gesture.amount')}
            inputMode="decimal"
            autoComplete="off"
            end="₾"
          />
          <FormField
            control={form.control}
            name="reason"
            label={t('gesture.reason')}
            hint={t('gesture.reasonHint')}
            lines={[2, 6]}
            clean={(text) => text.slice(0, LONGEST_REFUND_REASON)}
            autoComplete="off"
          />
          <p role="status">{sum === null ? '' : t('gesture.effect', { sum })}</p>
          <SubmitButton label={t('gesture.confirm')} isBusy={isBusy} failure={failure} />
        </FormStack>
      </form>
    </QuestionDialog>
  );
}
