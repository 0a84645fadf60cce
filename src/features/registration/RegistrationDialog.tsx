import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AuthDialog } from '#src/features/auth/form/AuthDialog.tsx';
import { useAppDispatch, useAppSelector } from '#src/store/hooks.ts';
import { modalOpened, selectOpenModal } from '#src/store/modalsSlice.ts';
import { ClientForm } from './ClientForm.tsx';
import { OwnerForm } from './owner/OwnerForm.tsx';
import { RegistrationTabs } from './RegistrationTabs.tsx';
import { selectOwnerStep } from './registrationSlice.ts';

/** One dialog for clients and owners. Each form keeps what was typed while the other one is looked at. */
export default function RegistrationDialog() {
  const { t } = useTranslation('auth');
  const dispatch = useAppDispatch();
  const id = useId();
  const modal = useAppSelector(selectOpenModal);
  const tab = modal?.kind === 'registration' ? modal.tab : 'client';
  const owner = useAppSelector(selectOwnerStep);
  const [wasOwner, setWasOwner] = useState(tab === 'owner');
  if (tab === 'owner' && !wasOwner) setWasOwner(true);
  const isCode = tab === 'owner' && owner.step === 'code';

  const text = (): string => {
    if (isCode) return t('registration.codeText', { address: owner.address });
    return t(tab === 'client' ? 'registration.clientText' : 'registration.ownerText');
  };
  const panel = (of: typeof tab) =>
    ({ role: 'tabpanel', id: `${id}-${of}`, 'aria-labelledby': `${id}-${of}-tab`, hidden: tab !== of }) as const;
  return (
    <AuthDialog title={t('registration.title')} text={text()} width={600}>
      {/* There is no way from the code to the other form but back. */}
      {isCode ? null : (
        <RegistrationTabs
          id={id}
          value={tab}
          onChange={(next) => dispatch(modalOpened({ kind: 'registration', tab: next }))}
        />
      )}
      <div {...panel('client')}>
        <ClientForm />
      </div>
      <div {...panel('owner')} {...(isCode && { role: undefined, 'aria-labelledby': undefined })}>
        {wasOwner ? <OwnerForm /> : null}
      </div>
    </AuthDialog>
  );
}
