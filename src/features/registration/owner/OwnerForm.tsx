import ArrowBackRoundedIcon from '@mui/icons-material/ArrowBackRounded';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CodeAgain } from '#src/shared/forms/CodeAgain.tsx';
import { FormStack } from '#src/shared/forms/FormStack.ts';
import { SubmitButton } from '#src/shared/forms/SubmitButton.tsx';
import type { ServerForm } from '#src/shared/forms/useServerForm.ts';
import { logFailure } from '#src/shared/lib/log.ts';
import { useAppDispatch, useAppSelector, useServerClock } from '#src/shared/store/hooks.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { Segments } from '#src/shared/ui/layout/Segments.ts';
import { registrationApi } from '../registrationApi.ts';
import { selectOwnerStep, wentBack, codeSent, selectResend } from '../registrationSlice.ts';
import { CodeBoxes } from './CodeBoxes.tsx';
import { OwnerDetails } from './OwnerDetails.tsx';
import type { OwnerValues, PersonType } from './ownerPayload.ts';

/** The details first, then the code that was sent to the address. */
export function OwnerForm({ form, failure, isBusy, onSubmit }: ServerForm<OwnerValues>) {
  const { t } = useTranslation('auth');
  const dispatch = useAppDispatch();
  const owner = useAppSelector(selectOwnerStep);
  const { control } = form;
  const person = useWatch({ control, name: 'person' });

  return (
    <form noValidate onSubmit={onSubmit}>
      <StepMark step={owner.step} />
      {owner.step === 'details' ? (
        <FormStack>
          <PersonSwitch
            value={person}
            onChange={(next) => {
              form.setValue('person', next, { shouldDirty: true });
              // What was said about a person's number is not true of a company's.
              form.clearErrors(['name', 'surname', 'identity_number']);
            }}
          />
          <OwnerDetails control={control} />
          <SubmitButton label={t('registration.continue')} isBusy={isBusy} failure={failure} />
        </FormStack>
      ) : (
        <>
          <CodeBoxes control={control} />
          <SendCode address={owner.address} />
          <SubmitButton label={t('registration.submit')} isBusy={isBusy} failure={failure} />
          <Button
            variant="text"
            fullWidth
            startIcon={<ArrowBackRoundedIcon />}
            sx={{ mt: 2 }}
            onClick={() => dispatch(wentBack())}
          >
            {t('registration.back')}
          </Button>
        </>
      )}
    </form>
  );
}

const Row = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  marginBottom: 18,
  ...theme.typography.body2,
  fontWeight: 500,
  color: theme.vars.palette.text.secondary,
}));

const Part = styled('i')(({ theme }) => ({
  width: 28,
  height: 4,
  borderRadius: 2,
  backgroundColor: theme.vars.palette.divider,
  '&[data-on]': { backgroundColor: theme.vars.palette.primary.main },
}));

/** Which of the two steps this is. */
function StepMark({ step }: { step: 'details' | 'code' }) {
  const { t } = useTranslation('auth');
  return (
    <Row>
      <Part data-on="" />
      <Part data-on={step === 'code' ? '' : undefined} />
      {t(`registration.${step}`)}
    </Row>
  );
}

/** Lies over its half, unseen: a click anywhere reaches it, and so do the arrow keys. */
const Radio = styled('input')({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' });

const people = [
  { person: 'physical', label: 'registration.physical' },
  { person: 'legal', label: 'registration.legal' },
] as const;

interface Props {
  readonly value: PersonType;
  readonly onChange: (person: PersonType) => void;
}

/** Whether a person or a company owns the cars. */
function PersonSwitch({ value, onChange }: Props) {
  const { t } = useTranslation('auth');
  const name = useId();
  return (
    <Segments role="radiogroup" aria-label={t('registration.person')}>
      {people.map(({ person, label }) => (
        <label key={person} data-on={person === value || undefined}>
          <Radio type="radio" name={name} checked={person === value} onChange={() => onChange(person)} />
          {t(label)}
        </label>
      ))}
    </Segments>
  );
}

/** Sends another code. A failure is only logged. */
function SendCode({ address }: { address: string }) {
  const dispatch = useAppDispatch();
  const clock = useServerClock();
  const resend = useAppSelector(selectResend);
  const [isBusy, setIsBusy] = useUiState('registration/anotherCode', false);

  const send = async (): Promise<void> => {
    setIsBusy(true);
    const { error } = await dispatch(
      registrationApi.endpoints.sendCode.initiate({ body: { address } }, { track: false }),
    );
    setIsBusy(false);
    if (error !== undefined) {
      logFailure('No code was sent', error);
      return;
    }
    dispatch(codeSent({ address, sentAt: clock.now() }));
    dispatch(noticeShown({ tone: 'success', text: { key: 'forms:codeAgain.sent' } }));
  };
  return <CodeAgain at={resend?.address === address ? resend.at : 0} isBusy={isBusy} onSend={() => void send()} />;
}
