import { useTranslation } from 'react-i18next';
import { logInAfter } from '#src/features/auth/logInAfter.ts';
import { useServerForm } from '#src/shared/forms/useServerForm.ts';
import type { ServerForm } from '#src/shared/forms/useServerForm.ts';
import { logFailure } from '#src/shared/lib/log.ts';
import { useAppDispatch, useAppSelector, useServerClock } from '#src/shared/store/hooks.ts';
import { emptyFields } from '../emptyFields.ts';
import { detailsAccepted, registered, selectOwnerStep, wentBack } from '../registrationSlice.ts';
import { detailFields, emptyOwner, ownerAddress } from './ownerPayload.ts';
import type { OwnerValues } from './ownerPayload.ts';
import { checkOwner, registerOwner } from './sendOwner.ts';

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
