import SearchRoundedIcon from '@mui/icons-material/SearchRounded';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Branch } from '#contract/calls/branches.ts';
import type { Option } from '#contract/calls/reference/reference.ts';
import { useDraft } from '#src/shared/hooks/useDraft.ts';
import { useUrlState } from '#src/shared/hooks/useUrlState.ts';
import { PlainSelect } from '#src/shared/ui/components/PlainSelect.tsx';
import { fleetUrl } from './fleetFilters.ts';
import type { FleetFilters } from './fleetFilters.ts';

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(200px, 1.6fr) repeat(3, minmax(0, 1fr))',
  gap: 8,
  marginBottom: 16,
  '& kbd': {
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: 20,
    height: 20,
    border: `1px solid ${theme.vars.palette.outline}`,
    borderRadius: 5,
    color: theme.vars.palette.text.secondary,
    font: 'inherit',
    fontSize: '.75rem',
  },
  [theme.breakpoints.down('lg')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > .search': { gridColumn: '1 / -1' },
    '& kbd': { display: 'none' },
  },
}));

const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof HTMLElement && (/^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) || target.isContentEditable);

interface Props {
  readonly filters: FleetFilters;
  readonly branches: readonly Branch[];
  readonly categories: readonly Option[];
}

/** Filters of the list, stored in the URL. `/` focuses the search. */
export function CarsFilters({ filters, branches, categories }: Props) {
  const { t } = useTranslation('fleet');
  const { change } = useUrlState(fleetUrl);
  const search = useRef<HTMLInputElement>(null);
  const [text, setText] = useDraft(filters.q ?? '', (q) => change({ q: q.trim() }, { replace: true }));
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || isTyping(event)) return;
      event.preventDefault();
      search.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <Row role="search" aria-label={t('list.filters')}>
      <OutlinedInput
        className="search"
        value={text}
        onChange={({ target }) => setText(target.value)}
        inputRef={search}
        placeholder={t('list.search')}
        startAdornment={<SearchRoundedIcon sx={{ width: 20, height: 20, color: 'text.secondary' }} />}
        endAdornment={<kbd aria-hidden>/</kbd>}
        inputProps={{ 'aria-label': t('list.search'), type: 'search', maxLength: 100, 'aria-keyshortcuts': '/' }}
        sx={{ minHeight: 44 }}
      />
      <PlainSelect
        label={t('fields.branch_id')}
        isLabelHidden
        value={String(filters.branch_id ?? '')}
        options={[
          { value: '', label: t('list.anyBranch') },
          ...branches.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        onChange={(value) => change({ branch_id: value === '' ? undefined : Number(value) })}
      />
      <PlainSelect
        label={t('fields.category')}
        isLabelHidden
        value={filters.category ?? ''}
        options={[
          { value: '', label: t('list.anyCategory') },
          ...categories.map(({ code, name }) => ({ value: code, label: name })),
        ]}
        onChange={(value) => change({ category: value })}
      />
      <PlainSelect<'' | 'free' | 'busy'>
        label={t('list.week')}
        isLabelHidden
        value={filters.week ?? ''}
        options={[
          { value: '', label: t('list.anyWeek') },
          { value: 'free', label: t('list.weekFree') },
          { value: 'busy', label: t('list.weekBusy') },
        ]}
        onChange={(value) => change({ week: value === '' ? undefined : value })}
      />
    </Row>
  );
}
