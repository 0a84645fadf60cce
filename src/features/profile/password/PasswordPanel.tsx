import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { beginSession } from '#src/features/auth/beginSession.ts';
import { sendSealed } from '#src/shared/api/sendSealed.ts';
import { FormStack } from '#src/shared/forms/FormStack.ts';
import { PasswordField } from '#src/shared/forms/PasswordField.tsx';
import { useServerForm } from '#src/shared/forms/useServerForm.ts';
import { useAppDispatch } from '#src/shared/store/hooks.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';
import { Panel } from '#src/shared/ui/layout/Panel.tsx';
import { FailureNote } from '#src/shared/ui/states/FailureNote.tsx';
import { PanelHeading, Small } from '../profile.styles.ts';
import { profileApi } from '../profileApi.ts';

const empty = { current_password: '', password: '', password_confirmation: '' };

/** A new password; all other sessions of this account are logged out. */
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

const levels = ['weak', 'fair', 'good', 'strong'] as const;

const Meter = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  gap: 6,
  minHeight: 34,
  marginTop: 8,
  '& > .bar': { height: 6, borderRadius: 3, backgroundColor: theme.vars.palette.divider },
  '& > .bar[data-on]': { backgroundColor: theme.vars.palette.primary.main },
  '&[data-level=weak] > .bar[data-on]': { backgroundColor: theme.vars.palette.error.main },
  '&[data-level=fair] > .bar[data-on]': { backgroundColor: theme.vars.palette.warning.main },
  '& > p': { gridColumn: '1 / -1', ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

/** Shows how hard a new password is to guess; reserves its room before anything is typed. */
function StrengthMeter({ password }: { password: string }) {
  const { t } = useTranslation('profile');
  const level = passwordStrength(password);
  const filled = password === '' ? 0 : levels.indexOf(level) + 1;
  return (
    <Meter data-level={level}>
      {levels.map((name, index) => (
        <span className="bar" key={name} data-on={index < filled ? '' : undefined} />
      ))}
      <p role="status" aria-label={t('password.strength')}>
        {password === '' ? '' : t(`password.${level}`)}
      </p>
    </Meter>
  );
}

type Strength = 'weak' | 'fair' | 'good' | 'strong';

/**
 * Roughly how long guessing takes: by the length, where a repeated character counts little and a run (`abcd`, `4321`)
 * hardly at all. The server alone decides what is allowed.
 */
function passwordStrength(password: string): Strength {
  const characters = Array.from(password.toLowerCase());
  const seen = new Set<string>();
  let worth = 0;
  characters.forEach((character, index) => {
    const step = (character.codePointAt(0) ?? 0) - (characters[index - 1]?.codePointAt(0) ?? Number.NaN);
    const isRun = Math.abs(step) <= 1;
    worth += isRun ? 0.25 : seen.has(character) ? 0.6 : 1;
    seen.add(character);
  });
  if (characters.length < 8 || worth < 7) return 'weak';
  if (worth < 10) return 'fair';
  return worth < 13 ? 'good' : 'strong';
}
