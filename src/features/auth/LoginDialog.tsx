import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isRequestFailure } from '#src/shared/api/requestFailure.ts';
import { useAppDispatch, useAppSelector, useServerClock } from '#src/shared/store/hooks.ts';
import { modalOpened, selectLoginIntent, selectOpenModal } from '#src/shared/store/modalsSlice.ts';
import { FormDialog } from '#src/shared/forms/FormDialog.tsx';
import { FormField } from '#src/shared/forms/FormField.tsx';
import { FormStack } from '#src/shared/forms/FormStack.ts';
import { PasswordField } from '#src/shared/forms/PasswordField.tsx';
import { resendAfter } from '#src/shared/forms/resendAfter.ts';
import { SubmitButton } from '#src/shared/forms/SubmitButton.tsx';
import { useServerForm } from '#src/shared/forms/useServerForm.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { CodeButton } from './code/CodeButton.tsx';
import { CodeStep } from './code/CodeStep.tsx';
import { logIn } from './logIn.ts';
import { PasskeyButton } from './passkey/PasskeyButton.tsx';

const Forgotten = styled('div')({ display: 'flex', justifyContent: 'flex-end', margin: '2px -8px 14px' });

const NewHere = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  margin: '12px 0 20px',
  ...theme.typography.body2,
  color: theme.vars.palette.text.tertiary,
  '&::before, &::after': { content: '""', flex: 1, borderTop: `1px solid ${theme.vars.palette.divider}` },
}));

/** By a password, a code that is mailed instead, or a passkey. */
export function LoginDialog() {
  const { t } = useTranslation('auth');
  const clock = useServerClock();
  const modal = useAppSelector(selectOpenModal);
  const { reason } = useAppSelector(selectLoginIntent);
  // Of an account that was just made, or that the registration has found.
  const [email, setEmail] = useState(modal?.kind === 'login' ? (modal.email ?? '') : '');
  /** When another code may be sent; null before the first one. */
  const [againAt, setAgainAt] = useUiState<number | null>('auth/loginCodeAgainAt', null, { privacy: 'keep' });
  const note = () => setAgainAt(clock.now() + resendAfter * 1000);
  const onCodeSent = (address: string) => {
    setEmail(address);
    note();
  };
  if (againAt === null) {
    const text = reason === undefined ? t('login.text') : t(`login.reason.${reason}`);
    return (
      <FormDialog title={t('login.title')} text={text} width={400}>
        <PasswordLogin email={email} onCodeSent={onCodeSent} />
      </FormDialog>
    );
  }
  return (
    <FormDialog title={t('login.byCode.title')} text={t('login.byCode.text', { address: email })} width={400}>
      <CodeStep address={email} againAt={againAt} onSent={note} onBack={() => setAgainAt(null)} />
    </FormDialog>
  );
}

interface Props {
  /** As far as it is known. */
  readonly email: string;
  readonly onCodeSent: (address: string) => void;
}

/** Email and password, plus a second-factor code once the server requires one. A successful login reloads the page. */
function PasswordLogin({ email, onCodeSent }: Props) {
  const { t } = useTranslation(['auth', 'forms']);
  const dispatch = useAppDispatch();
  const loginIntent = useAppSelector(selectLoginIntent);
  // Only the server knows whether an account has a second factor; it sends the hint for the field.
  const [codeHint, setCodeHint] = useUiState<string | null>('auth/codeHint', null);
  const { form, failure, isBusy, onSubmit } = useServerForm({
    name: 'auth/login',
    defaultValues: { email, password: '', code: '' },
    fields: ['email', 'password', 'code'],
    aliases: { address: 'email' },
    send: async (values) => {
      const error = await dispatch(logIn(values));
      const hint = isRequestFailure(error) ? error.fields['code'] : undefined;
      if (codeHint !== null || hint === undefined) return error;
      // Not an error yet: the user could not know that a code is required.
      setCodeHint(hint);
      return undefined;
    },
  });
  const { control } = form;
  return (
    <>
      <form noValidate onSubmit={onSubmit}>
        <FormStack>
          <FormField
            control={control}
            name="email"
            type="email"
            label={t('forms:fields.email')}
            autoComplete="username"
            autoFocus={email === ''}
          />
          <PasswordField
            control={control}
            name="password"
            label={t('forms:fields.password')}
            autoComplete="current-password"
            autoFocus={email !== ''}
          />
          {codeHint === null ? null : (
            <FormField
              control={control}
              name="code"
              label={t('login.code')}
              hint={codeHint}
              autoComplete="one-time-code"
              autoFocus
            />
          )}
        </FormStack>
        <Forgotten>
          <Button
            variant="text"
            size="small"
            data-dialog="recovery"
            onClick={() => dispatch(modalOpened({ ...loginIntent, kind: 'recovery' }))}
          >
            {t('login.recovery')}
          </Button>
        </Forgotten>
        <SubmitButton label={t('login.submit')} isBusy={isBusy} failure={failure} />
        <CodeButton form={form} onSent={onCodeSent} />
        <PasskeyButton />
      </form>
      <NewHere>{t('login.newHere')}</NewHere>
      <Button
        variant="outlined"
        size="large"
        fullWidth
        data-dialog="registration"
        onClick={() => dispatch(modalOpened({ ...loginIntent, kind: 'registration', tab: 'client' }))}
      >
        {t('login.registration')}
      </Button>
    </>
  );
}
