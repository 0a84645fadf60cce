import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { partyOf, selectUser } from '#src/features/auth/authSlice.ts';
import { selectUnreadCount } from '#src/features/threads/threadsSelectors.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { VisuallyHidden } from '#src/shared/ui/layout/VisuallyHidden.tsx';

/** Red with white in both schemes, at the upper right of its parent, or at its end where `data-badge="end"`. */
const Disc = styled('span')(({ theme }) => ({
  position: 'absolute',
  top: 4,
  left: 'calc(50% + 2px)',
  minWidth: 18,
  height: 18,
  padding: '0 5px',
  borderRadius: 9,
  backgroundColor: '#c62828',
  color: '#fff',
  fontSize: '.6875rem',
  fontWeight: 600,
  lineHeight: '18px',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  boxShadow: `0 0 0 2px ${theme.vars.palette.background.default}`,
  '[data-badge=end] > &': { position: 'static', marginInlineStart: 'auto', boxShadow: 'none' },
  '[data-over-picture] &': { boxShadow: 'none' },
}));

const MOST = 99;

export function UnreadBadge() {
  const { t } = useTranslation('common');
  const user = useAppSelector(selectUser);
  const party = user === null ? null : partyOf(user);
  const count = useAppSelector((state) => (party === null ? 0 : selectUnreadCount(state, party.side)));
  if (count === 0) return null;
  return (
    <>
      <Disc aria-hidden>{count > MOST ? `${MOST}+` : count}</Disc>
      <VisuallyHidden>{t('messages.unread', { count })}</VisuallyHidden>
    </>
  );
}
