import Button from '@mui/material/Button';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Profile } from '#contract/calls/profile/profile.ts';
import { checkSession } from '#src/features/auth/checkSession.ts';
import { sendSealed } from '#src/shared/api/sendSealed.ts';
import { cleanCode } from '#src/shared/forms/cleanCode.ts';
import { FormField } from '#src/shared/forms/FormField.tsx';
import { FormStack } from '#src/shared/forms/FormStack.ts';
import { PasswordField } from '#src/shared/forms/PasswordField.tsx';
import { SubmitButton } from '#src/shared/forms/SubmitButton.tsx';
import { useServerForm } from '#src/shared/forms/useServerForm.ts';
import { useAppDispatch } from '#src/shared/store/hooks.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { QuestionDialog } from '#src/shared/ui/dialogs/QuestionDialog.tsx';
import { Panel } from '#src/shared/ui/layout/Panel.tsx';
import { FailureNote } from '#src/shared/ui/states/FailureNote.tsx';
import { Actions, PanelHeading, Small } from '../profile.styles.ts';
import { profileApi } from '../profileApi.ts';
import { DetailsFields } from './DetailsFields.tsx';
import { changesOf, detailsFields, endsVerification, isGuarded, valuesOf } from './detailsValues.ts';

/** All personal details. The password is required only for changes to login, contacts and payouts. */
export function DetailsPanel({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profile');
  const { t: forms } = useTranslation('forms');
  const dispatch = useAppDispatch();
  const [isEmailOpen, setIsEmailOpen] = useUiState('profile/email', false);
  const { form, failure, isBusy, onSubmit } = useServerForm({
    name: 'profile/details',
    values: valuesOf(profile),
    fields: detailsFields,
    check: ({ pays_vat, vat_number }) =>
      pays_vat && vat_number.trim() === '' ? { vat_number: forms('wrong.required') } : {},
    keepsAllBut: ['current_password', 'iban', 'identity_number', 'vat_number'],
    send: async (values) => {
      const body = changesOf(profile, values);
      const { error } = await dispatch(sendSealed(profileApi.endpoints.updateProfile, { body }));
      if (error !== undefined) return error;
      dispatch(noticeShown({ tone: 'success', text: { key: 'profile:details.saved' } }));
      // The name in the header is the session's.
      await dispatch(checkSession());
      return undefined;
    },
  });
  const { control, reset } = form;
  const typed = useWatch({ control });
  const needsPassword = isGuarded(profile, typed);
  const isEnding = endsVerification(profile, typed);
  const isStaff = profile.kind === 'staff';
  return (
    <Panel>
      <PanelHeading>{t(profile.kind === 'legal' ? 'details.company' : 'details.title')}</PanelHeading>
      <form noValidate onSubmit={onSubmit}>
        <FormStack>
          <DetailsFields control={control} profile={profile} onChangeEmail={() => setIsEmailOpen(true)} />
          {needsPassword ? (
            <div>
              <PasswordField
                control={control}
                name="current_password"
                label={t('details.currentPassword')}
                autoComplete="current-password"
              />
              <Small sx={{ mt: 1.5 }}>{t('details.passwordHint')}</Small>
            </div>
          ) : null}
          <div role="status">
            {isEnding ? (
              <Small>{t(profile.kind === 'client' ? 'details.verifiedAgain' : 'details.badgeGoes')}</Small>
            ) : null}
          </div>
          {isStaff ? null : (
            <div>
              <FailureNote text={failure} />
              <Actions>
                <Button type="submit" loading={isBusy}>
                  {t('details.save')}
                </Button>
                {form.formState.isDirty ? (
                  <Button variant="text" onClick={() => reset(valuesOf(profile))}>
                    {t('details.discard')}
                  </Button>
                ) : null}
              </Actions>
            </div>
          )}
        </FormStack>
      </form>
      {isEmailOpen ? <EmailDialog onClose={() => setIsEmailOpen(false)} /> : null}
    </Panel>
  );
}

/** Two steps: the new address with the password, then the code that came to it. */
function EmailDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('profile');
  const { t: forms } = useTranslation('forms');
  const dispatch = useAppDispatch();
  const [step, setStep] = useUiState<'address' | 'code'>('profile/email/step', 'address', { privacy: 'keep' });
  const [address, setAddress] = useState('');
  const { sendEmailCode, updateProfile } = profileApi.endpoints;
  const { form, failure, isBusy, onSubmit } = useServerForm({
    name: 'profile/email',
    step,
    defaultValues: { email: '', current_password: '', code: '' },
    fields: ['email', 'current_password', 'code'],
    send: async ({ email, current_password, code }) => {
      if (step === 'address') {
        const body = { email, current_password };
        const { error } = await dispatch(sendSealed(sendEmailCode, { body }));
        if (error === undefined) {
          setAddress(email);
          setStep('code');
        }
        return error;
      }
      const body = { email: address, current_password, code };
      const { error } = await dispatch(sendSealed(updateProfile, { body }));
      if (error === undefined) {
        onClose();
        dispatch(noticeShown({ tone: 'success', text: { key: 'profile:details.saved' } }));
      }
      return error;
    },
  });
  const { control } = form;
  const text = step === 'address' ? t('email.text') : t('email.codeText', { address });
  return (
    <QuestionDialog title={t('email.title')} text={text} onClose={onClose}>
      <form noValidate onSubmit={onSubmit}>
        <FormStack>
          {step === 'address' ? (
            <>
              <FormField
                control={control}
                name="email"
                type="email"
                label={t('email.new')}
                autoComplete="email"
                autoFocus
              />
              <PasswordField
                control={control}
                name="current_password"
                label={t('details.currentPassword')}
                autoComplete="current-password"
              />
            </>
          ) : (
            <FormField
              control={control}
              name="code"
              label={forms('fields.code')}
              autoComplete="one-time-code"
              inputMode="numeric"
              clean={cleanCode}
              autoFocus
            />
          )}
          <SubmitButton
            label={t(step === 'address' ? 'email.send' : 'email.confirm')}
            isBusy={isBusy}
            failure={failure}
          />
        </FormStack>
      </form>
    </QuestionDialog>
  );
}
