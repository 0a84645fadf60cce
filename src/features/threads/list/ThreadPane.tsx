import SearchRoundedIcon from '@mui/icons-material/SearchRounded';
import InputBase from '@mui/material/InputBase';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { selectUser, partyOf } from '#src/features/auth/authSlice.ts';
import { isFound } from '#src/shared/format/foldText.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { useAppDispatch, useAppSelector } from '#src/shared/store/hooks.ts';
import { ButtonLink } from '#src/shared/ui/components/ButtonLink.tsx';
import { EmptyState } from '#src/shared/ui/states/EmptyState.tsx';
import { ErrorState } from '#src/shared/ui/states/ErrorState.tsx';
import { readThreads } from '../readThreads.ts';
import { threadsApi } from '../threadsApi.ts';
import { selectHasOnlyFlags, selectThreads } from '../threadsSelectors.ts';
import { FlagCounts } from './FlagCounts.tsx';
import { LaterThreads } from './LaterThreads.tsx';
import { ThreadItem } from './ThreadItem.tsx';
import { ThreadSkeletons } from './ThreadSkeletons.tsx';
import { useServerNow } from '#src/shared/store/useServerNow.ts';

const Pane = styled('section')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  backgroundColor: theme.vars.palette.background.default,
  // Where there is nothing to choose, there is nothing beside it.
  '&:only-child': { gridColumn: '1 / -1' },
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
    <Pane aria-label={t('title')}>
      <h1>{t('title')}</h1>
      {content()}
    </Pane>
  );
}
