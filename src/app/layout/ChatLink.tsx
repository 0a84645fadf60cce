import ChatBubbleOutlineRoundedIcon from '@mui/icons-material/ChatBubbleOutlineRounded';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#src/shared/lib/paths.ts';
import { VisuallyHidden } from '#src/shared/ui/layout/VisuallyHidden.tsx';
import { Unread } from '../threads/Unread.tsx';

/** The way to the messages, in the header; on a phone the bar below has it. */
export function ChatLink() {
  const { t } = useTranslation('common');
  return (
    <IconButton
      component={Link}
      to={paths.chat}
      sx={(theme) => ({ position: 'relative', [theme.breakpoints.down('md')]: { display: 'none' } })}
    >
      <ChatBubbleOutlineRoundedIcon />
      <VisuallyHidden>{t('messages.title')}</VisuallyHidden>
      <Unread />
    </IconButton>
  );
}
