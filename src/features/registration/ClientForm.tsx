import { useTranslation } from 'react-i18next';
import { FormField } from '#src/features/auth/form/FormField.tsx';
import { FieldPair, FormStack } from '#src/features/auth/form/FormStack.ts';
import { PasswordField } from '#src/features/auth/form/PasswordField.tsx';
import { SubmitButton } from '#src/features/auth/form/SubmitButton.tsx';
import type { ServerForm } from '#src/features/auth/form/useServerForm.ts';
import { AgreementRow } from './AgreementRow.tsx';
import { TermsLabel } from './TermsLabel.tsx';
import type { ClientValues } from './clientPayload.ts';

/** The fields of somebody who rents cars. */
export function ClientForm({ form: { control }, failure, isBusy, onSubmit }: ServerForm<ClientValues>) {
  const { t } = useTranslation('auth');
  return (
    <form noValidate onSubmit={onSubmit}>
      <FormStack>
        <FieldPair>
          <FormField control={control} name="name" label={t('fields.name')} autoComplete="given-name" />
          <FormField control={control} name="surname" label={t('fields.surname')} autoComplete="family-name" />
        </FieldPair>
        <FormField control={control} name="email" type="email" label={t('fields.email')} autoComplete="email" />
        <FormField control={control} name="phone" type="tel" label={t('fields.phone')} autoComplete="tel" />
        <FieldPair>
          <PasswordField control={control} name="password" label={t('fields.password')} autoComplete="new-password" />
          <PasswordField
            control={control}
            name="password_confirmation"
            label={t('fields.repeat')}
            autoComplete="new-password"
          />
        </FieldPair>
        <div>
          <AgreementRow control={control} name="is_above_21" label={t('registration.above21')} />
          <AgreementRow
            control={control}
            name="has_drive_license_more_then_2_years"
            label={t('registration.licence')}
          />
          <AgreementRow control={control} name="agreed" label={<TermsLabel />} />
        </div>
        <SubmitButton label={t('registration.submit')} isBusy={isBusy} failure={failure} />
      </FormStack>
    </form>
  );
}
