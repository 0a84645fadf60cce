import { useTranslation } from 'react-i18next';
import { sendSealed } from '#src/shared/api/sendSealed.ts';
import { FormField } from '#src/shared/forms/FormField.tsx';
import { FormStack } from '#src/shared/forms/FormStack.ts';
import { PasswordField } from '#src/shared/forms/PasswordField.tsx';
import { SubmitButton } from '#src/shared/forms/SubmitButton.tsx';
import { useServerForm } from '#src/shared/forms/useServerForm.ts';
import { useAppDispatch } from '#src/shared/store/hooks.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';
import { QuestionDialog } from '#src/shared/ui/dialogs/QuestionDialog.tsx';
import { profileApi } from '../profileApi.ts';

/** Both factors, to do without the second. */
export function StopFactorDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('profile');
  const dispatch = useAppDispatch();
  const { form, failure, isBusy, onSubmit } = useServerForm({
    name: 'profile/factorStop',
    defaultValues: { current_password: '', code: '' },
    fields: ['current_password', 'code'],
    send: async (body) => {
      const { error } = await dispatch(sendSealed(profileApi.endpoints.removeSecondFactor, { body }));
      if (error !== undefined) return error;
      onClose();
      dispatch(noticeShown({ tone: 'success', text: { key: 'profile:factor.turnedOff' } }));
      return undefined;
    },
  });
  const { control } = form;
  return (
    <QuestionDialog title={t('factor.stopTitle')} text={t('factor.stopText')} onClose={onClose}>
      <form noValidate onSubmit={onSubmit}>
        <FormStack>
          <PasswordField
            control={control}
            name="current_password"
            label={t('details.currentPassword')}
            autoComplete="current-password"
            autoFocus
          />
          <FormField control={control} name="code" label={t('factor.anyCode')} autoComplete="one-time-code" />
          <SubmitButton label={t('factor.stop')} isBusy={isBusy} failure={failure} />
        </FormStack>
      </form>
    </QuestionDialog>
  );
}
