import ChatBubbleOutlineRoundedIcon from '@mui/icons-material/ChatBubbleOutlineRounded';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useLoginFirst } from '#src/features/auth/useLoginFirst.ts';

/** Writes to the owner: a visitor logs in first. */
export function WriteButton() {
  const { t } = useTranslation('car');
  const askLogin = useLoginFirst();
  if (askLogin === null) return null;
  return (
    <Button
      variant="outlined"
      startIcon={<ChatBubbleOutlineRoundedIcon />}
      data-dialog="login"
      aria-haspopup="dialog"
      onClick={askLogin}
    >
      {t('owner.write')}
    </Button>
  );
}
