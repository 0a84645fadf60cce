import MenuRoundedIcon from '@mui/icons-material/MenuRounded';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '#src/shared/store/hooks.ts';
import { modalClosed, modalOpened, selectOpenModal } from '#src/shared/store/modalsSlice.ts';
import { Logo } from './Logo.tsx';
import { PanelMenu } from './PanelMenu.tsx';

const Wide = styled('div')(({ theme }) => ({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  [theme.breakpoints.down('xl')]: { display: 'none' },
}));

const Opener = styled(IconButton)(({ theme }) => ({
  marginLeft: 'auto',
  '&:hover': { backgroundColor: 'rgba(255,255,255,.1)' },
  '&:focus-visible': { outlineColor: '#fff' },
  [theme.breakpoints.up('xl')]: { display: 'none' },
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
