import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { sendSealed } from '#src/shared/api/sendSealed.ts';
import { FormStack } from '#src/shared/forms/FormStack.ts';
import { PasswordField } from '#src/shared/forms/PasswordField.tsx';
import { useServerForm } from '#src/shared/forms/useServerForm.ts';
import { loggedOut } from '#src/features/auth/authSlice.ts';
import { useAppDispatch } from '#src/shared/store/hooks.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';
import { FailureNote } from '#src/shared/ui/states/FailureNote.tsx';
import { QuestionDialog } from '#src/shared/ui/dialogs/QuestionDialog.tsx';
import { profileApi } from '../profileApi.ts';
import { Actions, Small } from '../profile.styles.ts';

/** Says what goes, what has to stay and when it is possible, and asks for the password. */
export function DeleteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('profile');
  const dispatch = useAppDispatch();
  const { form, failure, isBusy, onSubmit } = useServerForm({
    name: 'profile/delete',
    defaultValues: { current_password: '' },
    fields: ['current_password'],
    send: async (body) => {
      const { error } = await dispatch(sendSealed(profileApi.endpoints.deleteProfile, { body }));
      if (error !== undefined) return error;
      dispatch(noticeShown({ tone: 'success', text: { key: 'profile:data.deleted' } }));
      dispatch(loggedOut());
      return undefined;
    },
  });
  return (
    <QuestionDialog title={t('data.deleteTitle')} text={t('data.gone')} onClose={onClose}>
      <form noValidate onSubmit={onSubmit}>
        <FormStack>
          <Small>{t('data.kept')}</Small>
          <Small>{t('data.open')}</Small>
          <PasswordField
            control={form.control}
            name="current_password"
            label={t('details.currentPassword')}
            autoComplete="current-password"
          />
          <div>
            <FailureNote text={failure} />
            <Actions>
              <Button type="submit" color="error" loading={isBusy}>
                {t('data.delete')}
              </Button>
              <Button variant="text" onClick={onClose}>
                {t('data.keep')}
              </Button>
            </Actions>
          </div>
        </FormStack>
      </form>
    </QuestionDialog>
  );
}
