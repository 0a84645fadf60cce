import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormField } from '#src/shared/forms/FormField.tsx';
import { FieldPair } from '#src/shared/forms/FormStack.ts';
import type { LimitValues } from './limitValues.ts';

/** On which days and how often a coupon counts. */
export function CouponLimits<Values extends LimitValues>({ control: whole }: { control: Control<Values> }) {
  const { t } = useTranslation('reference');
  // A form with more fields has these, which the type of its control does not say.
  const control = whole as unknown as Control<LimitValues>;
  return (
    <>
      <FieldPair>
        <FormField control={control} name="valid_from" label={t('coupons.from')} autoComplete="off" />
        <FormField
          control={control}
          name="valid_until"
          label={t('coupons.until')}
          autoComplete="off"
          hint={t('coupons.dayHint')}
        />
      </FieldPair>
      <FieldPair>
        <FormField
          control={control}
          name="most_uses"
          label={t('coupons.mostUses')}
          inputMode="numeric"
          autoComplete="off"
        />
        <FormField
          control={control}
          name="most_uses_of_client"
          label={t('coupons.mostUsesOfClient')}
          inputMode="numeric"
          autoComplete="off"
        />
      </FieldPair>
    </>
  );
}
