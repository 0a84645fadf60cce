import SearchRoundedIcon from '@mui/icons-material/SearchRounded';
import Button from '@mui/material/Button';
import InputBase from '@mui/material/InputBase';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { selectUser, partyOf } from '#src/features/auth/authSlice.ts';
import { isFound } from '#contract/domain/format/foldText.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { useAppDispatch, useAppSelector } from '#src/shared/store/hooks.ts';
import { useServerNow } from '#src/shared/store/useServerNow.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { ButtonLink } from '#src/shared/ui/components/ButtonLink.tsx';
import { EmptyState } from '#src/shared/ui/states/EmptyState.tsx';
import { ErrorState } from '#src/shared/ui/states/ErrorState.tsx';
import { SkeletonBox } from '#src/shared/ui/states/SkeletonBox.tsx';
import { readThreads } from '../readThreads.ts';
import { threadsApi } from '../threadsApi.ts';
import {
  selectHasOnlyFlags,
  selectThreads,
  selectThreadList,
  selectUnreadCount,
  selectLaterThreads,
} from '../threadsSelectors.ts';
import { ThreadItem } from './ThreadItem.tsx';

const Pane = styled('section')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  backgroundColor: theme.vars.palette.background.default,
  // Without threads there is nothing next to it.
  '&[data-alone]': { gridColumn: '1 / -1' },
  '& h1': { padding: '22px 20px 12px', fontSize: '1.375rem', lineHeight: 1.3 },
}));

const Search = styled(InputBase)(({ theme }) => ({
  flex: 'none',
  minHeight: 44,
  margin: '0 20px 12px',
  paddingInline: 14,
  gap: 10,
  border: `1px solid ${theme.vars.palette.control}`,
  borderRadius: theme.radii.control,
  '& svg': { color: theme.vars.palette.text.secondary },
  '&.Mui-focused': { outline: `2px solid ${theme.vars.palette.focus}`, outlineOffset: 1 },
}));

const List = styled('ul')({ flex: 1, minHeight: 0, overflowY: 'auto', paddingBottom: 12 });
const Room = styled('div')({ padding: '0 20px 24px' });

/** All threads, the last written in first, with a search in names and cars. */
export function ThreadPane({ chosen }: { chosen: number | null }) {
  const { t } = useTranslation('chat');
  const dispatch = useAppDispatch();
  const now = useServerNow();
  const [typed, setTyped] = useState('');
  const user = useAppSelector(selectUser);
  const isClient = user !== null && partyOf(user)?.side !== 'owner';
  const threads = useAppSelector(selectThreads);
  const hasOnlyFlags = useAppSelector(selectHasOnlyFlags);
  const party = user === null ? null : partyOf(user);
  const query = party?.side === 'owner' ? { owner: party.id } : { client: party?.id ?? 0 };
  const { isError, isFetching } = threadsApi.endpoints.listThreads.useQueryState({ query });
  const shown = (threads ?? []).filter(({ name, car }) => isFound(`${name} ${car.brand} ${car.model}`, typed));

  const content = () => {
    if (hasOnlyFlags && party !== null)
      return (
        <Room>
          <FlagCounts side={party.side} />
        </Room>
      );
    if (threads === null && isError && party !== null)
      return (
        <Room>
          <ErrorState text={t('failed')} isBusy={isFetching} onRetry={() => void dispatch(readThreads())} />
        </Room>
      );
    if (threads === null && party !== null) return <ThreadSkeletons />;
    if (threads === null || threads.length === 0)
      return (
        <Room>
          <EmptyState title={t('empty.title')} text={t(isClient ? 'empty.text' : 'empty.owner')}>
            {isClient ? <ButtonLink to={paths.search}>{t('empty.action')}</ButtonLink> : null}
          </EmptyState>
        </Room>
      );
    return (
      <>
        <Search
          value={typed}
          placeholder={t('search')}
          type="search"
          startAdornment={<SearchRoundedIcon />}
          inputProps={{ 'aria-label': t('search') }}
          onChange={(event) => setTyped(event.target.value)}
        />
        {shown.length === 0 ? <Room role="status">{t('noMatch')}</Room> : null}
        <List>
          {shown.map((thread) => (
            <ThreadItem key={thread.id} thread={thread} isChosen={thread.id === chosen} now={now} />
          ))}
          <LaterThreads />
        </List>
      </>
    );
  };
  return (
    <Pane aria-label={t('title')} {...(hasOnlyFlags && { 'data-alone': '' })}>
      <h1>{t('title')}</h1>
      {content()}
    </Pane>
  );
}

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: '56px 1fr',
  gap: 14,
  padding: '14px 20px',
  '& > .lines': { display: 'grid', gap: 8 },
});

/** Five threads that are still on their way. */
function ThreadSkeletons() {
  return (
    <div aria-busy="true">
      {[0, 1, 2, 3, 4].map((row) => (
        <Row key={row}>
          <SkeletonBox sx={{ width: 56, height: 56, borderRadius: 3 }} />
          <div className="lines">
            <SkeletonBox sx={{ width: '60%', height: 16 }} />
            <SkeletonBox sx={{ width: '40%', height: 14 }} />
            <SkeletonBox sx={{ width: '90%', height: 14 }} />
          </div>
        </Row>
      ))}
    </div>
  );
}

/** All that is known from a back end that only has whether threads were seen and answered. */
function FlagCounts({ side }: { side: 'client' | 'owner' }) {
  const { t } = useTranslation('chat');
  const { t: common } = useTranslation('common');
  const count = useAppSelector(selectThreadList)?.length ?? 0;
  const unread = useAppSelector((state) => selectUnreadCount(state, side));
  return (
    <EmptyState
      title={t('flags.count', { count })}
      text={`${common('messages.unread', { count: unread })}. ${t('flags.text')}`}
    />
  );
}

const Place = styled('li')({ padding: '12px 20px', textAlign: 'center' });

/** The end of a list with more pages: its button loads the next threads. */
function LaterThreads() {
  const { t } = useTranslation('chat');
  const dispatch = useAppDispatch();
  const cursor = useAppSelector(selectLaterThreads);
  const [state, setState] = useUiState<'idle' | 'loading' | 'failed'>('chat/laterThreads', 'idle', { privacy: 'keep' });
  if (cursor === null) return null;
  const load = () => {
    setState('loading');
    void dispatch(readThreads(cursor)).then((isThere) => setState(isThere ? 'idle' : 'failed'));
  };
  return (
    <Place>
      {state === 'failed' ? <p role="alert">{t('laterFailed')}</p> : null}
      <Button variant="text" loading={state === 'loading'} onClick={load}>
        {t('later')}
      </Button>
    </Place>
  );
}
