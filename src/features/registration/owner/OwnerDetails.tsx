import { useWatch } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CityPicker } from '#src/shared/forms/CityPicker.tsx';
import { FormField } from '#src/shared/forms/FormField.tsx';
import { FieldPair } from '#src/shared/forms/FormStack.ts';
import { PasswordField } from '#src/shared/forms/PasswordField.tsx';
import { AgreementRow } from '../AgreementRow.tsx';
import { EmailField } from '../EmailField.tsx';
import { TermsLabel } from '../TermsLabel.tsx';
import type { OwnerValues } from './ownerPayload.ts';

/** Step one. For a company the labels change, and it has no last name. */
export function OwnerDetails({ control }: { control: Control<OwnerValues> }) {
  const { t } = useTranslation('forms');
  const isPerson = useWatch({ control, name: 'person' }) === 'physical';
  return (
    <>
      <FieldPair data-legal={isPerson ? undefined : ''}>
        <FormField
          control={control}
          name="name"
          label={t(isPerson ? 'fields.name' : 'fields.companyName')}
          autoComplete={isPerson ? 'given-name' : 'organization'}
        />
        {isPerson ? (
          <FormField control={control} name="surname" label={t('fields.surname')} autoComplete="family-name" />
        ) : null}
        <FormField
          control={control}
          name="identity_number"
          label={t(isPerson ? 'fields.personalNumber' : 'fields.companyCode')}
          autoComplete="off"
          inputMode="numeric"
        />
        <FormField
          control={control}
          name="phone"
          type="tel"
          label={t('fields.phone')}
          hint={t('hints.phone')}
          autoComplete="tel"
        />
      </FieldPair>
      <CityPicker control={control} name="city_id" />
      <FieldPair>
        <FormField
          control={control}
          name="physical_address"
          label={t('fields.physicalAddress')}
          placeholder={t('hints.physicalAddress')}
          autoComplete="street-address"
        />
        <FormField
          control={control}
          name="legal_address"
          label={t('fields.legalAddress')}
          placeholder={t('hints.legalAddress')}
          autoComplete="off"
        />
      </FieldPair>
      <FormField
        control={control}
        name="iban"
        label={t('fields.iban')}
        placeholder="GE00 XX00 0000 0000 0000 00"
        autoComplete="off"
      />
      <EmailField control={control} name="email" placeholder="name@example.com" />
      <FieldPair>
        <PasswordField
          control={control}
          name="password"
          label={t('fields.password')}
          hint={t('hints.password')}
          autoComplete="new-password"
        />
        <PasswordField
          control={control}
          name="password_confirmation"
          label={t('fields.repeat')}
          autoComplete="new-password"
        />
      </FieldPair>
      <AgreementRow control={control} name="agreed" label={<TermsLabel />} />
    </>
  );
}
