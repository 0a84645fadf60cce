import KeyboardArrowDownRoundedIcon from '@mui/icons-material/KeyboardArrowDownRounded';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { Thread, Message } from '#contract/calls/threads.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { useAppDispatch, useAppSelector } from '#src/shared/store/hooks.ts';
import { useServerNow } from '#src/shared/store/useServerNow.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { RoundButton } from '#src/shared/ui/components/RoundButton.tsx';
import type { Conversation } from '../mergePages.ts';
import { dayTitle, dayOfMoment } from '../moments.ts';
import { readMessages } from '../readThreads.ts';
import { selectOutgoingOf } from '../threadsSelectors.ts';
import { MessageItem } from './MessageItem.tsx';
import { OutgoingItem } from './OutgoingItem.tsx';

const Frame = styled('div')(({ theme }) => ({
  position: 'relative',
  flex: 1,
  minHeight: 0,
  backgroundColor: theme.vars.palette.background.mist,
}));

const Scroller = styled('div')(({ theme }) => ({
  height: '100%',
  overflowY: 'auto',
  // The scroll position is managed below, alike in every browser.
  overflowAnchor: 'none',
  padding: '24px 24px 12px',
  '&:focus-visible': { outlineOffset: -2 },
  '& > ol': { display: 'flex', flexDirection: 'column', gap: 4, minHeight: '100%' },
  '& > ol > li:first-of-type': { marginTop: 'auto' },
  [theme.breakpoints.down('md')]: { padding: 16 },
}));

const Older = styled('li')({ alignSelf: 'center', textAlign: 'center' });
const Down = styled(RoundButton)({ position: 'absolute', right: 20, bottom: 16 });

interface Props {
  readonly thread: Thread;
  readonly conversation: Conversation;
}

/** The messages, day by day, and those being sent; older ones load on scrolling up. */
export function MessageLog({ thread, conversation }: Props) {
  const { t } = useTranslation('chat');
  const dispatch = useAppDispatch();
  const now = useServerNow();
  const outgoing = useAppSelector((state) => selectOutgoingOf(state, thread.id));
  const [older, setOlder] = useUiState<'idle' | 'loading' | 'failed'>(`chat/older:${thread.id}`, 'idle', {
    privacy: 'keep',
  });
  const { messages, olderCursor, seenId } = conversation;

  const loadOlder = () => {
    if (olderCursor === null || older === 'loading') return;
    setOlder('loading');
    void dispatch(readMessages(thread.id, olderCursor)).then((isThere) => setOlder(isThere ? 'idle' : 'failed'));
  };
  const { ref, onScroll, isAway, toNewest } = useScrollPlace({
    first: messages[0]?.id ?? 0,
    last: outgoing.at(-1)?.key ?? String(messages.at(-1)?.id ?? 0),
    isOwnLast: outgoing.length > 0,
    onTop: () => older === 'idle' && loadOlder(),
  });

  return (
    <Frame>
      {/* It scrolls, so keys must reach it. */}
      <Scroller ref={ref} onScroll={onScroll} role="log" aria-label={t('log', { name: thread.name })} tabIndex={0}>
        <ol>
          {olderCursor === null ? null : (
            <Older>
              {older === 'failed' ? <p role="alert">{t('olderFailed')}</p> : null}
              <Button variant="text" loading={older === 'loading'} onClick={loadOlder}>
                {t('older')}
              </Button>
            </Older>
          )}
          {entriesOf(messages).map((entry) =>
            entry.kind === 'day' ? (
              <DayMark key={entry.day} day={entry.day} now={now} />
            ) : (
              <MessageItem
                key={entry.message.key ?? entry.message.id}
                message={entry.message}
                isTail={entry.isTail}
                name={thread.name}
                isSeen={entry.message.id <= seenId}
              />
            ),
          )}
          {outgoing.map((message) => (
            <OutgoingItem key={message.key} message={message} isHeld={outgoing[0]?.state === 'unsent'} />
          ))}
        </ol>
      </Scroller>
      {isAway ? (
        <Down aria-label={t('newest')} onClick={toNewest}>
          <KeyboardArrowDownRoundedIcon />
        </Down>
      ) : null}
    </Frame>
  );
}

const Mark = styled('li')(({ theme }) => ({
  alignSelf: 'center',
  marginBlock: 12,
  color: theme.vars.palette.text.secondary,
  fontSize: '.8125rem',
}));

/** The day on which what follows was written. */
function DayMark({ day, now }: { day: string; now: number }) {
  const { t } = useTranslation('chat');
  const language = useAppSelector(selectLanguage);
  const title = dayTitle(day, { now, language });
  return (
    <Mark>
      <time dateTime={day}>{typeof title === 'string' ? t(title) : title.text}</time>
    </Mark>
  );
}

type Entry =
  | { readonly kind: 'day'; readonly day: string }
  | {
      readonly kind: 'message';
      readonly message: Message;
      /** The last of consecutive messages by one person: it shows the time. */
      readonly isTail: boolean;
    };

const PAUSE_MS = 5 * 60_000;

/** Messages in their order, with a mark before each day. */
function entriesOf(messages: readonly Message[]): readonly Entry[] {
  return messages.flatMap((message, index) => {
    const [before, after] = [messages[index - 1], messages[index + 1]];
    const day = dayOfMoment(message.at);
    const isTail =
      after === undefined ||
      after.author !== message.author ||
      dayOfMoment(after.at) !== day ||
      Date.parse(after.at) - Date.parse(message.at) > PAUSE_MS;
    const mark: Entry[] = before === undefined || dayOfMoment(before.at) !== day ? [{ kind: 'day', day }] : [];
    return [...mark, { kind: 'message', message, isTail }];
  });
}

const NEAR_BOTTOM = 80;
const NEAR_TOP = 240;

interface Content {
  /** The oldest message shown. */
  readonly first: number;
  /** The newest one, also one on its way. */
  readonly last: string;
  /** The author of a new message wants to see it. */
  readonly isOwnLast: boolean;
  readonly onTop: () => void;
}

interface ScrollPlace {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly onScroll: () => void;
  /** Whether newer messages are below the visible ones. */
  readonly isAway: boolean;
  readonly toNewest: () => void;
}

/** Stays at the newest message; for a reader of older ones the position stays, however much is added above or below. */
function useScrollPlace({ first, last, isOwnLast, onTop }: Content): ScrollPlace {
  const ref = useRef<HTMLDivElement>(null);
  const before = useRef({ first: 0, last: '', height: 0, isNear: true });
  const [isAway, setIsAway] = useUiState('chat/isAway', false);

  useLayoutEffect(() => {
    const box = ref.current;
    if (box === null) return;
    const { current: was } = before;
    const hasNew = was.last !== last;
    if (was.first === 0 || (hasNew && (was.isNear || isOwnLast))) box.scrollTop = box.scrollHeight;
    else if (was.first !== first) box.scrollTop += box.scrollHeight - was.height;
    before.current = { ...was, first, last, height: box.scrollHeight };
  }, [first, last, isOwnLast]);

  const onScroll = (): void => {
    const box = ref.current;
    if (box === null) return;
    const isNear = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_BOTTOM;
    before.current.isNear = isNear;
    setIsAway(!isNear);
    if (box.scrollTop < NEAR_TOP) onTop();
  };
  const toNewest = (): void => {
    ref.current?.scrollTo({ top: ref.current.scrollHeight });
    ref.current?.focus();
  };
  return { ref, onScroll, isAway, toNewest };
}
