import ChevronRightRoundedIcon from '@mui/icons-material/ChevronRightRounded';
import CloseRoundedIcon from '@mui/icons-material/CloseRounded';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { accountPagesOf } from '#src/features/account/accountPages.ts';
import { selectUser, selectIsClient, selectDisplayName } from '#src/features/auth/authSlice.ts';
import { logOut } from '#src/features/auth/logOut.ts';
import { CurrencySwitch } from '#src/features/currency/CurrencySwitch.tsx';
import { LanguageSwitch } from '#src/features/language/LanguageSwitch.tsx';
import { useConfirmLeave } from '#src/shared/forms/confirmLeave.ts';
import { contactEmail } from '#src/shared/lib/contact.ts';
import { useAppSelector, useAppDispatch } from '#src/shared/store/hooks.ts';
import { modalOpened } from '#src/shared/store/modalsSlice.ts';
import { InitialAvatar } from '#src/shared/ui/components/InitialAvatar.tsx';
import { ReportButton } from '#src/shared/ui/components/ReportButton.tsx';
import { SchemeSwitch } from '#src/shared/ui/components/SchemeSwitch.tsx';
import { Logo } from './Logo.tsx';
import { informationPages } from './navigation.ts';
import { VerifiedEntry } from './VerifiedEntry.tsx';

const Sheet = styled(Drawer)(({ theme }) => ({
  '& .MuiDrawer-paper': {
    width: 'min(100%, 340px)',
    padding: '8px 16px 24px',
    backgroundColor: theme.vars.palette.background.default,
    boxShadow: theme.vars.palette.elevation.modal,
  },
}));

const Row = styled('div')({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 52 });

// A long label and a wide switch stand below each other.
const Setting = styled(Row)({ flexWrap: 'wrap', columnGap: 12, minHeight: 60 });

const Links = styled('ul')(({ theme }) => ({
  '& a, & li > button': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    width: '100%',
    minHeight: 56,
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    fontSize: '1.0625rem',
    fontWeight: 500,
  },
  '& svg': { color: theme.vars.palette.text.tertiary },
}));

interface Props {
  isOpen: boolean;
  onClose: () => void;
}

/** The burger's menu: pages of the house and what the header has no room for. */
export function MenuDrawer({ isOpen, onClose }: Props) {
  const { t } = useTranslation('common');
  const isLoggedIn = useAppSelector(selectUser) !== null;
  return (
    <Sheet
      anchor="right"
      open={isOpen}
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-label': t('menu') } }}
    >
      <Row>
        <Logo onClick={onClose} />
        <IconButton aria-label={t('close')} onClick={onClose}>
          <CloseRoundedIcon />
        </IconButton>
      </Row>
      <nav aria-label={t('menu')}>
        <Links>
          {isLoggedIn ? <MenuAccount onClose={onClose} /> : null}
          {informationPages.map(({ path, name }) => (
            <li key={path}>
              <Link to={path} onClick={onClose}>
                <span>{t(name)}</span>
                <ChevronRightRoundedIcon />
              </Link>
            </li>
          ))}
          <li>
            <a href={`mailto:${contactEmail}`}>
              <span>{t('nav.contact')}</span>
              <ChevronRightRoundedIcon />
            </a>
          </li>
          <li>
            <ReportButton end={<ChevronRightRoundedIcon />} />
          </li>
        </Links>
      </nav>
      <Setting>
        {t('language')}
        <LanguageSwitch />
      </Setting>
      <Setting>
        {t('currency')}
        <CurrencySwitch place="menu" />
      </Setting>
      <Setting>
        {t('scheme.title')}
        <SchemeSwitch />
      </Setting>
      <MenuActions onClose={onClose} />
    </Sheet>
  );
}

/** The pages of the account as entries of the burger's menu. */
function MenuAccount({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('common');
  const isClient = useAppSelector(selectIsClient);
  return accountPagesOf(isClient).map(({ path, name }) => (
    <li key={path}>
      <Link to={path} onClick={onClose}>
        <span>{t(name)}</span>
        <ChevronRightRoundedIcon />
      </Link>
    </li>
  ));
}

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
function MenuActions({ onClose }: { onClose: () => void }) {
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
