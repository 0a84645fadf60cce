import ArrowBackRoundedIcon from '@mui/icons-material/ArrowBackRounded';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { createElement, useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Thread } from '#contract/calls/threads.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { selectIsVisible } from '#src/shared/store/environmentSlice.ts';
import { useAppDispatch, useAppSelector } from '#src/shared/store/hooks.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { ButtonLink } from '#src/shared/ui/components/ButtonLink.tsx';
import { FaceAvatar } from '#src/shared/ui/components/FaceAvatar.tsx';
import { ErrorState } from '#src/shared/ui/states/ErrorState.tsx';
import { SkeletonBox } from '#src/shared/ui/states/SkeletonBox.tsx';
import type { Conversation } from '../mergePages.ts';
import { orderPath } from '../orderPath.ts';
import { readMessages, readThread } from '../readThreads.ts';
import { threadsApi } from '../threadsApi.ts';
import { selectConversation, selectThreads } from '../threadsSelectors.ts';
import { isUnread } from '../threadsSlice.ts';
import { Composer } from './Composer.tsx';
import { MessageLog } from './MessageLog.tsx';

const Pane = styled('section')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  backgroundColor: theme.vars.palette.background.default,
}));

const Head = styled('header')(({ theme }) => ({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: 14,
  minHeight: 72,
  padding: '12px 20px',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& > .title': { flex: 1, minWidth: 0 },
  '& h1, & h2, & p': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& h1 > a, & h2 > a': { textDecoration: 'underline', textUnderlineOffset: 3 },
  '& h1, & h2': { fontSize: '1rem', fontWeight: 600, lineHeight: 1.4 },
  '& p': { color: theme.vars.palette.text.secondary, fontSize: '.8125rem', lineHeight: 1.4 },
  [theme.breakpoints.down('md')]: { gap: 8, minHeight: 60, padding: '8px 12px 8px 6px' },
}));

const Room = styled('div')(({ theme }) => ({
  flex: 1,
  padding: 24,
  backgroundColor: theme.vars.palette.background.mist,
}));

const OtherSideDeleted = styled('p')(({ theme }) => ({
  flex: 'none',
  padding: '14px 20px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.secondary,
}));

interface Props {
  readonly id: number;
  readonly thread: Thread | undefined;
  /** On a phone, without the list next to it. */
  readonly isAlone: boolean;
}

/** One thread: the other party, the messages, and the field for a new one. */
export function ConversationPane({ id, thread, isAlone }: Props) {
  const { t } = useTranslation('chat');
  const dispatch = useAppDispatch();
  const conversation = useAppSelector((state) => selectConversation(state, id));
  const isListed = useAppSelector(selectThreads) !== null;
  const [hasFailed, setHasFailed] = useUiState(`chat/hasFailed:${id}`, false);
  const [isMissing, setIsMissing] = useUiState(`chat/isMissing:${id}`, false);
  useMarkSeen(thread, conversation);

  useEffect(() => {
    let isWanted = true;
    void dispatch(readMessages(id)).then((isThere) => isWanted && setHasFailed(!isThere));
    return () => {
      isWanted = false;
    };
  }, [dispatch, id, setHasFailed]);
  const isUnlisted = thread === undefined && isListed;
  useEffect(() => {
    // Beyond the loaded part of the list, or not visible to this user.
    if (isUnlisted) void dispatch(readThread(id)).then((isThere) => setIsMissing(!isThere));
  }, [dispatch, id, isUnlisted, setIsMissing]);
  const retry = () => {
    setHasFailed(false);
    void dispatch(readMessages(id)).then((isThere) => setHasFailed(!isThere));
  };

  const heading = (name: ReactNode) => createElement(isAlone ? 'h1' : 'h2', null, name);
  // Owners have a page, which the client may look at.
  const pageId = thread?.owner?.page_id ?? null;
  const content = () => {
    if (isMissing && thread === undefined) return <Room role="status">{t('missing')}</Room>;
    if (conversation !== undefined && thread !== undefined)
      return (
        <>
          <MessageLog thread={thread} conversation={conversation} />
          {thread.is_other_side_deleted ? (
            <OtherSideDeleted>{t('otherSideDeleted')}</OtherSideDeleted>
          ) : (
            <Composer threadId={id} />
          )}
        </>
      );
    if (hasFailed)
      return (
        <Room>
          <ErrorState text={t('failed')} onRetry={retry} />
        </Room>
      );
    return (
      <Room aria-busy="true">
        <SkeletonBox sx={{ width: '55%', height: 64, mb: 3 }} />
        <SkeletonBox sx={{ width: '40%', height: 44, mb: 3, marginInlineStart: 'auto' }} />
        <SkeletonBox sx={{ width: '50%', height: 44 }} />
      </Room>
    );
  };
  return (
    <Pane aria-label={thread === undefined ? t('title') : t('log', { name: thread.name })}>
      <Head>
        {isAlone ? (
          <IconButton component={Link} to={paths.chat} aria-label={t('back')}>
            <ArrowBackRoundedIcon />
          </IconButton>
        ) : null}
        {thread === undefined ? (
          <div className="title">{heading(t('title'))}</div>
        ) : (
          <>
            <FaceAvatar name={thread.name} seed={thread.id} picture={thread.owner?.picture ?? null} size={44} />
            <div className="title">
              {heading(pageId === null ? thread.name : <Link to={paths.owner(pageId)}>{thread.name}</Link>)}
              <p>{`${thread.car.brand} ${thread.car.model} ${thread.car.year}`}</p>
            </div>
            {thread.order === null || isAlone ? null : (
              <ButtonLink variant="outlined" size="small" to={orderPath(thread.side, thread.order.id)}>
                <span>{t('order', { number: thread.order.number })}</span>
              </ButtonLink>
            )}
          </>
        )}
      </Head>
      {content()}
    </Pane>
  );
}

/** Marks a thread as seen on the server: only what is on the screen, and only while the page is visible. */
function useMarkSeen(thread: Thread | undefined, conversation: Conversation | undefined): void {
  const dispatch = useAppDispatch();
  const isVisible = useAppSelector(selectIsVisible);
  const sentUpTo = useRef(0);
  const unread = thread !== undefined && isUnread(thread, thread.side);
  const newest = conversation?.messages.at(-1)?.id ?? 0;
  const id = thread?.id ?? 0;

  useEffect(() => {
    if (!unread || !isVisible || newest <= sentUpTo.current) return;
    sentUpTo.current = newest;
    const call = threadsApi.endpoints.markThreadSeen.initiate(
      { params: { id }, body: { message_id: newest } },
      { track: false },
    );
    void dispatch(call).then(({ error }) => {
      // As soon as this thread is read anew, as after a break of the network, it is sent again.
      if (error !== undefined) sentUpTo.current = 0;
    });
  }, [dispatch, id, isVisible, newest, thread, unread]);
}
