import { useTranslation } from 'react-i18next';
import { logInAfter } from '#src/features/auth/logInAfter.ts';
import { sendSealed } from '#src/shared/api/sendSealed.ts';
import { useServerForm } from '#src/shared/forms/useServerForm.ts';
import type { ServerForm } from '#src/shared/forms/useServerForm.ts';
import { logFailure } from '#src/shared/lib/log.ts';
import { useAppDispatch, useAppSelector, useServerClock } from '#src/shared/store/hooks.ts';
import type { AppThunk } from '#src/shared/store/hooks.ts';
import { emptyFields } from '../emptyFields.ts';
import { registrationApi } from '../registrationApi.ts';
import { detailsAccepted, registered, selectOwnerStep, wentBack } from '../registrationSlice.ts';
import { detailFields, emptyOwner, ownerAddress, legalDetails, physicalDetails } from './ownerPayload.ts';
import type { OwnerValues } from './ownerPayload.ts';

/** A company has no last name. */
const fieldsOf = ({ person }: OwnerValues) =>
  detailFields.filter((name) => person === 'physical' || name !== 'surname');

/** The form of an owner. Its two steps are one form: the last one sends the details again. */
export function useOwnerForm(): ServerForm<OwnerValues> {
  const { t } = useTranslation(['auth', 'forms']);
  const dispatch = useAppDispatch();
  const clock = useServerClock();
  const owner = useAppSelector(selectOwnerStep);

  const send = async (values: OwnerValues): Promise<unknown> => {
    if (owner.step === 'details') {
      const error = await dispatch(checkOwner(values));
      if (error === undefined) dispatch(detailsAccepted({ address: ownerAddress(values), sentAt: clock.now() }));
      return error;
    }
    const error = await dispatch(registerOwner(values));
    if (error === undefined) {
      dispatch(registered());
      await dispatch(logInAfter('auth:registration.done', { email: ownerAddress(values), password: values.password }));
    }
    return error;
  };
  return useServerForm<OwnerValues>({
    name: 'registration/owner',
    step: owner.step,
    defaultValues: emptyOwner,
    fields: [...detailFields, 'code'],
    aliases: { address: 'email' },
    check: (values) => ({
      ...(!values.agreed && emptyFields(values, fieldsOf(values), t('forms:wrong.required'))),
      ...(values.password !== values.password_confirmation && { password_confirmation: t('forms:wrong.repeat') }),
      ...(!values.agreed && { agreed: t('forms:wrong.terms') }),
    }),
    send,
    onFailed: (fields, error) => {
      logFailure('The registration was refused', error);
      // The address may have been registered meanwhile: that is corrected in the first step.
      if (owner.step === 'code' && fields.some((field) => field !== 'code')) dispatch(wentBack());
    },
  });
}

const { checkLegalOwner, checkPhysicalOwner, registerLegalOwner, registerPhysicalOwner } = registrationApi.endpoints;

/** Step one: returns the error, or undefined when everything is valid and a code was sent. */
export const checkOwner =
  (values: OwnerValues): AppThunk<Promise<unknown>> =>
  async (dispatch) => {
    const { error } =
      values.person === 'legal'
        ? await dispatch(sendSealed(checkLegalOwner, { body: legalDetails(values) }))
        : await dispatch(sendSealed(checkPhysicalOwner, { body: physicalDetails(values) }));
    return error;
  };

/** Step two: the same details with the code. */
export const registerOwner =
  (values: OwnerValues): AppThunk<Promise<unknown>> =>
  async (dispatch) => {
    const { code } = values;
    const { error } =
      values.person === 'legal'
        ? await dispatch(sendSealed(registerLegalOwner, { body: { ...legalDetails(values), code } }))
        : await dispatch(sendSealed(registerPhysicalOwner, { body: { ...physicalDetails(values), code } }));
    return error;
  };
