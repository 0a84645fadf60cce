import Button from '@mui/material/Button';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { sendSealed } from '#src/shared/api/sendSealed.ts';
import { FormStack } from '#src/shared/forms/FormStack.ts';
import { PasswordField } from '#src/shared/forms/PasswordField.tsx';
import { useServerForm } from '#src/shared/forms/useServerForm.ts';
import { beginSession } from '#src/features/auth/beginSession.ts';
import { useAppDispatch } from '#src/shared/store/hooks.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';
import { FailureNote } from '#src/shared/ui/states/FailureNote.tsx';
import { Panel } from '#src/shared/ui/layout/Panel.tsx';
import { profileApi } from '../profileApi.ts';
import { PanelHeading, Small } from '../profile.styles.ts';
import { StrengthMeter } from './StrengthMeter.tsx';

const empty = { current_password: '', password: '', password_confirmation: '' };

/** A new password; everybody else who is logged in with this account is logged out. */
export function PasswordPanel({ isScreen = false }: { isScreen?: boolean }) {
  const { t } = useTranslation('profile');
  const { t: forms } = useTranslation('forms');
  const dispatch = useAppDispatch();
  const { form, failure, isBusy, onSubmit } = useServerForm({
    name: 'profile/password',
    defaultValues: empty,
    fields: ['current_password', 'password', 'password_confirmation'],
    check: ({ password, password_confirmation }) =>
      password === password_confirmation ? {} : { password_confirmation: forms('wrong.repeat') },
    send: async (body) => {
      const { data, error } = await dispatch(sendSealed(profileApi.endpoints.changePassword, { body }));
      if (data === undefined) return error;
      reset(empty);
      dispatch(beginSession(data.user));
      dispatch(noticeShown({ tone: 'success', text: { key: 'profile:password.done' } }));
      return undefined;
    },
  });
  const { control, reset } = form;
  return (
    <Panel sx={{ maxWidth: isScreen ? 560 : undefined }}>
      {isScreen ? <title>{`${t('password.title')} · Gza`}</title> : null}
      <PanelHeading as={isScreen ? 'h1' : 'h2'}>{t('password.title')}</PanelHeading>
      <form noValidate onSubmit={onSubmit}>
        <FormStack sx={{ maxWidth: 480 }}>
          <Small>{t('password.text')}</Small>
          <PasswordField
            control={control}
            name="current_password"
            label={t('password.current')}
            autoComplete="current-password"
          />
          <div>
            <PasswordField
              control={control}
              name="password"
              label={forms('fields.newPassword')}
              autoComplete="new-password"
            />
            <StrengthMeter password={useWatch({ control, name: 'password' })} />
          </div>
          <PasswordField
            control={control}
            name="password_confirmation"
            label={forms('fields.repeat')}
            autoComplete="new-password"
          />
          <div>
            <FailureNote text={failure} />
            <Button type="submit" loading={isBusy}>
              {t('password.save')}
            </Button>
          </div>
        </FormStack>
      </form>
    </Panel>
  );
}
