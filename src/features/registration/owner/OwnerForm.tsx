import ArrowBackRoundedIcon from '@mui/icons-material/ArrowBackRounded';
import Button from '@mui/material/Button';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormStack } from '#src/shared/forms/FormStack.ts';
import { SubmitButton } from '#src/shared/forms/SubmitButton.tsx';
import type { ServerForm } from '#src/shared/forms/useServerForm.ts';
import { useAppDispatch, useAppSelector } from '#src/shared/store/hooks.ts';
import { selectOwnerStep, wentBack } from '../registrationSlice.ts';
import { CodeBoxes } from './CodeBoxes.tsx';
import { OwnerDetails } from './OwnerDetails.tsx';
import { PersonSwitch } from './PersonSwitch.tsx';
import { SendCode } from './SendCode.tsx';
import { StepMark } from './StepMark.tsx';
import type { OwnerValues } from './ownerPayload.ts';

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
