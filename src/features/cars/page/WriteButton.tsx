import ChatBubbleOutlineRoundedIcon from '@mui/icons-material/ChatBubbleOutlineRounded';
import Button from '@mui/material/Button';
import { useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import type { Car } from '#contract/calls/cars.ts';
import { selectIsClient, selectUser } from '#src/features/auth/authSlice.ts';
import { useLoginFirst } from '#src/features/auth/useLoginFirst.ts';
import { useAppDispatch, useAppSelector } from '#src/shared/store/hooks.ts';
import { modalOpened } from '#src/shared/store/modalsSlice.ts';
import { carName } from './carName.ts';

/** In the address of whoever logs in to write: the page then goes on by itself. */
const WRITE = '#write';

/** Writes to the owner, before any booking: a visitor logs in first and goes on. Owners write to nobody here. */
export function WriteButton({ car }: { car: Car }) {
  const { t } = useTranslation('car');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const askLogin = useLoginFirst('write', pathname + search + WRITE);
  const isClient = useAppSelector(selectIsClient);
  const isVisitor = useAppSelector(selectUser) === null;
  const { id, owner } = car;
  const name = carName(car);
  const write = useCallback(
    () => dispatch(modalOpened({ kind: 'writeToOwner', carId: id, car: name, owner: owner.name })),
    [dispatch, id, name, owner.name],
  );

  useEffect(() => {
    if (hash !== WRITE || isVisitor) return;
    void navigate(pathname + search, { replace: true });
    if (isClient) write();
  }, [hash, isClient, isVisitor, navigate, pathname, search, write]);

  if (!isClient && !isVisitor) return null;
  return (
    <Button
      variant="outlined"
      startIcon={<ChatBubbleOutlineRoundedIcon />}
      data-dialog={askLogin === null ? 'writeToOwner' : 'login'}
      aria-haspopup="dialog"
      onClick={askLogin ?? write}
    >
      {t('owner.write')}
    </Button>
  );
}
