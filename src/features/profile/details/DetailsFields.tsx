import Button from '@mui/material/Button';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Profile } from '#contract/calls/profile/profile.ts';
import { VAT_PERCENT } from '#contract/domain/money/vat.ts';
import { CityPicker } from '#src/shared/forms/CityPicker.tsx';
import { FormField } from '#src/shared/forms/FormField.tsx';
import { FieldPair } from '#src/shared/forms/FormStack.ts';
import { CheckRow } from '#src/shared/ui/components/CheckRow.tsx';
import { Small } from '../profile.styles.ts';
import { hasField } from './detailsValues.ts';
import type { DetailsValues } from './detailsValues.ts';

interface Props {
  readonly control: Control<DetailsValues>;
  readonly profile: Profile;
  readonly onChangeEmail: () => void;
}

/** The fields this kind of account has. */
export function DetailsFields({ control, profile, onChangeEmail }: Props) {
  const { t } = useTranslation('profile');
  const { t: forms } = useTranslation('forms');
  const isCompany = profile.kind === 'legal';
  const isClient = profile.kind === 'client';
  const optional = (label: string) => (isClient ? `${label} (${t('details.optional')})` : label);
  return (
    <FieldPair>
      {hasField(profile, 'name') ? (
        <FormField
          control={control}
          name="name"
          label={forms(isCompany ? 'fields.companyName' : 'fields.name')}
          autoComplete={isCompany ? 'organization' : 'given-name'}
        />
      ) : null}
      {hasField(profile, 'surname') ? (
        <FormField control={control} name="surname" label={forms('fields.surname')} autoComplete="family-name" />
      ) : null}
      {hasField(profile, 'phone') ? (
        <FormField control={control} name="phone" type="tel" label={forms('fields.phone')} autoComplete="tel" />
      ) : null}
      <EmailField email={profile.email} onChange={onChangeEmail} />
      {hasField(profile, 'identity_number') ? (
        <>
          <FormField
            control={control}
            name="identity_number"
            label={optional(forms(isCompany ? 'fields.companyCode' : 'fields.personalNumber'))}
            autoComplete="off"
            inputMode="numeric"
          />
          <CityPicker control={control} name="city_id" />
          <FormField
            control={control}
            name="physical_address"
            label={optional(forms('fields.physicalAddress'))}
            autoComplete="street-address"
          />
          <FormField
            control={control}
            name="legal_address"
            label={optional(forms('fields.legalAddress'))}
            autoComplete="off"
          />
        </>
      ) : null}
      {hasField(profile, 'iban') ? (
        <FormField control={control} name="iban" label={forms('fields.iban')} autoComplete="off" />
      ) : null}
      {hasField(profile, 'vat_number') ? <VatFields control={control} /> : null}
      {hasField(profile, 'contact_name') ? (
        <>
          <FormField control={control} name="contact_name" label={t('details.contactName')} autoComplete="off" />
          <FormField
            control={control}
            name="contact_phone"
            type="tel"
            label={t('details.contactPhone')}
            autoComplete="off"
          />
        </>
      ) : null}
    </FieldPair>
  );
}

/** Whether the owner pays VAT, and under which number: what invoices of their orders say from then on. */
function VatFields({ control }: Pick<Props, 'control'>) {
  const { t } = useTranslation('profile');
  const { field } = useController({ control, name: 'pays_vat' });
  return (
    <div>
      <CheckRow
        label={t('details.paysVat')}
        isChecked={field.value}
        onChange={() => field.onChange(!field.value)}
        inputRef={field.ref}
      />
      {field.value ? (
        <FormField
          control={control}
          name="vat_number"
          label={t('details.vatNumber')}
          autoComplete="off"
          inputMode="numeric"
          hint={t('details.vatHint', { percent: VAT_PERCENT })}
        />
      ) : null}
    </div>
  );
}

function EmailField({ email, onChange }: { email: string; onChange: () => void }) {
  const { t } = useTranslation('profile');
  const { t: forms } = useTranslation('forms');
  const [id, hintId] = [useId(), useId()];
  return (
    <div>
      <FormLabel htmlFor={id}>{forms('fields.email')}</FormLabel>
      <OutlinedInput id={id} fullWidth readOnly value={email} inputProps={{ 'aria-describedby': hintId }} />
      <Small id={hintId} sx={{ mt: 1.5 }}>
        {t('details.emailHint')}
      </Small>
      <Button variant="text" size="small" sx={{ ml: -2 }} onClick={onChange}>
        {t('details.changeEmail')}
      </Button>
    </div>
  );
}
