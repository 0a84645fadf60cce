import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import OpenInNewRoundedIcon from '@mui/icons-material/OpenInNewRounded';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { i18n } from 'i18next';
import { useEffect, useMemo } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { Provider } from 'react-redux';
import { BrowserRouter, Route, Routes, useParams, Link } from 'react-router';
import { routes } from '#contract/routes.ts';
import { selectRoles, selectUser } from '#src/features/auth/authSlice.ts';
import { tracesApi } from '#src/features/traces/tracesApi.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { readId } from '#src/shared/lib/readId.ts';
import { isOpenTo } from '#src/shared/lib/routes.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { SkipLink } from '#src/shared/ui/layout/SkipLink.tsx';
import { EmptyState } from '#src/shared/ui/states/EmptyState.tsx';
import { ErrorState } from '#src/shared/ui/states/ErrorState.tsx';
import { FailureNote } from '#src/shared/ui/states/FailureNote.tsx';
import { SkeletonRows } from '#src/shared/ui/states/SkeletonRows.tsx';
import { ScreenBoundary } from '../../app/chunks/ScreenBoundary.tsx';
import { PanelLayout } from '../../app/layout/PanelLayout.tsx';
import { PanelSide } from '../../app/layout/PanelNavigation.tsx';
import { PanelColumn, PanelFoot, PanelPages } from '../../app/layout/PanelPages.tsx';
import type { AppStore } from '../../app/store.ts';
import { ThemeRoot } from '../../app/theme/ThemeRoot.tsx';
import { openTrace } from '../openTrace.ts';
import { firstLine } from './firstLine.ts';
import { ReplayFromFile } from './ReplayFromFile.tsx';
import { ReportBar } from './ReportBar.tsx';
import { TraceHead } from './TraceHead.tsx';
import { TracePlayer } from './TracePlayer.tsx';

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

/** Where one can go from a replay. What needs the server, like logging out, is done elsewhere. */
function ReplayMenu({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('panel');
  return (
    <PanelColumn>
      <PanelPages onLeave={onLeave} areDocuments />
      <PanelFoot>
        <ul>
          <li>
            <Link to={paths.home} reloadDocument>
              <OpenInNewRoundedIcon />
              <span>{t('nav.site')}</span>
            </Link>
          </li>
        </ul>
      </PanelFoot>
    </PanelColumn>
  );
}

const Refusal = styled('div')({ display: 'grid', gap: 16 });

/** A trace that was sent to us, with what is known about its report. */
function ReplayFromServer({ id }: { id: number }) {
  const { t } = useTranslation('support');
  const { data, error, isFetching, refetch } = tracesApi.useGetTraceQuery({ params: { id } });
  const sent = data?.trace;
  // Whoever sent it may have written it by hand: what holds for a file holds for it.
  const opened = useMemo(() => (sent === undefined ? null : openTrace(JSON.stringify(sent))), [sent]);
  if (data && opened) {
    const { report, trace, notes } = data;
    const [title, lead] = [report.number, firstLine(report.note ?? '')];
    const bar = <ReportBar report={report} trace={trace} />;
    if ('refusal' in opened) {
      return (
        <Refusal>
          <TraceHead title={title} lead={lead} replay={null} isReport>
            {bar}
          </TraceHead>
          <FailureNote text={t(`replay.file.refusals.${opened.refusal}`)} />
        </Refusal>
      );
    }
    return (
      <TracePlayer trace={opened.trace} title={title} lead={lead} report={{ id, notes }}>
        {bar}
      </TracePlayer>
    );
  }
  if (error && 'status' in error && error.status === 404) return <Refused reason="notFound" />;
  if (error && 'status' in error && error.status === 403) return <Refused reason="notAllowed" />;
  return (
    <div aria-busy={!error}>
      <title>{`${t('replay.title')} · Gza`}</title>
      <h1>{t('replay.title')}</h1>
      {error ? (
        <ErrorState isWhole text={t('replay.loadFailed')} isBusy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows label={t('replay.loading')} />
      )}
    </div>
  );
}

/** Why there is nothing to see here, and where to go instead. */
function Refused({ reason }: { reason: 'unknown' | 'notAllowed' | 'notFound' }) {
  const { t } = useTranslation('support');
  return (
    <>
      <title>{`${t('replay.title')} · Gza`}</title>
      <EmptyState isScreen title={t(`replay.refused.${reason}.title`)} text={t(`replay.refused.${reason}.text`)}>
        {reason === 'notFound' ? (
          <Button component={Link} to={paths.supportReplay} size="large">
            {t('replay.refused.toFiles')}
          </Button>
        ) : (
          <Button component={Link} to={paths.home} reloadDocument size="large">
            {t('replay.refused.toSite')}
          </Button>
        )}
      </EmptyState>
    </>
  );
}
