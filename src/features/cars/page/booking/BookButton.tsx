import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useLoginFirst } from '#src/features/auth/useLoginFirst.ts';

/** Books the dates that are free: a visitor logs in first. */
export function BookButton() {
  const { t } = useTranslation('car');
  const askLogin = useLoginFirst();
  if (askLogin === null) return null;
  return (
    <Button size="large" fullWidth sx={{ mt: 4 }} data-dialog="login" aria-haspopup="dialog" onClick={askLogin}>
      {t('booking.book')}
    </Button>
  );
}
