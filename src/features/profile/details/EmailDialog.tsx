import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sendSealed } from '#src/shared/api/sendSealed.ts';
import { FormField } from '#src/shared/forms/FormField.tsx';
import { FormStack } from '#src/shared/forms/FormStack.ts';
import { PasswordField } from '#src/shared/forms/PasswordField.tsx';
import { SubmitButton } from '#src/shared/forms/SubmitButton.tsx';
import { cleanCode } from '#src/shared/forms/cleanCode.ts';
import { useServerForm } from '#src/shared/forms/useServerForm.ts';
import { useAppDispatch } from '#src/shared/store/hooks.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { QuestionDialog } from '#src/shared/ui/dialogs/QuestionDialog.tsx';
import { profileApi } from '../profileApi.ts';

/** Two steps: the new address with the password, then the code that came to it. */
export function EmailDialog({ onClose }: { onClose: () => void }) {
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
