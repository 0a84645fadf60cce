import type { Theme } from '@mui/material/styles';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import type { Thread } from '#contract/calls/threads.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { useUrlState } from '#src/shared/hooks/useUrlState.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { id, urlCodec } from '#src/shared/lib/urlCodec.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { ButtonLink } from '#src/shared/ui/components/ButtonLink.tsx';
import { Picture } from '#src/shared/ui/components/Picture.tsx';
import { ConversationPane } from './conversation/ConversationPane.tsx';
import { ThreadPane } from './list/ThreadPane.tsx';
import { rentalMoment } from './moments.ts';
import { orderPath } from './orderPath.ts';
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
  [theme.breakpoints.down('wide')]: { gridTemplateColumns: '300px minmax(0, 1fr)' },
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
  const hasRoom = useMediaQuery((theme: Theme) => theme.breakpoints.up('wide'), { noSsr: true });
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
          // In the address, so that the open thread stays when another one becomes the newest.
          <Navigate to={addressOf({ thread: newest.id })} replace />
        ) : null}
        {hasRoom && chosen !== null ? <ThreadAside thread={thread} /> : null}
      </Panes>
    </>
  );
}

const Aside = styled('aside')(({ theme }) => ({
  overflowY: 'auto',
  padding: 20,
  backgroundColor: theme.vars.palette.background.default,
  '& h2': { margin: '14px 0 12px', fontSize: '1.0625rem', fontWeight: 600, lineHeight: 1.3 },
  '& dl': { display: 'grid', gap: 12, margin: '16px 0', fontSize: '.9375rem', fontVariantNumeric: 'tabular-nums' },
  '& dl > div': { display: 'flex', justifyContent: 'space-between', gap: 16 },
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, textAlign: 'end' },
  '& > a': { width: '100%', marginTop: 8 },
}));

const Photo = styled('div')(({ theme }) => ({
  aspectRatio: '3 / 2',
  overflow: 'hidden',
  borderRadius: theme.radii.card,
  backgroundColor: theme.vars.palette.background.picture,
}));

const Status = styled('span')(({ theme }) => ({
  display: 'inline-block',
  padding: '4px 12px',
  borderRadius: theme.radii.pill,
  fontSize: '.8125rem',
  fontWeight: 600,
  backgroundColor: theme.vars.palette.grey.soft,
  color: theme.vars.palette.grey.onSoft,
  '&[data-tone=good]': {
    backgroundColor: theme.vars.palette.primary.soft,
    color: theme.vars.palette.primary.onSoft,
  },
  '&[data-tone=wait]': {
    backgroundColor: theme.vars.palette.warning.soft,
    color: theme.vars.palette.warning.onSoft,
  },
}));

const toneOf = (status: NonNullable<Thread['order']>['status']): string | undefined => {
  if (status === 'requested') return 'wait';
  return status === 'confirmed' || status === 'active' || status === 'completed' ? 'good' : undefined;
};

/** The subject of a thread: the car, and the order if there is one. */
function ThreadAside({ thread }: { thread: Thread | undefined }) {
  const { t } = useTranslation('chat');
  const language = useAppSelector(selectLanguage);
  if (thread === undefined) return <Aside />;
  const { car, order, side } = thread;
  return (
    <Aside>
      <Photo>{car.image ? <Picture picture={car.image} alt="" sizes="247px" /> : null}</Photo>
      <h2>{`${car.brand} ${car.model} ${car.year}`}</h2>
      {order === null ? null : (
        <>
          <Status data-tone={toneOf(order.status)}>{t(`status.${order.status}`)}</Status>
          <dl>
            <div>
              <dt>{t('pickUp')}</dt>
              <dd>{rentalMoment(order.from, language)}</dd>
            </div>
            <div>
              <dt>{t('return')}</dt>
              <dd>{rentalMoment(order.to, language)}</dd>
            </div>
          </dl>
          <ButtonLink variant="outlined" to={orderPath(side, order.id)}>
            {t('details')}
          </ButtonLink>
        </>
      )}
      {car.is_active ? (
        <ButtonLink variant="outlined" to={paths.car(car.slug, car.id)}>
          {t('car')}
        </ButtonLink>
      ) : null}
    </Aside>
  );
}
