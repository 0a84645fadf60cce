import { useTranslation } from 'react-i18next';
import { sendSealed } from '#src/shared/api/sendSealed.ts';
import { useServerForm } from '#src/shared/forms/useServerForm.ts';
import type { ServerForm } from '#src/shared/forms/useServerForm.ts';
import { logFailure } from '#src/shared/lib/log.ts';
import { useAppDispatch, useAppSelector } from '#src/shared/store/hooks.ts';
import { modalClosed, modalOpened, selectLoginIntent } from '#src/shared/store/modalsSlice.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';
import { clientFields, clientPayload, emptyClient } from './clientPayload.ts';
import type { ClientValues } from './clientPayload.ts';
import { emptyFields } from './emptyFields.ts';
import { registered } from './registrationSlice.ts';
import { registrationApi } from './registrationApi.ts';

const agreements = [
  ['is_above_21', 'forms:wrong.above21'],
  ['has_drive_license_more_then_2_years', 'forms:wrong.licence'],
  ['agreed', 'forms:wrong.terms'],
] as const;

/** The form of somebody who rents cars. */
export function useClientForm(): ServerForm<ClientValues> {
  const { t } = useTranslation(['auth', 'forms']);
  const dispatch = useAppDispatch();
  const loginIntent = useAppSelector(selectLoginIntent);
  return useServerForm<ClientValues>({
    name: 'registration/client',
    defaultValues: emptyClient,
    fields: clientFields,
    aliases: { address: 'email' },
    check: (values) => {
      const missing = agreements.filter(([name]) => !values[name]);
      return {
        ...(missing.length > 0 && emptyFields(values, clientFields, t('forms:wrong.required'))),
        ...(values.password !== values.password_confirmation && { password_confirmation: t('forms:wrong.repeat') }),
        ...Object.fromEntries(missing.map(([name, why]) => [name, t(why)])),
      };
    },
    send: async (values) => {
      const { error } = await dispatch(
        sendSealed(registrationApi.endpoints.registerClient, { body: clientPayload(values) }),
      );
      if (error === undefined) {
        dispatch(registered());
        // Whoever was on the way somewhere goes on: only the password is left to say.
        if (loginIntent.next === undefined) dispatch(modalClosed());
        else dispatch(modalOpened({ ...loginIntent, kind: 'login', email: values.email.trim().toLowerCase() }));
        dispatch(noticeShown({ tone: 'success', text: { key: 'auth:registration.done' } }));
      }
      return error;
    },
    onFailed: (_fields, error) => logFailure('The registration was refused', error),
  });
}
