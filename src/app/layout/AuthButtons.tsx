import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useAppDispatch } from '#src/shared/store/hooks.ts';
import { modalOpened } from '#src/shared/store/modalsSlice.ts';

const Pair = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 8,
  '& > button': { whiteSpace: 'nowrap' },
  [theme.breakpoints.down('md')]: { display: 'none' },
  // The search pill needs the room; the login has a way to the registration.
  '[data-pill] & > button:first-of-type': { [theme.breakpoints.down('lg')]: { display: 'none' } },
}));

/** A visitor's way in, in the header. */
export function AuthButtons({ isOverPicture }: { isOverPicture: boolean }) {
  const { t } = useTranslation('common');
  const dispatch = useAppDispatch();
  const color = isOverPicture ? 'light' : 'primary';
  return (
    <Pair>
      <Button
        variant="outlined"
        color={color}
        data-dialog="registration"
        aria-haspopup="dialog"
        onClick={() => dispatch(modalOpened({ kind: 'registration', tab: 'client' }))}
      >
        {t('account.register')}
      </Button>
      <Button
        color={color}
        data-dialog="login"
        aria-haspopup="dialog"
        onClick={() => dispatch(modalOpened({ kind: 'login' }))}
      >
        {t('account.logIn')}
      </Button>
    </Pair>
  );
}
