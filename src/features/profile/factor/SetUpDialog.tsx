import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { QRCodeSVG } from 'qrcode.react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { secondFactorSetUp } from '#src/features/auth/authSlice.ts';
import { sendSealed } from '#src/shared/api/sendSealed.ts';
import { FormField } from '#src/shared/forms/FormField.tsx';
import { FormStack } from '#src/shared/forms/FormStack.ts';
import { PasswordField } from '#src/shared/forms/PasswordField.tsx';
import { SubmitButton } from '#src/shared/forms/SubmitButton.tsx';
import { useServerForm } from '#src/shared/forms/useServerForm.ts';
import { useAppDispatch } from '#src/shared/store/hooks.ts';
import { useUnsavedForm } from '#src/shared/store/drafts/useUnsavedForm.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { QuestionDialog } from '#src/shared/ui/dialogs/QuestionDialog.tsx';
import { Actions, Small } from '../profile.styles.ts';
import { profileApi } from '../profileApi.ts';

/** Created by the server for this dialog: shown here and stored nowhere. */
interface Made {
  readonly secret: string;
  readonly url: string;
  readonly codes: readonly string[];
}

const nothing: Made = { secret: '', url: '', codes: [] };

/**
 * Password, QR code, recovery codes. Once the codes are shown, the dialog closes only after the user confirms having
 * saved them.
 */
export function SetUpDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('profile');
  const dispatch = useAppDispatch();
  const [step, setStep] = useUiState<'password' | 'scan' | 'codes'>('profile/factor/step', 'password', {
    privacy: 'keep',
  });
  const [made, setMade] = useState(nothing);
  const goOn = (next: 'scan' | 'codes', more: Partial<Made>) => {
    setMade({ ...made, ...more });
    setStep(next);
  };
  if (step === 'codes') {
    const finish = () => {
      onClose();
      // Now it is on for this page as well, and sessions that began without it are over.
      dispatch(profileApi.util.invalidateTags(['SecondFactor', 'OpenSession']));
      dispatch(secondFactorSetUp());
    };
    return (
      <QuestionDialog title={t('factor.codesTitle')} text={t('factor.codesText')} onClose={null}>
        <RecoveryCodes codes={made.codes} onSaved={finish} />
      </QuestionDialog>
    );
  }
  return (
    <QuestionDialog
      title={t('factor.setUpTitle')}
      text={t(step === 'password' ? 'factor.passwordText' : 'factor.scanText')}
      onClose={onClose}
    >
      {step === 'password' ? (
        <PasswordStep onStarted={(secrets) => goOn('scan', secrets)} />
      ) : (
        <ScanStep secret={made.secret} url={made.url} onConfirmed={(codes) => goOn('codes', { codes })} />
      )}
    </QuestionDialog>
  );
}

function PasswordStep({ onStarted }: { onStarted: (made: { secret: string; url: string }) => void }) {
  const { t } = useTranslation('profile');
  const dispatch = useAppDispatch();
  const { form, failure, isBusy, onSubmit } = useServerForm({
    name: 'profile/factorPassword',
    defaultValues: { current_password: '' },
    fields: ['current_password'],
    send: async (body) => {
      const { data, error } = await dispatch(sendSealed(profileApi.endpoints.startSecondFactor, { body }));
      if (data !== undefined) onStarted({ secret: data.secret, url: data.url });
      return error;
    },
  });
  return (
    <form noValidate onSubmit={onSubmit}>
      <FormStack>
        <PasswordField
          control={form.control}
          name="current_password"
          label={t('details.currentPassword')}
          autoComplete="current-password"
          autoFocus
        />
        <SubmitButton label={t('factor.continue')} isBusy={isBusy} failure={failure} />
      </FormStack>
    </form>
  );
}

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(168px, 1fr))',
  gap: '6px 16px',
  margin: '0 0 20px',
  padding: 16,
  borderRadius: theme.radii.control,
  backgroundColor: theme.vars.palette.background.mist,
  listStyle: 'none',
  fontFamily: 'monospace',
  fontSize: '.9375rem',
}));

/** Shown once. */
function RecoveryCodes({ codes, onSaved }: { codes: readonly string[]; onSaved: () => void }) {
  const { t } = useTranslation('profile');
  const [isCopied, setIsCopied] = useUiState('profile/codesCopied', false);
  // Whoever leaves now has none.
  useUnsavedForm(true);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(codes.join('\n'));
    setIsCopied(true);
  };
  return (
    <>
      <List>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </List>
      <Actions>
        <Button autoFocus onClick={onSaved}>
          {t('factor.kept')}
        </Button>
        <Button variant="outlined" onClick={() => void copy()}>
          {t('factor.copy')}
        </Button>
        <span role="status">{isCopied ? t('factor.copied') : ''}</span>
      </Actions>
    </>
  );
}

/** White in both schemes: cameras want dark on light. */
const Paper = styled('div')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  padding: 16,
  borderRadius: theme.radii.card,
  backgroundColor: '#fff',
  '& > svg': { width: 200, height: 200, maxWidth: '100%' },
}));

const Key = styled('code')({ display: 'block', fontSize: '1rem', letterSpacing: '.06em', overflowWrap: 'anywhere' });

interface Props {
  readonly secret: string;
  readonly url: string;
  readonly onConfirmed: (codes: readonly string[]) => void;
}

/** The secret as a picture and as a key, and the code that shows it has arrived. */
function ScanStep({ secret, url, onConfirmed }: Props) {
  const { t } = useTranslation('profile');
  const dispatch = useAppDispatch();
  const { form, failure, isBusy, onSubmit } = useServerForm({
    name: 'profile/factorScan',
    defaultValues: { code: '' },
    fields: ['code'],
    send: async (body) => {
      const { data, error } = await dispatch(sendSealed(profileApi.endpoints.confirmSecondFactor, { body }));
      if (data !== undefined) onConfirmed(data.recovery_codes);
      return error;
    },
  });
  return (
    <form noValidate onSubmit={onSubmit}>
      <FormStack>
        <Paper>
          <QRCodeSVG value={url} size={200} title={t('factor.qr')} role="img" />
        </Paper>
        <div>
          <Small>{t('factor.key')}</Small>
          <Key>{secret.match(/.{1,4}/g)?.join(' ')}</Key>
        </div>
        <FormField
          control={form.control}
          name="code"
          label={t('factor.code')}
          autoComplete="one-time-code"
          inputMode="numeric"
          autoFocus
        />
        <SubmitButton label={t('factor.confirm')} isBusy={isBusy} failure={failure} />
      </FormStack>
    </form>
  );
}
