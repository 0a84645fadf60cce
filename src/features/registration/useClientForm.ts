import { useTranslation } from 'react-i18next';
import { useServerForm } from '#src/forms/useServerForm.ts';
import type { ServerForm } from '#src/forms/useServerForm.ts';
import { logFailure } from '#src/lib/log.ts';
import { useAppDispatch } from '#src/store/hooks.ts';
import { modalClosed } from '#src/store/modalsSlice.ts';
import { noticeShown } from '#src/store/noticesSlice.ts';
import { clientFields, clientPayload, emptyClient } from './clientPayload.ts';
import type { ClientValues } from './clientPayload.ts';
import { registrationApi } from './registrationApi.ts';

const agreements = ['is_above_21', 'has_drive_license_more_then_2_years', 'agreed'] as const;

/** The form of somebody who rents cars. */
export function useClientForm(): ServerForm<ClientValues> {
  const { t } = useTranslation(['auth', 'forms']);
  const dispatch = useAppDispatch();
  return useServerForm<ClientValues>({
    defaultValues: emptyClient,
    fields: clientFields,
    aliases: { address: 'email' },
    check: (values) => ({
      ...(values.password !== values.password_confirmation && { password_confirmation: t('forms:wrong.repeat') }),
      ...Object.fromEntries(
        agreements.filter((name) => !values[name]).map((name) => [name, t('forms:wrong.agreement')]),
      ),
    }),
    send: async (values) => {
      const { error } = await dispatch(
        registrationApi.endpoints.registerClient.initiate({ body: clientPayload(values) }, { track: false }),
      );
      if (error === undefined) {
        dispatch(modalClosed());
        dispatch(noticeShown({ tone: 'success', text: t('registration.done') }));
      }
      return error;
    },
    onFailed: (_fields, error) => logFailure('The registration was refused', error),
  });
}
