import ChevronRightRoundedIcon from '@mui/icons-material/ChevronRightRounded';
import CloseRoundedIcon from '@mui/icons-material/CloseRounded';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { selectUser } from '#src/features/auth/authSlice.ts';
import { CurrencySwitch } from '#src/features/currency/CurrencySwitch.tsx';
import { LanguageSwitch } from '#src/features/language/LanguageSwitch.tsx';
import { contactEmail } from '#src/shared/lib/contact.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { ReportButton } from '#src/shared/ui/components/ReportButton.tsx';
import { SchemeSwitch } from '#src/shared/ui/components/SchemeSwitch.tsx';
import { Logo } from './Logo.tsx';
import { MenuAccount } from './MenuAccount.tsx';
import { MenuActions } from './MenuActions.tsx';
import { informationPages } from './navigation.ts';

const Sheet = styled(Drawer)(({ theme }) => ({
  '& .MuiDrawer-paper': {
    width: 'min(100%, 340px)',
    padding: '8px 16px 24px',
    backgroundColor: theme.vars.palette.background.default,
    boxShadow: theme.vars.palette.elevation.modal,
  },
}));

const Row = styled('div')({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 52 });

const Setting = styled(Row)({ minHeight: 60 });

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
        <CurrencySwitch />
      </Setting>
      <Setting>
        {t('scheme.title')}
        <SchemeSwitch />
      </Setting>
      <MenuActions onClose={onClose} />
    </Sheet>
  );
}
