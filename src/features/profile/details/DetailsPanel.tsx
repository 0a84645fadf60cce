import Button from '@mui/material/Button';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Profile } from '#contract/calls/profile.ts';
import { sendSealed } from '#src/shared/api/sendSealed.ts';
import { checkSession } from '#src/features/auth/checkSession.ts';
import { FormStack } from '#src/shared/forms/FormStack.ts';
import { PasswordField } from '#src/shared/forms/PasswordField.tsx';
import { useServerForm } from '#src/shared/forms/useServerForm.ts';
import { useAppDispatch } from '#src/shared/store/hooks.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { FailureNote } from '#src/shared/ui/states/FailureNote.tsx';
import { Panel } from '#src/shared/ui/layout/Panel.tsx';
import { profileApi } from '../profileApi.ts';
import { Actions, PanelHeading, Small } from '../profile.styles.ts';
import { DetailsFields } from './DetailsFields.tsx';
import { EmailDialog } from './EmailDialog.tsx';
import { changesOf, detailsFields, endsVerification, isGuarded, valuesOf } from './detailsValues.ts';

/** Everything that can be written down of somebody. The password is asked only for what opens, reaches or pays them. */
export function DetailsPanel({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profile');
  const dispatch = useAppDispatch();
  const [isEmailOpen, setIsEmailOpen] = useUiState('profile/email', false);
  const { form, failure, isBusy, onSubmit } = useServerForm({
    name: 'profile/details',
    values: valuesOf(profile),
    fields: detailsFields,
    keepsAllBut: ['current_password', 'iban', 'identity_number'],
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
