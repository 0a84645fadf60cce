import SearchRoundedIcon from '@mui/icons-material/SearchRounded';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import type { Branch } from '#contract/branches.ts';
import type { Option } from '#contract/reference.ts';
import { PlainSelect } from '#src/ui/PlainSelect.tsx';
import { addressWith } from './fleetWish.ts';
import type { FleetWish } from './fleetWish.ts';

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
    '& > :first-of-type': { gridColumn: '1 / -1' },
    '& kbd': { display: 'none' },
  },
}));

/** So long nobody types before it is searched, ms. */
const pause = 300;

const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof HTMLElement && (/^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) || target.isContentEditable);

interface Props {
  readonly wish: FleetWish;
  readonly branches: readonly Branch[];
  readonly categories: readonly Option[];
}

/** Narrows the list; everything chosen is in the address. `/` leads to the search. */
export function CarsFilters({ wish, branches, categories }: Props) {
  const { t } = useTranslation('fleet');
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const search = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(wish.q ?? '');
  const [seen, setSeen] = useState(wish.q);
  // A chip or the way back changed it.
  if (seen !== wish.q) {
    setSeen(wish.q);
    if ((wish.q ?? '') !== text.trim()) setText(wish.q ?? '');
  }
  const go = (change: Parameters<typeof addressWith>[1], replace = false) =>
    void navigate(addressWith(query, change), { replace });
  const typed = text.trim();
  useEffect(() => {
    if (typed === (wish.q ?? '')) return undefined;
    const timer = setTimeout(() => void navigate(addressWith(query, { q: typed }), { replace: true }), pause);
    return () => clearTimeout(timer);
  }, [typed, wish.q, query, navigate]);
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
        value={String(wish.branch_id ?? '')}
        options={[
          { value: '', label: t('list.anyBranch') },
          ...branches.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        onChange={(value) => go({ branch_id: value })}
      />
      <PlainSelect
        label={t('fields.category')}
        isLabelHidden
        value={wish.category ?? ''}
        options={[
          { value: '', label: t('list.anyCategory') },
          ...categories.map(({ code, name }) => ({ value: code, label: name })),
        ]}
        onChange={(value) => go({ category: value })}
      />
      <PlainSelect
        label={t('list.week')}
        isLabelHidden
        value={wish.week ?? ''}
        options={[
          { value: '', label: t('list.anyWeek') },
          { value: 'free', label: t('list.weekFree') },
          { value: 'busy', label: t('list.weekBusy') },
        ]}
        onChange={(value) => go({ week: value })}
      />
    </Row>
  );
}
