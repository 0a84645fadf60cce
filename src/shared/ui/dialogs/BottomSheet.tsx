import CloseRoundedIcon from '@mui/icons-material/CloseRounded';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useId } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Freeze } from '../states/Freeze.tsx';

const Sheet = styled(Drawer)(({ theme }) => ({
  '& .MuiDrawer-paper': {
    maxHeight: 'calc(100% - 40px)',
    borderRadius: `${theme.radii.panel}px ${theme.radii.panel}px 0 0`,
    boxShadow: theme.vars.palette.elevation.modal,
  },
}));

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '8px 8px 8px 16px',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));

const Body = styled('div')({ flex: 1, overflow: 'auto', padding: '20px 16px 8px' });

const Foot = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: 12,
  padding: '12px 16px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

/**
 * The filters come one picture after their sheet: made together with it they took a phone slowed four times 190 ms, in which it
 * answered nothing.
 */
function Content({ children }: { readonly children: ReactNode }) {
  return useDeferredValue(true, false) ? children : null;
}

interface Props {
  isOpen: boolean;
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** Two actions at the bottom, always in sight. */
  footer?: ReactNode;
}

/** A dialog that comes up from the lower edge of a phone. */
export function BottomSheet({ isOpen, title, onClose, children, footer }: Props) {
  const { t } = useTranslation('common');
  const titleId = useId();
  return (
    <Sheet
      anchor="bottom"
      open={isOpen}
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': titleId } }}
    >
      <Head>
        <Typography id={titleId} component="h2" variant="h4">
          {title}
        </Typography>
        <IconButton aria-label={t('close')} onClick={onClose}>
          <CloseRoundedIcon />
        </IconButton>
      </Head>
      <Body>
        <Freeze isFrozen={!isOpen}>
          <Content>{children}</Content>
        </Freeze>
      </Body>
      {footer ? <Foot>{footer}</Foot> : null}
    </Sheet>
  );
}
