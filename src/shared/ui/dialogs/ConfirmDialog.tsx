import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { FailureNote } from '../states/FailureNote.tsx';

const Frame = styled(Dialog)(({ theme }) => ({
  '& .MuiDialog-paper': {
    width: 'calc(100% - 32px)',
    maxWidth: 480,
    height: 'auto',
    margin: 16,
    padding: 28,
    borderRadius: theme.radii.panel,
    backgroundColor: theme.vars.palette.background.paper,
    [theme.breakpoints.down('sm')]: { padding: 20 },
  },
}));

const Body = styled('div')(({ theme }) => ({
  margin: '8px 0 24px',
  color: theme.vars.palette.text.secondary,
  overflowWrap: 'anywhere',
}));

const Buttons = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
  gap: 10,
});

interface Props {
  readonly isOpen: boolean;
  readonly title: string;
  /** What follows from saying yes. */
  readonly children: ReactNode;
  readonly confirm: string;
  readonly dismiss: string;
  /** Confirming removes something. */
  readonly isHarmful?: boolean;
  /** Whether the dialog can be confirmed; false until something in it is done. */
  readonly isReady?: boolean;
  readonly isBusy?: boolean;
  /** Why the last yes did not work. */
  readonly failure?: string | null;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before something that can't be undone; the focus is on the button that cancels. */
export function ConfirmDialog(props: Props) {
  const { isOpen, title, children, confirm, dismiss, onConfirm, onClose } = props;
  const { isHarmful = false, isReady = true, isBusy = false, failure = null } = props;
  const [titleId, textId] = [useId(), useId()];
  return (
    <Frame
      open={isOpen}
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={textId}
      onClose={() => {
        if (!isBusy) onClose();
      }}
    >
      <Typography id={titleId} variant="h3" component="h2">
        {title}
      </Typography>
      <Body id={textId}>{children}</Body>
      <FailureNote text={failure} />
      <Buttons>
        <Button variant="outlined" disabled={isBusy} autoFocus onClick={onClose}>
          <span>{dismiss}</span>
        </Button>
        <Button color={isHarmful ? 'error' : 'primary'} loading={isBusy} disabled={!isReady} onClick={onConfirm}>
          <span>{confirm}</span>
        </Button>
      </Buttons>
    </Frame>
  );
}
