import { Suspense } from 'react';
import { Navigate, Outlet, Route, Routes } from 'react-router';
import { selectUser } from '#src/features/auth/sessionSlice.ts';
import { paths, routePatterns } from '#src/lib/paths.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { Screen } from './chunks/Screen.tsx';
import { Layout } from './layout/Layout.tsx';
import type { Screens } from './makeScreens.ts';

/** Routes below it need a user; without one the visitor is home. */
function UserOnly() {
  return useAppSelector(selectUser) === null ? <Navigate to={paths.home} replace /> : <Outlet />;
}

function Frame() {
  return (
    <Layout>
      <Suspense fallback={null}>
        <Outlet />
      </Suspense>
    </Layout>
  );
}

export function AppRoutes({ screens }: { screens: Screens }) {
  const notReady = <Screen loader={screens.notReady} />;
  return (
    <Routes>
      <Route element={<Frame />}>
        <Route path={routePatterns.home} element={<Screen loader={screens.home} />} />
        <Route path={routePatterns.car} element={<Screen loader={screens.car} />} />
        <Route path={routePatterns.search} element={<Screen loader={screens.search} />} />
        <Route path={routePatterns.terms} element={<Screen loader={screens.terms} />} />
        <Route path={routePatterns.about} element={<Screen loader={screens.about} />} />
        <Route element={<UserOnly />}>
          <Route path={routePatterns.profile} element={notReady} />
          <Route path={routePatterns.changePassword} element={notReady} />
          <Route path={routePatterns.chat} element={notReady} />
          <Route path={routePatterns.favourites} element={notReady} />
          <Route path={routePatterns.orders} element={notReady} />
          <Route path={routePatterns.paymentSuccess} element={notReady} />
          <Route path={routePatterns.paymentFailure} element={notReady} />
          <Route path={routePatterns.adminHome} element={notReady} />
        </Route>
        <Route path="*" element={<Screen loader={screens.notFound} />} />
      </Route>
    </Routes>
  );
}
