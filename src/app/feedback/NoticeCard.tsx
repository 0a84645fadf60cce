import CheckCircleRoundedIcon from '@mui/icons-material/CheckCircleRounded';
import CloseRoundedIcon from '@mui/icons-material/CloseRounded';
import ErrorOutlineRoundedIcon from '@mui/icons-material/ErrorOutlineRounded';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { createContext, use, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMessage } from '#src/shared/i18n/useMessage.ts';
import { useAppDispatch } from '#src/shared/store/hooks.ts';
import { noticeClosed } from '#src/shared/store/noticesSlice.ts';
import type { Notice } from '#src/shared/store/noticesSlice.ts';

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
  '& > button': { flexShrink: 0 },
}));

/** In milliseconds. */
export const NoticeLifetime = createContext(3000);
/** Time to read it, decide and get there. */
const longLifetime = 20_000;

/**
 * Disappears after three seconds, later where it has an action or is important. The timer stops while the pointer or
 * the focus is on it; a key press restarts the longer one, for users who move there by keyboard.
 */
export function NoticeCard({ notice }: { notice: Notice }) {
  const { t } = useTranslation('common');
  const say = useMessage();
  const dispatch = useAppDispatch();
  const [isHeld, setIsHeld] = useState(false);
  const { id, tone, text, action } = notice;
  const lifetime = use(NoticeLifetime);
  const isLong = action !== undefined || notice.isLong === true;
  useEffect(() => {
    if (isHeld) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const restart = () => {
      clearTimeout(timer);
      timer = setTimeout(() => dispatch(noticeClosed(id)), isLong ? longLifetime : lifetime);
    };
    restart();
    if (isLong) window.addEventListener('keydown', restart);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('keydown', restart);
    };
  }, [dispatch, id, text, isLong, isHeld, lifetime]);
  const act = () => {
    if (action === undefined) return;
    dispatch(noticeClosed(id));
    dispatch(action.dispatches);
    // The button that had the focus is gone.
    document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
  };
  return (
    <Card
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      {tone === 'success' ? (
        <CheckCircleRoundedIcon color="primary" />
      ) : (
        <ErrorOutlineRoundedIcon color={tone === 'error' ? 'error' : 'action'} />
      )}
      <span>{say(text)}</span>
      {action ? (
        <Button variant="text" size="small" onClick={act}>
          <span>{say(action.text)}</span>
        </Button>
      ) : null}
      <IconButton aria-label={t('close')} onClick={() => dispatch(noticeClosed(id))}>
        <CloseRoundedIcon />
      </IconButton>
    </Card>
  );
}
