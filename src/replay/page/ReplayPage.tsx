import { CacheProvider } from '@emotion/react';
import type { EmotionCache } from '@emotion/cache';
import type { i18n } from 'i18next';
import { useEffect } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { Provider } from 'react-redux';
import { BrowserRouter, Route, Routes, useParams } from 'react-router';
import { routes } from '#contract/routes.ts';
import { selectRoles, selectUser } from '#src/features/auth/authSlice.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { readId } from '#src/shared/lib/readId.ts';
import { isOpenTo } from '#src/shared/lib/routes.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { SkipLink } from '#src/shared/ui/layout/SkipLink.tsx';
import { ScreenBoundary } from '../../app/chunks/ScreenBoundary.tsx';
import { PanelLayout } from '../../app/layout/PanelLayout.tsx';
import { PanelSide } from '../../app/layout/PanelNavigation.tsx';
import type { AppStore } from '../../app/store.ts';
import { ThemeRoot } from '../../app/theme/ThemeRoot.tsx';
import { Refused } from './Refused.tsx';
import { ReplayFromFile } from './ReplayFromFile.tsx';
import { ReplayFromServer } from './ReplayFromServer.tsx';
import { ReplayMenu } from './ReplayMenu.tsx';

interface Props {
  readonly store: AppStore;
  readonly texts: i18n;
  readonly styles: EmotionCache;
}

/** The whole replay page: the control panel around it, access control, and the source of its trace. */
export function ReplayPage({ store, texts, styles }: Props) {
  return (
    <Provider store={store}>
      <I18nextProvider i18n={texts}>
        <CacheProvider value={styles}>
          <ThemeRoot>
            <BrowserRouter>
              <Ground />
            </BrowserRouter>
          </ThemeRoot>
        </CacheProvider>
      </I18nextProvider>
    </Provider>
  );
}

function Ground() {
  const { t } = useTranslation('common');
  return (
    <>
      <SkipLink href="#main">{t('skipToContent')}</SkipLink>
      <PanelLayout navigation={<PanelSide Menu={ReplayMenu} />}>
        <ScreenBoundary onRetry={() => undefined}>
          <Screen />
        </ScreenBoundary>
      </PanelLayout>
    </>
  );
}

function Screen() {
  const isKnown = useAppSelector(selectUser) !== null;
  const roles = useAppSelector(selectRoles);
  useEffect(() => document.querySelector('title[data-initial]')?.remove(), []);
  if (!isKnown) return <Refused reason="unknown" />;
  if (!isOpenTo(roles, paths.supportReplay)) return <Refused reason="notAllowed" />;
  return (
    <Routes>
      <Route path={routes.supportReplay.path} element={<ReplayFromFile />} />
      <Route path={routes.supportTrace.path} element={<ById />} />
      <Route path="*" element={<Elsewhere />} />
    </Routes>
  );
}

function ById() {
  const id = readId(useParams()['id']);
  return id === null ? <Refused reason="notFound" /> : <ReplayFromServer key={id} id={id} />;
}

/** A link of the app itself was followed: its target is another document. */
function Elsewhere() {
  useEffect(() => location.reload(), []);
  return null;
}
