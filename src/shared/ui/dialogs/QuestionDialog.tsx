import CloseRoundedIcon from '@mui/icons-material/CloseRounded';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

const Frame = styled(Dialog)(({ theme }) => ({
  '& .MuiDialog-paper': {
    position: 'relative',
    width: 'calc(100% - 32px)',
    maxWidth: 440,
    margin: 16,
    padding: 28,
    backgroundColor: theme.vars.palette.background.paper,
    [theme.breakpoints.down('sm')]: { width: '100%', margin: 0, padding: '20px 16px' },
  },
}));

const Close = styled(IconButton)({ position: 'absolute', top: 12, right: 12 });

const Text = styled('p')(({ theme }) => ({
  margin: '6px 0 20px',
  color: theme.vars.palette.text.secondary,
  fontSize: '.9375rem',
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
}));

interface Props {
  readonly title: string;
  readonly text: string;
  /** Null where it must be answered. */
  readonly onClose: (() => void) | null;
  readonly children: ReactNode;
}

/** Something to fill in or to decide, over its screen. A click outside does nothing: there may be input. */
export function QuestionDialog({ title, text, onClose, children }: Props) {
  const { t } = useTranslation('common');
  const [titleId, textId] = [useId(), useId()];
  return (
    <Frame
      open
      aria-labelledby={titleId}
      aria-describedby={textId}
      onClose={(_event, reason) => {
        if (reason === 'escapeKeyDown') onClose?.();
      }}
    >
      <Typography id={titleId} variant="h2" sx={{ pr: 10, fontSize: '1.375rem', lineHeight: 1.3 }}>
        {title}
      </Typography>
      <Text id={textId}>{text}</Text>
      {children}
      {onClose === null ? null : (
        <Close aria-label={t('close')} onClick={onClose}>
          <CloseRoundedIcon />
        </Close>
      )}
    </Frame>
  );
}
