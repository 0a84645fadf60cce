import { useTranslation } from 'react-i18next';
import type { CouponPayer } from '#contract/domain/money/coupon.ts';
import { addDays, todayInTbilisi } from '#src/features/dates/localDay.ts';
import { FormField } from '#src/shared/forms/FormField.tsx';
import { FormSelect } from '#src/shared/forms/FormSelect.tsx';
import { FieldPair, FormStack } from '#src/shared/forms/FormStack.ts';
import { SubmitButton } from '#src/shared/forms/SubmitButton.tsx';
import { useServerForm } from '#src/shared/forms/useServerForm.ts';
import { tetriOf } from '#src/shared/format/lariText.ts';
import { useAppDispatch } from '#src/shared/store/hooks.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';
import { useServerNow } from '#src/shared/store/useServerNow.ts';
import { QuestionDialog } from '#src/shared/ui/dialogs/QuestionDialog.tsx';
import { CouponLimits } from './CouponLimits.tsx';
import { isWhole, limitNames, wrongUses } from './limitValues.ts';
import { editApi } from './editApi.ts';

const payers = ['marketplace', 'owner'] as const satisfies readonly CouponPayer[];
const kinds = ['percent', 'amount'] as const;

/** A new coupon code. */
export function CouponDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('reference');
  const dispatch = useAppDispatch();
  const today = todayInTbilisi(useServerNow());
  const { form, failure, isBusy, onSubmit } = useServerForm({
    name: 'reference/coupon',
    defaultValues: {
      code: '',
      kind: 'percent',
      off: '',
      paid_by: 'marketplace',
      owner_id: '',
      valid_from: today,
      valid_until: addDays(today, 30),
      most_uses: '100',
      most_uses_of_client: '1',
    },
    fields: ['code', 'kind', 'off', 'paid_by', 'owner_id', ...limitNames],
    aliases: { percent: 'off', amount: 'off' },
    check: ({ kind, off, paid_by, owner_id, ...uses }) => {
      const isOff = kind === 'percent' ? isWhole(off) : tetriOf(off) !== null;
      return {
        ...(!isOff && { off: t(kind === 'percent' ? 'commission.whole' : 'coupons.wrongSum') }),
        ...(paid_by === 'owner' && !isWhole(owner_id) && { owner_id: t('commission.whole') }),
        ...wrongUses(uses, t('commission.whole')),
      };
    },
    keepsAllBut: [],
    send: async ({ kind, off, paid_by, owner_id, ...values }) => {
      const payer = payers.find((one) => one === paid_by) ?? 'marketplace';
      const body = {
        code: values.code.trim(),
        ...(kind === 'percent' ? { percent: Number(off) } : { amount: tetriOf(off) ?? 0 }),
        paid_by: payer,
        ...(payer === 'owner' && { owner_id: Number(owner_id) }),
        valid_from: values.valid_from.trim(),
        valid_until: values.valid_until.trim(),
        most_uses: Number(values.most_uses),
        most_uses_of_client: Number(values.most_uses_of_client),
      };
      const { error } = await dispatch(editApi.endpoints.createCoupon.initiate({ body }, { track: false }));
      if (error === undefined) {
        dispatch(noticeShown({ tone: 'success', text: { key: 'reference:saved' } }));
        onClose();
      }
      return error;
    },
  });
  const { control } = form;
  const [kind, payer] = form.watch(['kind', 'paid_by']);
  return (
    <QuestionDialog title={t('coupons.new')} text={t('coupons.newText')} onClose={onClose}>
      <form noValidate onSubmit={onSubmit}>
        <FormStack>
          <FormField
            control={control}
            name="code"
            label={t('coupons.code')}
            autoComplete="off"
            autoFocus
            hint={t('coupons.codeHint')}
          />
          <FieldPair>
            <FormSelect
              control={control}
              name="kind"
              label={t('coupons.kind')}
              options={kinds.map((value) => ({ value, label: t(`coupons.kinds.${value}`) }))}
            />
            <FormField
              control={control}
              name="off"
              label={t(kind === 'percent' ? 'coupons.percent' : 'coupons.sum')}
              inputMode="decimal"
              autoComplete="off"
            />
          </FieldPair>
          <FormSelect
            control={control}
            name="paid_by"
            label={t('coupons.payer')}
            options={payers.map((value) => ({ value, label: t(`coupons.paidBy.${value}`) }))}
          />
          {payer === 'owner' ? (
            <FormField
              control={control}
              name="owner_id"
              label={t('coupons.owner')}
              inputMode="numeric"
              autoComplete="off"
              hint={t('coupons.ownerHint')}
            />
          ) : null}
          <CouponLimits control={control} />
          <SubmitButton label={t('coupons.add')} isBusy={isBusy} failure={failure} />
        </FormStack>
      </form>
    </QuestionDialog>
  );
}
