import LogoutRoundedIcon from '@mui/icons-material/LogoutRounded';
import NotificationsNoneRoundedIcon from '@mui/icons-material/NotificationsNoneRounded';
import VerifiedUserOutlinedIcon from '@mui/icons-material/VerifiedUserOutlined';
import { styled } from '@mui/material/styles';
import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, useLocation } from 'react-router';
import { logOut } from '#src/features/auth/logOut.ts';
import { selectIsClient } from '#src/features/auth/authSlice.ts';
import { useConfirmLeave } from '#src/shared/forms/confirmLeave.ts';
import { useAppDispatch, useAppSelector } from '#src/shared/store/hooks.ts';
import { Container } from '#src/shared/ui/layout/Container.tsx';
import { paths } from '#src/shared/lib/paths.ts';
import { accountPagesOf } from './accountPages.ts';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '264px minmax(0, 1fr)',
  alignItems: 'start',
  gap: 48,
  padding: '36px 0 64px',
  [theme.breakpoints.down('xl')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 20, padding: '20px 0 40px' },
}));

const Nav = styled('nav')(({ theme }) => ({
  position: 'sticky',
  top: `calc(${theme.layout.header} + 36px)`,
  '& ul': { display: 'flex', flexDirection: 'column', margin: 0, padding: 0, listStyle: 'none' },
  '& hr': { margin: '10px 14px', border: 0, borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& a, & button': {
    display: 'flex',
    alignItems: 'center',
    gap: 14,
    width: '100%',
    minHeight: 48,
    padding: '8px 14px',
    border: 0,
    borderRadius: theme.radii.control,
    background: 'none',
    color: theme.vars.palette.text.secondary,
    font: 'inherit',
    fontWeight: 500,
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
  },
  '& svg': { flex: 'none', width: 20, height: 20 },
  '& a:hover, & button:hover': { backgroundColor: theme.vars.palette.background.mist },
  '& a[aria-current=page]': {
    backgroundColor: theme.vars.palette.primary.soft,
    color: theme.vars.palette.primary.onSoft,
  },
  [theme.breakpoints.down('xl')]: {
    position: 'static',
    // As wide as the window: entries go on past its edge.
    margin: `0 calc(-1 * ${theme.layout.gutter})`,
    padding: `0 ${theme.layout.gutter}`,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    '& ul': { flexDirection: 'row', width: 'max-content' },
    '& a': { whiteSpace: 'nowrap' },
    // The burger has it.
    '& [data-leave]': { display: 'none' },
  },
}));

const Content = styled('div')({ display: 'grid', gap: 20, minWidth: 0 });

/** In the menu the verified button stands for it. */
const verificationPage = { path: paths.verification, name: 'verified.page', Icon: VerifiedUserOutlinedIcon } as const;

/** Not in the menu: it is opened from a mail, a notice, or here. */
const savedSearchesPage = {
  path: paths.savedSearches,
  name: 'account.savedSearches',
  Icon: NotificationsNoneRoundedIcon,
} as const;

function pagesOf(isClient: boolean) {
  const [first, ...others] = accountPagesOf(isClient);
  return isClient && first
    ? [first, verificationPage, ...others, savedSearchesPage]
    : [...accountPagesOf(isClient), savedSearchesPage];
}

/** The pages of an account beside one of them; on a phone they stand above it in a row. */
export function AccountFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common');
  const dispatch = useAppDispatch();
  const confirmLeave = useConfirmLeave();
  const isClient = useAppSelector(selectIsClient);
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const row = nav.current;
    const current = row?.querySelector<HTMLElement>('[aria-current=page]');
    // A narrow row begins with the page one is on in its middle.
    if (row && current) row.scrollLeft = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2;
  }, [pathname]);
  return (
    <Container>
      <Columns>
        <Nav ref={nav} aria-label={t('account.name')}>
          <ul>
            {pagesOf(isClient).map(({ path, name, Icon }) => (
              <li key={path}>
                <NavLink to={path}>
                  <Icon />
                  <span>{t(name)}</span>
                </NavLink>
              </li>
            ))}
            <li data-leave="">
              <hr />
              <button type="button" onClick={() => confirmLeave(() => void dispatch(logOut()))}>
                <LogoutRoundedIcon />
                <span>{t('account.logOut')}</span>
              </button>
            </li>
          </ul>
        </Nav>
        <Content>{children}</Content>
      </Columns>
    </Container>
  );
}
