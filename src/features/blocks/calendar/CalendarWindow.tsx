import CloseRoundedIcon from '@mui/icons-material/CloseRounded';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { AnchoredDialog } from '#src/shared/ui/dialogs/AnchoredDialog.tsx';

const Card = styled('section')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.drawer,
  insetInline: 0,
  bottom: 0,
  maxHeight: '70dvh',
  overflow: 'auto',
  padding: '8px 16px 16px',
  borderRadius: `${theme.radii.panel}px ${theme.radii.panel}px 0 0`,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: theme.vars.palette.elevation.modal,
  '& > header': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', marginBottom: 8 },
  '& > header small': { display: 'block', color: theme.vars.palette.text.secondary, fontWeight: 400 },
}));

interface Props {
  readonly title: string;
  /** What can be done beside it while it is open. */
  readonly hint?: string;
  readonly isPhone: boolean;
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog at the place it is about; on a phone it leaves the calendar in reach, so that days can be tapped. */
export function CalendarWindow({ title, hint, isPhone, anchor, onClose, children }: Props) {
  const { t } = useTranslation('common');
  const titleId = useId();
  useEffect(() => {
    // What it is about must not lie under it.
    if (isPhone) anchor?.scrollIntoView({ block: 'start' });
  }, [isPhone, anchor]);
  if (!isPhone) {
    return (
      <AnchoredDialog isOpen anchor={anchor} title={title} width={420} onClose={onClose}>
        <Typography variant="h4" component="h2" sx={{ mb: 3 }}>
          {title}
        </Typography>
        {children}
      </AnchoredDialog>
    );
  }
  return (
    <Card
      role="dialog"
      aria-labelledby={titleId}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <header>
        <Typography id={titleId} variant="h4" component="h2">
          {title}
          {hint ? <small>{hint}</small> : null}
        </Typography>
        <IconButton aria-label={t('close')} onClick={onClose}>
          <CloseRoundedIcon />
        </IconButton>
      </header>
      {children}
    </Card>
  );
}
