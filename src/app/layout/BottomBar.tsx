import PersonOutlineRoundedIcon from '@mui/icons-material/PersonOutlineRounded';
import { styled } from '@mui/material/styles';
import type { CSSObject, Theme } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { partyOf, selectIsClient, selectUser } from '#src/features/auth/authSlice.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { useAppDispatch, useAppSelector } from '#src/shared/store/hooks.ts';
import { modalOpened } from '#src/shared/store/modalsSlice.ts';
import { barPagesOf } from '#src/features/account/accountPages.ts';
import { Unread } from '../threads/Unread.tsx';
import { openBarPagesOf } from './navigation.ts';

const Bar = styled('nav')(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.down('md')]: {
    position: 'fixed',
    right: 0,
    bottom: 0,
    left: 0,
    zIndex: theme.zIndex.appBar,
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: '1fr',
    height: theme.layout.bar,
    paddingBottom: 'env(safe-area-inset-bottom)',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.paper,
  },
}));

const entryLook = ({ theme }: { theme: Theme }): CSSObject => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 3,
  minWidth: 0,
  color: theme.vars.palette.text.secondary,
  fontSize: '.75rem',
  fontWeight: 500,
  lineHeight: 1.2,
  whiteSpace: 'nowrap',
  '&[aria-current=page]': { color: theme.vars.palette.primary.text },
  '&:focus-visible': { outlineOffset: -2 },
});

const Entry = styled(NavLink)(entryLook);

const LogIn = styled('button')(entryLook, { padding: 0, border: 0, backgroundColor: 'transparent', cursor: 'pointer' });

/** The pages a thumb reaches, on phones; a visitor finds the login where the profile will be. */
export function BottomBar() {
  const { t } = useTranslation('common');
  const dispatch = useAppDispatch();
  const isClient = useAppSelector(selectIsClient);
  const user = useAppSelector(selectUser);
  const hasThreads = user !== null && partyOf(user) !== null;
  return (
    <Bar aria-label={t('menu')}>
      {[...openBarPagesOf(isClient), ...barPagesOf(isClient, hasThreads)].map(({ path, name, Icon }) => (
        <Entry key={path} to={path} end caseSensitive>
          <Icon />
          <span>{t(name)}</span>
          {path === paths.chat ? <Unread /> : null}
        </Entry>
      ))}
      {user === null ? (
        <LogIn
          type="button"
          data-dialog="login"
          aria-haspopup="dialog"
          onClick={() => dispatch(modalOpened({ kind: 'login' }))}
        >
          <PersonOutlineRoundedIcon />
          <span>{t('account.logIn')}</span>
        </LogIn>
      ) : null}
    </Bar>
  );
}
