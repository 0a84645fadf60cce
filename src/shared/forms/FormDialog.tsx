import CloseRoundedIcon from '@mui/icons-material/CloseRounded';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '#src/shared/store/hooks.ts';
import { modalClosed } from '#src/shared/store/modalsSlice.ts';
import { selectHasUnsavedForm } from '#src/shared/store/drafts/unsavedSlice.ts';

const Frame = styled(Dialog)(({ theme }) => ({
  '& .MuiDialog-paper': {
    position: 'relative',
    verticalAlign: 'top',
    width: 'calc(100% - 32px)',
    margin: '64px 16px',
    padding: 32,
    backgroundColor: theme.vars.palette.background.paper,
    [theme.breakpoints.down('sm')]: {
      width: '100%',
      minHeight: '100%',
      height: 'auto',
      margin: 0,
      padding: '20px 16px 32px',
    },
  },
}));

const Close = styled(IconButton)(({ theme }) => ({
  position: 'absolute',
  top: 16,
  right: 16,
  [theme.breakpoints.down('sm')]: { top: 10, right: 6 },
}));

const Title = styled(Typography)({ paddingRight: 40, fontSize: '1.625rem', lineHeight: 1.25 });

const Text = styled('p')(({ theme }) => ({
  margin: '6px 0 24px',
  color: theme.vars.palette.text.secondary,
  fontSize: '.9375rem',
  overflowWrap: 'anywhere',
}));

interface Props {
  readonly title: string;
  readonly text: string;
  readonly width: 400 | 600;
  readonly children: ReactNode;
}

/** A dialog with a form in it. A click outside closes it only while nothing is typed. */
export function FormDialog({ title, text, width, children }: Props) {
  const { t } = useTranslation('common');
  const dispatch = useAppDispatch();
  const isTouched = useAppSelector(selectHasUnsavedForm);
  const [titleId, textId] = [useId(), useId()];
  const close = () => dispatch(modalClosed());
  return (
    <Frame
      open
      scroll="body"
      aria-labelledby={titleId}
      aria-describedby={textId}
      onClose={(_event, reason) => {
        if (reason === 'escapeKeyDown' || !isTouched) close();
      }}
      slotProps={{ paper: { sx: { maxWidth: { sm: width } } } }}
    >
      <Title id={titleId} variant="h2">
        {title}
      </Title>
      <Text id={textId}>{text}</Text>
      {children}
      <Close aria-label={t('close')} onClick={close}>
        <CloseRoundedIcon />
      </Close>
    </Frame>
  );
}
