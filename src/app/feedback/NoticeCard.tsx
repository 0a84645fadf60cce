import CheckCircleRoundedIcon from '@mui/icons-material/CheckCircleRounded';
import CloseRoundedIcon from '@mui/icons-material/CloseRounded';
import ErrorOutlineRoundedIcon from '@mui/icons-material/ErrorOutlineRounded';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch } from '#src/store/hooks.ts';
import { noticeClosed } from '#src/store/noticesSlice.ts';
import type { Notice } from '#src/store/noticesSlice.ts';

const Card = styled('span')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(3),
  marginTop: theme.spacing(2),
  padding: theme.spacing(2, 2, 2, 4),
  maxWidth: 480,
  borderRadius: theme.radii.control,
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  boxShadow: theme.shadows[2],
  pointerEvents: 'auto',
}));

const lifetime = 3000;

/** Leaves after three seconds, but not from under a pointer or a focus. */
export function NoticeCard({ notice }: { notice: Notice }) {
  const { t } = useTranslation('common');
  const dispatch = useAppDispatch();
  const [isHeld, setIsHeld] = useState(false);
  const { id, tone, text } = notice;
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => dispatch(noticeClosed(id)), lifetime);
    return () => clearTimeout(timer);
  }, [dispatch, id, isHeld]);
  return (
    <Card
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      {tone === 'error' ? <ErrorOutlineRoundedIcon color="error" /> : <CheckCircleRoundedIcon color="primary" />}
      <span>{text}</span>
      <IconButton aria-label={t('close')} onClick={() => dispatch(noticeClosed(id))}>
        <CloseRoundedIcon />
      </IconButton>
    </Card>
  );
}
