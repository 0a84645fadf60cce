import ChatBubbleOutlineRoundedIcon from '@mui/icons-material/ChatBubbleOutlineRounded';
import FavoriteBorderRoundedIcon from '@mui/icons-material/FavoriteBorderRounded';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { partyOf, selectUser } from '#src/features/auth/authSlice.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { VisuallyHidden } from '#src/shared/ui/layout/VisuallyHidden.tsx';
import { Unread } from '../threads/Unread.tsx';
import { AccountMenu } from './AccountMenu.tsx';

/** What the header has for who is logged in. */
export function UserTools() {
  const user = useAppSelector(selectUser);
  const hasThreads = user !== null && partyOf(user) !== null;
  return (
    <>
      <FavouritesLink />
      {hasThreads ? <ChatLink /> : null}
      <AccountMenu />
    </>
  );
}

/** The way to one's favourites, in the header; on a phone the bar below has it. */
function FavouritesLink() {
  const { t } = useTranslation('common');
  return (
    <IconButton
      component={Link}
      to={paths.favourites}
      aria-label={t('account.favourites')}
      sx={(theme) => ({ [theme.breakpoints.down('md')]: { display: 'none' } })}
    >
      <FavoriteBorderRoundedIcon />
    </IconButton>
  );
}

/** The way to the messages, in the header; on a phone the bar below has it. */
function ChatLink() {
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
