import ArrowBackRoundedIcon from '@mui/icons-material/ArrowBackRounded';
import Button from '@mui/material/Button';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormStack } from '#src/features/auth/form/FormStack.ts';
import { SubmitButton } from '#src/features/auth/form/SubmitButton.tsx';
import { useServerForm } from '#src/features/auth/form/useServerForm.ts';
import { logFailure } from '#src/lib/log.ts';
import { useAppDispatch, useAppSelector } from '#src/store/hooks.ts';
import { modalClosed } from '#src/store/modalsSlice.ts';
import { noticeShown } from '#src/store/noticesSlice.ts';
import { detailsAccepted, selectOwnerStep, wentBack } from '../registrationSlice.ts';
import { CodeBoxes } from './CodeBoxes.tsx';
import { OwnerDetails } from './OwnerDetails.tsx';
import { PersonSwitch } from './PersonSwitch.tsx';
import { SendCode } from './SendCode.tsx';
import { StepMark } from './StepMark.tsx';
import { detailFields, emptyOwner, ownerAddress } from './ownerPayload.ts';
import type { OwnerValues } from './ownerPayload.ts';
import { checkOwner, registerOwner } from './sendOwner.ts';

/** Registers somebody who rents cars out: the details first, then the code that was sent to the address. */
export function OwnerForm() {
  const { t } = useTranslation('auth');
  const dispatch = useAppDispatch();
  const owner = useAppSelector(selectOwnerStep);

  const send = async (values: OwnerValues): Promise<unknown> => {
    if (owner.step === 'details') {
      const error = await dispatch(checkOwner(values));
      if (error === undefined) dispatch(detailsAccepted(ownerAddress(values)));
      return error;
    }
    const error = await dispatch(registerOwner(values));
    if (error === undefined) {
      dispatch(modalClosed());
      dispatch(noticeShown({ tone: 'success', text: t('registration.done') }));
    }
    return error;
  };
  const { form, failure, isBusy, onSubmit } = useServerForm<OwnerValues>({
    defaultValues: emptyOwner,
    fields: [...detailFields, 'code'],
    aliases: { address: 'email' },
    check: (values) => ({
      ...(values.password !== values.password_confirmation && { password_confirmation: t('wrong.repeat') }),
      ...(!values.agreed && { agreed: t('wrong.agreement') }),
    }),
    send,
    onFailed: (fields, error) => {
      logFailure('The registration was refused', error);
      // Somebody else may have taken the address meanwhile: that is put right in the first step.
      if (owner.step === 'code' && fields.some((field) => field !== 'code')) dispatch(wentBack());
    },
  });
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
