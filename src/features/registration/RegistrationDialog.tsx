import PersonOutlineRoundedIcon from '@mui/icons-material/PersonOutlineRounded';
import VpnKeyOutlinedIcon from '@mui/icons-material/VpnKeyOutlined';
import Box from '@mui/material/Box';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClientRegistration } from '#contract/calls/registration.ts';
import { logInAfter } from '#src/features/auth/logInAfter.ts';
import { sendSealed } from '#src/shared/api/sendSealed.ts';
import { FormDialog } from '#src/shared/forms/FormDialog.tsx';
import { FormField } from '#src/shared/forms/FormField.tsx';
import { FieldPair, FormStack } from '#src/shared/forms/FormStack.ts';
import { PasswordField } from '#src/shared/forms/PasswordField.tsx';
import { SubmitButton } from '#src/shared/forms/SubmitButton.tsx';
import type { ServerForm } from '#src/shared/forms/useServerForm.ts';
import { useServerForm } from '#src/shared/forms/useServerForm.ts';
import { logFailure } from '#src/shared/lib/log.ts';
import { useAppDispatch, useAppSelector } from '#src/shared/store/hooks.ts';
import { modalOpened, selectLoginIntent, selectOpenModal } from '#src/shared/store/modalsSlice.ts';
import { SegmentTabs } from '#src/shared/ui/components/SegmentTabs.tsx';
import { AgreementRow } from './AgreementRow.tsx';
import { EmailField } from './EmailField.tsx';
import { emptyFields } from './emptyFields.ts';
import { flagOf } from './flagOf.ts';
import { OwnerForm } from './owner/OwnerForm.tsx';
import { useOwnerForm } from './owner/useOwnerForm.ts';
import { registrationApi } from './registrationApi.ts';
import { selectOwnerStep, registered } from './registrationSlice.ts';
import { TermsLabel } from './TermsLabel.tsx';

/** One dialog for clients and owners. Each form keeps its input while the other one is shown. */
export function RegistrationDialog() {
  const { t } = useTranslation('auth');
  const dispatch = useAppDispatch();
  const id = useId();
  const modal = useAppSelector(selectOpenModal);
  const loginIntent = useAppSelector(selectLoginIntent);
  const tab = modal?.kind === 'registration' ? modal.tab : 'client';
  const owner = useAppSelector(selectOwnerStep);
  const clientForm = useClientForm();
  const ownerForm = useOwnerForm();
  const isCode = tab === 'owner' && owner.step === 'code';

  const text = (): string => {
    if (isCode) return t('registration.codeText', { address: owner.address });
    return t(tab === 'client' ? 'registration.clientText' : 'registration.ownerText');
  };
  return (
    <FormDialog title={t('registration.title')} text={text()} width={600}>
      {isCode ? (
        <OwnerForm {...ownerForm} />
      ) : (
        <>
          <RegistrationTabs
            id={id}
            value={tab}
            onChange={(next) => dispatch(modalOpened({ ...loginIntent, kind: 'registration', tab: next }))}
          />
          <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`}>
            {tab === 'client' ? <ClientForm {...clientForm} /> : <OwnerForm {...ownerForm} />}
          </div>
        </>
      )}
    </FormDialog>
  );
}

type RegistrationTab = 'client' | 'owner';

interface Props {
  readonly id: string;
  readonly value: RegistrationTab;
  readonly onChange: (tab: RegistrationTab) => void;
}

/** The choice between client and owner. */
function RegistrationTabs({ id, value, onChange }: Props) {
  const { t } = useTranslation('auth');
  return (
    <Box sx={{ mb: 6 }}>
      <SegmentTabs
        id={id}
        label={t('registration.as')}
        value={value}
        options={[
          { value: 'client', label: t('registration.client'), Icon: PersonOutlineRoundedIcon },
          { value: 'owner', label: t('registration.owner'), Icon: VpnKeyOutlinedIcon },
        ]}
        onChange={onChange}
      />
    </Box>
  );
}

/** The fields of a client. */
function ClientForm({ form: { control }, failure, isBusy, onSubmit }: ServerForm<ClientValues>) {
  const { t } = useTranslation(['auth', 'forms']);
  return (
    <form noValidate onSubmit={onSubmit}>
      <FormStack>
        <FieldPair>
          <FormField control={control} name="name" label={t('forms:fields.name')} autoComplete="given-name" />
          <FormField control={control} name="surname" label={t('forms:fields.surname')} autoComplete="family-name" />
        </FieldPair>
        <EmailField control={control} name="email" />
        <FormField
          control={control}
          name="phone"
          type="tel"
          label={t('forms:fields.phone')}
          hint={t('forms:hints.phone')}
          autoComplete="tel"
        />
        <FieldPair>
          <PasswordField
            control={control}
            name="password"
            label={t('forms:fields.password')}
            hint={t('forms:hints.password')}
            autoComplete="new-password"
          />
          <PasswordField
            control={control}
            name="password_confirmation"
            label={t('forms:fields.repeat')}
            autoComplete="new-password"
          />
        </FieldPair>
        <div>
          <AgreementRow control={control} name="is_above_21" label={t('registration.above21')} />
          <AgreementRow
            control={control}
            name="has_drive_license_more_then_2_years"
            label={t('registration.licence')}
          />
          <AgreementRow control={control} name="agreed" label={<TermsLabel />} />
        </div>
        <SubmitButton label={t('registration.submit')} isBusy={isBusy} failure={failure} />
      </FormStack>
    </form>
  );
}

const agreements = [
  ['is_above_21', 'forms:wrong.above21'],
  ['has_drive_license_more_then_2_years', 'forms:wrong.licence'],
  ['agreed', 'forms:wrong.terms'],
] as const;

/** The form of a client. */
function useClientForm(): ServerForm<ClientValues> {
  const { t } = useTranslation(['auth', 'forms']);
  const dispatch = useAppDispatch();
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
        const { email, password } = clientPayload(values);
        await dispatch(logInAfter('auth:registration.done', { email, password }));
      }
      return error;
    },
    onFailed: (_fields, error) => logFailure('The registration was refused', error),
  });
}

const emptyClient = {
  name: '',
  surname: '',
  email: '',
  phone: '',
  password: '',
  password_confirmation: '',
  is_above_21: false,
  has_drive_license_more_then_2_years: false,
  agreed: false,
};

type ClientValues = typeof emptyClient;

/** In the order of the screen. */
const clientFields = [
  'name',
  'surname',
  'email',
  'phone',
  'password',
  'password_confirmation',
  'is_above_21',
  'has_drive_license_more_then_2_years',
  'agreed',
] as const satisfies readonly (keyof ClientValues)[];

/** Exactly the documented fields. */
function clientPayload(values: ClientValues): ClientRegistration {
  const email = values.email.trim().toLowerCase();
  return {
    name: values.name,
    surname: values.surname,
    email,
    address: email,
    phone: values.phone,
    password: values.password,
    password_confirmation: values.password_confirmation,
    is_above_21: flagOf(values.is_above_21),
    has_drive_license_more_then_2_years: flagOf(values.has_drive_license_more_then_2_years),
    agreed: flagOf(values.agreed),
  };
}
