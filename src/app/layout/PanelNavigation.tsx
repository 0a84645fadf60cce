import FlagOutlinedIcon from '@mui/icons-material/FlagOutlined';
import LogoutRoundedIcon from '@mui/icons-material/LogoutRounded';
import MenuRoundedIcon from '@mui/icons-material/MenuRounded';
import OpenInNewRoundedIcon from '@mui/icons-material/OpenInNewRounded';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { logOut } from '#src/features/auth/logOut.ts';
import { LanguageSwitch } from '#src/features/language/LanguageSwitch.tsx';
import { useConfirmLeave } from '#src/shared/forms/confirmLeave.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { useAppDispatch, useAppSelector } from '#src/shared/store/hooks.ts';
import { modalClosed, modalOpened, selectOpenModal } from '#src/shared/store/modalsSlice.ts';
import { ReportButton } from '#src/shared/ui/components/ReportButton.tsx';
import { SchemeSwitch } from '#src/shared/ui/components/SchemeSwitch.tsx';
import { Logo } from './Logo.tsx';
import { PanelColumn, PanelFoot, PanelPages } from './PanelPages.tsx';

const Wide = styled('div')(({ theme }) => ({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  [theme.breakpoints.down('wide')]: { display: 'none' },
}));

const Opener = styled(IconButton)(({ theme }) => ({
  marginLeft: 'auto',
  '&:hover': { backgroundColor: 'rgba(255,255,255,.1)' },
  '&:focus-visible': { outlineColor: '#fff' },
  [theme.breakpoints.up('wide')]: { display: 'none' },
}));

const Sheet = styled(Drawer)(({ theme }) => ({
  '& .MuiDrawer-paper': {
    width: 'min(100%, 320px)',
    padding: '8px 14px 20px',
    backgroundColor: theme.vars.palette.deep.dark,
    color: theme.vars.palette.deep.contrastText,
  },
}));

const SheetHead = styled('div')({ display: 'flex', alignItems: 'center', minHeight: 60, padding: '0 10px' });

/** What stands on the green ground beside the screens of the control panel: all of it, or a button that opens it. */
export const PanelNavigation = () => <PanelSide Menu={PanelMenu} />;

/** The same with other entries. */
export function PanelSide({ Menu }: { Menu: ComponentType<{ onLeave: () => void }> }) {
  const { t } = useTranslation('common');
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector(selectOpenModal)?.kind === 'menu';
  const close = () => dispatch(modalClosed());
  return (
    <>
      <Logo />
      <Wide>
        <Menu onLeave={close} />
      </Wide>
      <Opener
        color="inherit"
        aria-label={t('menu')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => dispatch(modalOpened({ kind: 'menu' }))}
      >
        <MenuRoundedIcon />
      </Opener>
      <Sheet
        anchor="right"
        open={isOpen}
        onClose={close}
        slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-label': t('menu') } }}
      >
        <SheetHead data-on-deep="">
          <Logo onClick={close} />
        </SheetHead>
        <Menu onLeave={close} />
      </Sheet>
    </>
  );
}

/** Where one can go in the control panel and out of it. */
function PanelMenu({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('panel');
  const { t: common } = useTranslation('common');
  const dispatch = useAppDispatch();
  const confirmLeave = useConfirmLeave();
  return (
    <PanelColumn>
      <PanelPages onLeave={onLeave} />
      <PanelFoot>
        <div className="switches">
          <LanguageSwitch />
          <SchemeSwitch />
        </div>
        <ul>
          <li>
            <Link to={paths.home} onClick={onLeave}>
              <OpenInNewRoundedIcon />
              <span>{t('nav.site')}</span>
            </Link>
          </li>
          <li>
            <ReportButton start={<FlagOutlinedIcon />} />
          </li>
          <li>
            <button
              type="button"
              onClick={() => {
                onLeave();
                confirmLeave(() => void dispatch(logOut()));
              }}
            >
              <LogoutRoundedIcon />
              <span>{common('account.logOut')}</span>
            </button>
          </li>
        </ul>
      </PanelFoot>
    </PanelColumn>
  );
}
