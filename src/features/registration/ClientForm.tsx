import { useTranslation } from 'react-i18next';
import { FormField } from '#src/shared/forms/FormField.tsx';
import { FieldPair, FormStack } from '#src/shared/forms/FormStack.ts';
import { PasswordField } from '#src/shared/forms/PasswordField.tsx';
import { SubmitButton } from '#src/shared/forms/SubmitButton.tsx';
import type { ServerForm } from '#src/shared/forms/useServerForm.ts';
import { AgreementRow } from './AgreementRow.tsx';
import { EmailField } from './EmailField.tsx';
import { TermsLabel } from './TermsLabel.tsx';
import type { ClientValues } from './clientPayload.ts';

/** The fields of somebody who rents cars. */
export function ClientForm({ form: { control }, failure, isBusy, onSubmit }: ServerForm<ClientValues>) {
  const { t } = useTranslation(['auth', 'forms']);
  return (
    <form noValidate onSubmit={onSubmit}>
      <FormStack>
        <FieldPair>
          <FormField control={control} name="name" label={t('forms:fields.name')} autoComplete="given-name" />
          <FormField control={control} name="surname" label={t('forms:fields.surname')} autoComplete="family-name" />
        </FieldPair>
        <EmailField control={control} name="email" />
        <FormField
          control={control}
          name="phone"
          type="tel"
          label={t('forms:fields.phone')}
          hint={t('forms:hints.phone')}
          autoComplete="tel"
        />
        <FieldPair>
          <PasswordField
            control={control}
            name="password"
            label={t('forms:fields.password')}
            hint={t('forms:hints.password')}
            autoComplete="new-password"
          />
          <PasswordField
            control={control}
            name="password_confirmation"
            label={t('forms:fields.repeat')}
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
