import SearchRoundedIcon from '@mui/icons-material/SearchRounded';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceChip } from '#src/shared/ui/components/ChoiceChip.tsx';
import { PlainSelect } from '#src/shared/ui/components/PlainSelect.tsx';
import type { StepFilter } from './filterSteps.ts';
import { Dot, Key } from './replay.styles.ts';
import { stepKinds } from './stepKinds.ts';
import type { StepKind } from '../kindOfAction.ts';

const Box = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  padding: '10px 12px',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));

const Chips = styled('fieldset')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  minInlineSize: 0,
  margin: 0,
  '& > button': { minHeight: 32, padding: '2px 10px', fontVariantNumeric: 'tabular-nums' },
  '& > button[aria-pressed=false]': { textDecoration: 'line-through', '& > [data-kind]': { opacity: 0.4 } },
});

interface Props {
  readonly filter: StepFilter;
  readonly counts: Readonly<Record<StepKind, number>>;
  readonly slices: readonly string[];
  readonly searchRef: Ref<HTMLInputElement>;
  readonly onFilter: (filter: StepFilter) => void;
  /** Moves the focus to the results. */
  readonly onDone: () => void;
}

/** The filter of the list of actions: kinds, one slice, and a text in them. */
export function ActionSearch({ filter, counts, slices, searchRef, onFilter, onDone }: Props) {
  const { t } = useTranslation('support');
  const { hidden, slice, query } = filter;
  return (
    <Box>
      <OutlinedInput
        type="search"
        size="small"
        value={query}
        inputRef={searchRef}
        placeholder={t('replay.searchPlace')}
        inputProps={{ 'aria-label': t('replay.search'), maxLength: 100, 'aria-keyshortcuts': '/' }}
        startAdornment={
          <InputAdornment position="start">
            <SearchRoundedIcon fontSize="small" />
          </InputAdornment>
        }
        endAdornment={<Key aria-hidden="true">/</Key>}
        onChange={(event) => onFilter({ ...filter, query: event.target.value })}
        onKeyDown={(event) => {
          if (event.key === 'Enter' || event.key === 'ArrowDown') {
            event.preventDefault();
            onDone();
          }
        }}
      />
      <Chips aria-label={t('replay.shownKinds')}>
        {stepKinds.map((kind) => (
          <ChoiceChip
            key={kind}
            aria-label={`${t(`replay.kinds.${kind}`)}, ${counts[kind]}`}
            aria-pressed={!hidden.includes(kind)}
            onClick={() =>
              onFilter({
                ...filter,
                hidden: hidden.includes(kind) ? hidden.filter((one) => one !== kind) : [...hidden, kind],
              })
            }
          >
            <Dot data-kind={kind} />
            {counts[kind]}
          </ChoiceChip>
        ))}
      </Chips>
      <PlainSelect
        label={t('replay.slice')}
        isLabelHidden
        value={slice}
        options={[{ value: '', label: t('replay.allSlices') }, ...slices.map((name) => ({ value: name, label: name }))]}
        onChange={(chosen) => onFilter({ ...filter, slice: chosen })}
      />
    </Box>
  );
}
