import KeyboardArrowDownRoundedIcon from '@mui/icons-material/KeyboardArrowDownRounded';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Thread } from '#contract/calls/threads.ts';
import { useAppDispatch, useAppSelector } from '#src/shared/store/hooks.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { RoundButton } from '#src/shared/ui/components/RoundButton.tsx';
import type { Conversation } from '../mergePages.ts';
import { readMessages } from '../readThreads.ts';
import { selectOutgoingOf } from '../threadsSelectors.ts';
import { DayMark } from './DayMark.tsx';
import { MessageItem } from './MessageItem.tsx';
import { OutgoingItem } from './OutgoingItem.tsx';
import { entriesOf } from './entriesOf.ts';
import { useScrollPlace } from './useScrollPlace.ts';
import { useServerNow } from '#src/shared/store/useServerNow.ts';

const Frame = styled('div')(({ theme }) => ({
  position: 'relative',
  flex: 1,
  minHeight: 0,
  backgroundColor: theme.vars.palette.background.mist,
}));

const Scroller = styled('div')(({ theme }) => ({
  height: '100%',
  overflowY: 'auto',
  // The place is kept by ourselves, alike in every browser.
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

/** What was said, day by day, and what is on its way; older messages come as one scrolls up. */
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
