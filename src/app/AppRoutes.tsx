import { Suspense, useCallback, useEffect } from 'react';
import { Navigate, Outlet, Route, Routes, useLocation } from 'react-router';
import {
  selectEnding,
  selectNeedsSecondFactor,
  selectRoles,
  selectUser,
  selectViewedBy,
} from '#src/features/auth/authSlice.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { isOpenTo, matchRoute } from '#src/shared/lib/routes.ts';
import { useAppDispatch, useAppSelector } from '#src/shared/store/hooks.ts';
import { modalOpened } from '#src/shared/store/modalsSlice.ts';
import { ReportContext } from '#src/shared/ui/components/ReportButton.tsx';
import { Screen } from './chunks/Screen.tsx';
import { Dialogs } from './dialogs/Dialogs.tsx';
import { Favourites } from './favourites/Favourites.tsx';
import { LoadingOverlay } from './feedback/LoadingOverlay.tsx';
import { Notices } from './feedback/Notices.tsx';
import { OfflineBanner } from './feedback/OfflineBanner.tsx';
import { RequestBar } from './feedback/RequestBar.tsx';
import { Layout } from './layout/Layout.tsx';
import type { Screens } from './makeScreens.ts';
import { LeaveGuard } from './navigation/LeaveGuard.tsx';
import { keepFocus } from './navigation/keepFocus.ts';
import { useNavigationEffects } from './navigation/useNavigationEffects.ts';
import { useEndNotice } from './session/useEndNotice.ts';
import { Live } from './threads/Live.tsx';

/**
 * Routes that need a user. A visitor is redirected to the home page, sees the login and then continues to where they
 * wanted.
 */
function UserOnly() {
  const { pathname, search, hash } = useLocation();
  const dispatch = useAppDispatch();
  const hasUser = useAppSelector(selectUser) !== null;
  const ending = useAppSelector(selectEnding);
  useEffect(() => {
    // A user who logged out here does not want to come back to this page.
    if (hasUser || ending === 'left') return;
    const reason = ending === 'over' ? 'sessionOver' : 'page';
    dispatch(modalOpened({ kind: 'login', reason, next: pathname + search + hash }));
  }, [dispatch, hasUser, ending, pathname, search, hash]);
  return hasUser ? <Outlet /> : <Navigate to={paths.home} replace />;
}

/** Routes that also need the right role; a user without it is redirected to their own start page. */
function RightRole() {
  const { pathname } = useLocation();
  const roles = useAppSelector(selectRoles);
  const needsSecondFactor = useAppSelector(selectNeedsSecondFactor);
  if (needsSecondFactor && pathname !== paths.adminProfile) return <Navigate to={paths.adminProfile} replace />;
  if (isOpenTo(roles, pathname)) return <Outlet />;
  return <Navigate to={isOpenTo(roles, paths.adminHome) ? paths.adminHome : paths.home} replace />;
}

function Frame({ screens }: { screens: Screens }) {
  useNavigationEffects(screens);
  useEndNotice();
  useEffect(() => keepFocus(document), []);
  const isViewed = useAppSelector(selectViewedBy) !== null;
  const dispatch = useAppDispatch();
  const report = useCallback(
    (orderId?: number) => dispatch(modalOpened({ kind: 'report', ...(orderId !== undefined && { orderId }) })),
    [dispatch],
  );
  return (
    <LeaveGuard>
      <ReportContext value={report}>
        {isViewed ? (
          <Suspense fallback={null}>
            <Screen loader={screens.viewing} />
          </Suspense>
        ) : null}
        <OfflineBanner />
        <Layout panel={<Screen loader={screens.panel} />}>
          <Favourites>
            <Suspense fallback={null}>
              <Outlet />
            </Suspense>
          </Favourites>
        </Layout>
        <Live />
        <Dialogs dialogs={screens.dialogs} />
        <Notices />
        <RequestBar />
        <LoadingOverlay />
      </ReportContext>
    </LeaveGuard>
  );
}

/** Passes the router only the matching route: it would compile and rank all of them for every page and address. */
export function AppRoutes({ screens }: { screens: Screens }) {
  const match = matchRoute(useLocation().pathname);
  const name = match?.name ?? 'notFound';
  const loader = screens[name];
  const route = (
    <Route
      path={match?.path ?? '*'}
      caseSensitive
      // The key makes each address a screen of its own: no state of one is left in the next.
      element={<Screen key={name} loader={loader} />}
    />
  );
  const isOpen = match === null || match.access === 'anyone';
  return (
    <Routes>
      <Route element={<Frame screens={screens} />}>
        {isOpen ? (
          route
        ) : (
          <Route element={<UserOnly />}>
            <Route element={<RightRole />}>{route}</Route>
          </Route>
        )}
      </Route>
    </Routes>
  );
}
