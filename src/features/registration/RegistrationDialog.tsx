import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '#src/shared/forms/FormDialog.tsx';
import { useAppDispatch, useAppSelector } from '#src/shared/store/hooks.ts';
import { modalOpened, selectLoginIntent, selectOpenModal } from '#src/shared/store/modalsSlice.ts';
import { ClientForm } from './ClientForm.tsx';
import { OwnerForm } from './owner/OwnerForm.tsx';
import { useOwnerForm } from './owner/useOwnerForm.ts';
import { RegistrationTabs } from './RegistrationTabs.tsx';
import { selectOwnerStep } from './registrationSlice.ts';
import { useClientForm } from './useClientForm.ts';

/** One dialog for clients and owners. Each form keeps what was typed while the other one is looked at. */
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
