import ArrowBackRoundedIcon from '@mui/icons-material/ArrowBackRounded';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useWatch, useController } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { cleanCode } from '#src/shared/forms/cleanCode.ts';
import { CodeAgain } from '#src/shared/forms/CodeAgain.tsx';
import { FieldMessage } from '#src/shared/forms/FieldMessage.tsx';
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
              // Errors about a person's number do not apply to a company's.
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

/** Covers its half, invisibly: a click anywhere reaches it, and so do the arrow keys. */
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

const Frame = styled('div')({ position: 'relative', margin: '4px 0 8px' });

/** One field over all boxes: a phone fills it in, a paste works, and a screen reader announces one field. */
const Input = styled('input')({
  position: 'absolute',
  inset: 0,
  width: '100%',
  opacity: 0,
  cursor: 'text',
  // A phone would zoom in on smaller letters.
  fontSize: '1rem',
});

const Boxes = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  gap: 12,
  '& > .box': {
    display: 'grid',
    placeItems: 'center',
    height: 72,
    border: `1px solid ${theme.vars.palette.control}`,
    borderRadius: theme.radii.control,
    backgroundColor: theme.vars.palette.background.paper,
    fontSize: '1.875rem',
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
  },
  'input:focus + & > [data-next]': {
    borderColor: theme.vars.palette.primary.main,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.main}`,
  },
  'input[aria-invalid] + & > .box': {
    borderColor: theme.vars.palette.error.main,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.error.main}`,
  },
}));

const places = [0, 1, 2, 3];

/** The four digits of the mail. */
function CodeBoxes({ control }: { control: Control<OwnerValues> }) {
  const { t } = useTranslation('forms');
  const id = useId();
  const { field, fieldState } = useController({ control, name: 'code' });
  const { ref, name, value, onBlur, onChange } = field;
  const message = fieldState.error?.message;
  const next = Math.min(value.length, places.length - 1);
  return (
    <div>
      <Frame>
        <Input
          ref={ref}
          name={name}
          value={value}
          onBlur={onBlur}
          onChange={(event) => onChange(cleanCode(event.target.value))}
          aria-label={t('fields.code')}
          autoComplete="one-time-code"
          inputMode="numeric"
          autoFocus
          {...(message !== undefined && { 'aria-invalid': true, 'aria-describedby': id })}
        />
        <Boxes aria-hidden>
          {places.map((place) => (
            <span className="box" key={place} data-next={place === next ? '' : undefined}>
              {value[place]}
            </span>
          ))}
        </Boxes>
      </Frame>
      <FieldMessage id={id} text={message} />
    </div>
  );
}
