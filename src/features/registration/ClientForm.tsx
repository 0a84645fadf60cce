import { useTranslation } from 'react-i18next';
import { FormField } from '#src/features/auth/form/FormField.tsx';
import { FieldPair, FormStack } from '#src/features/auth/form/FormStack.ts';
import { PasswordField } from '#src/features/auth/form/PasswordField.tsx';
import { SubmitButton } from '#src/features/auth/form/SubmitButton.tsx';
import { useServerForm } from '#src/features/auth/form/useServerForm.ts';
import { logFailure } from '#src/lib/log.ts';
import { useAppDispatch } from '#src/store/hooks.ts';
import { modalClosed } from '#src/store/modalsSlice.ts';
import { noticeShown } from '#src/store/noticesSlice.ts';
import { AgreementRow } from './AgreementRow.tsx';
import { TermsLabel } from './TermsLabel.tsx';
import { clientFields, clientPayload, emptyClient } from './clientPayload.ts';
import { registrationApi } from './registrationApi.ts';

const agreements = ['is_above_21', 'has_drive_license_more_then_2_years', 'agreed'] as const;

/** Registers somebody who rents cars. */
export function ClientForm() {
  const { t } = useTranslation('auth');
  const dispatch = useAppDispatch();
  const { form, failure, isBusy, onSubmit } = useServerForm({
    defaultValues: emptyClient,
    fields: clientFields,
    aliases: { address: 'email' },
    check: (values) => ({
      ...(values.password !== values.password_confirmation && { password_confirmation: t('wrong.repeat') }),
      ...Object.fromEntries(agreements.filter((name) => !values[name]).map((name) => [name, t('wrong.agreement')])),
    }),
    send: async (values) => {
      const { error } = await dispatch(
        registrationApi.endpoints.registerClient.initiate({ body: clientPayload(values) }, { track: false }),
      );
      if (error === undefined) {
        dispatch(modalClosed());
        dispatch(noticeShown({ tone: 'success', text: t('registration.done') }));
      }
      return error;
    },
    onFailed: (_fields, error) => logFailure('The registration was refused', error),
  });
  const { control } = form;
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
