import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sendSealed } from '#src/shared/api/sendSealed.ts';
import { FormStack } from '#src/shared/forms/FormStack.ts';
import { PasswordField } from '#src/shared/forms/PasswordField.tsx';
import { SubmitButton } from '#src/shared/forms/SubmitButton.tsx';
import { useServerForm } from '#src/shared/forms/useServerForm.ts';
import { secondFactorSetUp } from '#src/features/auth/authSlice.ts';
import { useAppDispatch } from '#src/shared/store/hooks.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { QuestionDialog } from '#src/shared/ui/dialogs/QuestionDialog.tsx';
import { profileApi } from '../profileApi.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { ScanStep } from './ScanStep.tsx';

/** What the server has made for this dialog: it is shown here and kept nowhere. */
interface Made {
  readonly secret: string;
  readonly url: string;
  readonly codes: readonly string[];
}

const nothing: Made = { secret: '', url: '', codes: [] };

/** Password, QR code, recovery codes. Once the codes are there, only having kept them closes it. */
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
      // Now it is on for this page as well.
      dispatch(profileApi.util.invalidateTags(['SecondFactor']));
      dispatch(secondFactorSetUp());
    };
    return (
      <QuestionDialog title={t('factor.codesTitle')} text={t('factor.codesText')} onClose={null}>
        <RecoveryCodes codes={made.codes} onKept={finish} />
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
