import { useTranslation } from 'react-i18next';
import type { Coupon } from '#contract/calls/coupons.ts';
import { FormStack } from '#src/shared/forms/FormStack.ts';
import { SubmitButton } from '#src/shared/forms/SubmitButton.tsx';
import { useServerForm } from '#src/shared/forms/useServerForm.ts';
import { useAppDispatch } from '#src/shared/store/hooks.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';
import { QuestionDialog } from '#src/shared/ui/dialogs/QuestionDialog.tsx';
import { CouponLimits } from './CouponLimits.tsx';
import { limitNames, wrongUses } from './limitValues.ts';
import { editApi } from './editApi.ts';

/** Corrects the days and uses of a coupon. */
export function CouponChangeDialog({ coupon, onClose }: { coupon: Coupon; onClose: () => void }) {
  const { t } = useTranslation('reference');
  const dispatch = useAppDispatch();
  const { form, failure, isBusy, onSubmit } = useServerForm({
    name: 'reference/couponChange',
    defaultValues: {
      valid_from: coupon.valid_from,
      valid_until: coupon.valid_until,
      most_uses: String(coupon.most_uses),
      most_uses_of_client: String(coupon.most_uses_of_client),
    },
    fields: limitNames,
    check: (values) => wrongUses(values, t('commission.whole')),
    keepsAllBut: [],
    send: async (values) => {
      const body = {
        valid_from: values.valid_from.trim(),
        valid_until: values.valid_until.trim(),
        most_uses: Number(values.most_uses),
        most_uses_of_client: Number(values.most_uses_of_client),
      };
      const { error } = await dispatch(
        editApi.endpoints.changeCoupon.initiate({ params: { id: coupon.id }, body }, { track: false }),
      );
      if (error === undefined) {
        dispatch(noticeShown({ tone: 'success', text: { key: 'reference:saved' } }));
        onClose();
      }
      return error;
    },
  });
  return (
    <QuestionDialog title={t('coupons.change', { code: coupon.code })} text={t('coupons.changeText')} onClose={onClose}>
      <form noValidate onSubmit={onSubmit}>
        <FormStack>
          <CouponLimits control={form.control} />
          <SubmitButton label={t('save')} isBusy={isBusy} failure={failure} />
        </FormStack>
      </form>
    </QuestionDialog>
  );
}
