import type { Theme } from '@mui/material/styles';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { id, urlCodec } from '#src/shared/lib/urlCodec.ts';
import { useUrlState } from '#src/shared/hooks/useUrlState.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { ThreadAside } from './aside/ThreadAside.tsx';
import { ConversationPane } from './conversation/ConversationPane.tsx';
import { ThreadPane } from './list/ThreadPane.tsx';
import { selectHasOnlyFlags, selectThreads } from './threadsSelectors.ts';

const Panes = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '348px minmax(0, 1fr) 288px',
  gridTemplateRows: 'minmax(0, 1fr)',
  maxWidth: 1280,
  height: `calc(100dvh - ${theme.layout.header} - 1px)`,
  marginInline: 'auto',
  borderInline: `1px solid ${theme.vars.palette.divider}`,
  '& > * + *': { borderInlineStart: `1px solid ${theme.vars.palette.divider}` },
  [theme.breakpoints.down('xl')]: { gridTemplateColumns: '300px minmax(0, 1fr)' },
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    height: `calc(100dvh - ${theme.layout.header} - ${theme.layout.bar} - 1px)`,
    border: 0,
  },
}));

const Unchosen = styled('p')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  gridColumn: '2 / -1',
  padding: 24,
  backgroundColor: theme.vars.palette.background.mist,
  color: theme.vars.palette.text.secondary,
  textAlign: 'center',
}));

const chatUrl = urlCodec('chat', { thread: id });

/** `/chat`: all threads, and the one the address names; with room for all columns the newest one. On a phone one after the other. */
export default function ChatScreen() {
  const { t } = useTranslation('chat');
  const { place, addressOf } = useUrlState(chatUrl);
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true });
  const hasRoom = useMediaQuery((theme: Theme) => theme.breakpoints.up('xl'), { noSsr: true });
  const hasOnlyFlags = useAppSelector(selectHasOnlyFlags);
  const chosen = hasOnlyFlags ? null : (place.thread ?? null);
  const threads = useAppSelector(selectThreads);
  const thread = threads?.find((one) => one.id === chosen);
  const newest = threads?.[0];
  return (
    <>
      <title>{`${t('title')} · Gza`}</title>
      <Panes>
        {isWide || chosen === null ? <ThreadPane chosen={chosen} /> : null}
        {chosen === null ? null : <ConversationPane key={chosen} id={chosen} thread={thread} isAlone={!isWide} />}
        {isWide && chosen === null && !hasOnlyFlags ? <Unchosen>{t('choose')}</Unchosen> : null}
        {hasRoom && chosen === null && newest !== undefined ? (
          // In the address, so that what is read stays when another thread becomes the newest.
          <Navigate to={addressOf({ thread: newest.id })} replace />
        ) : null}
        {hasRoom && chosen !== null ? <ThreadAside thread={thread} /> : null}
      </Panes>
    </>
  );
}
