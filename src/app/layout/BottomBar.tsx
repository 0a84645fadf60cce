import PersonOutlineRoundedIcon from '@mui/icons-material/PersonOutlineRounded';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { selectUser } from '#src/features/auth/authSlice.ts';
import { lazyWithRetry } from '#src/shared/lib/chunks/lazyWithRetry.ts';
import { useAppDispatch, useAppSelector } from '#src/shared/store/hooks.ts';
import { modalOpened } from '#src/shared/store/modalsSlice.ts';
import { Optional } from '#src/shared/ui/states/Optional.tsx';
import { BarEntry, barEntryLook } from './BarEntry.tsx';
import { openBarPagesOf } from './navigation.ts';

const UserBarPages = lazyWithRetry(async () => (await import('./userParts.ts')).UserBarPages);

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

const LogIn = styled('button')(barEntryLook, {
  padding: 0,
  border: 0,
  backgroundColor: 'transparent',
  cursor: 'pointer',
});

/** The pages a thumb reaches, on phones; a visitor finds the login where the profile will be. */
export function BottomBar() {
  const { t } = useTranslation('common');
  const isVisitor = useAppSelector(selectUser) === null;
  return (
    <Bar aria-label={t('menu')}>
      {isVisitor ? (
        <VisitorBarPages />
      ) : (
        <Optional fallback={<VisitorBarPages isKnown />}>
          <UserBarPages />
        </Optional>
      )}
    </Bar>
  );
}

/** `isKnown`: for a user whose own pages are on their way, which leaves the place of the login empty. */
function VisitorBarPages({ isKnown = false }: { isKnown?: boolean }) {
  const { t } = useTranslation('common');
  const dispatch = useAppDispatch();
  return (
    <>
      {openBarPagesOf(false).map((page) => (
        <BarEntry key={page.path} {...page} />
      ))}
      {isKnown ? (
        <span />
      ) : (
        <LogIn
          type="button"
          data-dialog="login"
          aria-haspopup="dialog"
          onClick={() => dispatch(modalOpened({ kind: 'login' }))}
        >
          <PersonOutlineRoundedIcon />
          <span>{t('account.logIn')}</span>
        </LogIn>
      )}
    </>
  );
}
