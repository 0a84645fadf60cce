import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { logOut } from '#src/features/auth/logOut.ts';
import { selectDisplayName, selectUser } from '#src/features/auth/authSlice.ts';
import { useConfirmLeave } from '#src/shared/forms/confirmLeave.ts';
import { useAppDispatch, useAppSelector } from '#src/shared/store/hooks.ts';
import { modalOpened } from '#src/shared/store/modalsSlice.ts';
import { InitialAvatar } from '#src/shared/ui/components/InitialAvatar.tsx';
import { VerifiedEntry } from './VerifiedEntry.tsx';

const Actions = styled('div')({ display: 'grid', gap: 8, marginTop: 'auto', paddingTop: 24 });

const Person = styled('p')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minWidth: 0,
  marginBottom: 8,
  fontWeight: 500,
  overflowWrap: 'anywhere',
});

/** The way in or out, at the foot of the burger's menu. */
export function MenuActions({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('common');
  const dispatch = useAppDispatch();
  const confirmLeave = useConfirmLeave();
  const user = useAppSelector(selectUser);
  const name = useAppSelector(selectDisplayName) ?? t('account.name');
  if (user !== null) {
    const leave = () => {
      onClose();
      confirmLeave(() => void dispatch(logOut()));
    };
    return (
      <Actions>
        <Person>
          <InitialAvatar name={name} seed={user.user_id} />
          {name}
        </Person>
        <VerifiedEntry isOpen onClick={onClose} />
        <Button variant="outlined" size="large" onClick={leave}>
          {t('account.logOut')}
        </Button>
      </Actions>
    );
  }
  return (
    <Actions>
      <Button
        variant="outlined"
        size="large"
        data-dialog="registration"
        onClick={() => dispatch(modalOpened({ kind: 'registration', tab: 'client' }))}
      >
        {t('account.register')}
      </Button>
      <Button size="large" data-dialog="login" onClick={() => dispatch(modalOpened({ kind: 'login' }))}>
        {t('account.logIn')}
      </Button>
    </Actions>
  );
}
