import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isFound } from '#contract/domain/format/foldText.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { CheckRow } from '#src/shared/ui/components/CheckRow.tsx';
import { UnderlinedButton } from '#src/shared/ui/components/UnderlinedButton.tsx';
import { FilterGroup } from './FilterGroup.tsx';
import type { FilterOption } from './filterOptions.ts';
import { shortView } from './filterOptions.ts';
import { useToggle } from './useToggle.ts';
import { SmallInput } from '#src/shared/ui/components/SmallInput.tsx';

const shortLength = 5;
/** Longer lists have a search field. */
const searchedFrom = 12;

interface Props {
  /** Key of its state in the store. */
  readonly name: string;
  readonly title: string;
  readonly options: readonly FilterOption[];
  readonly chosen: readonly string[];
  /** At most one value. */
  readonly isSingle?: boolean;
  readonly onToggle: (code: string) => void;
}

/** Checkboxes with counts; long lists can be expanded and searched. */
export function CheckFilter({ name: filter, title, options, chosen, isSingle = false, onToggle }: Props) {
  const { t } = useTranslation('search');
  const [isLong, setLong] = useUiState(`search/isLong/${filter.replaceAll('_', '-')}`, false);
  const [ticked, toggle] = useToggle(chosen, onToggle, isSingle);
  const [typed, setTyped] = useState('');
  const found = typed.trim() === '' ? null : options.filter(({ name }) => isFound(name, typed));
  const shown = found ?? (isLong ? options : shortView(options, chosen, shortLength));
  const hidden = options.length - shown.length;
  const isSearched = options.length >= searchedFrom;
  // The lists are loading, or failed to.
  if (options.length === 0) return null;
  return (
    <FilterGroup title={title}>
      {isSearched ? (
        <SmallInput
          type="search"
          label={`${title}: ${t('filters.find')}`}
          placeholder={t('filters.find')}
          value={typed}
          onChange={setTyped}
        />
      ) : null}
      <Box sx={{ mt: isSearched ? 1 : 0 }}>
        {shown.map(({ code, name, count }) => (
          <CheckRow
            key={code}
            type={isSingle ? 'radio' : 'checkbox'}
            {...(isSingle && { name: title })}
            label={name}
            end={count ?? undefined}
            isChecked={ticked.includes(code)}
            isDisabled={count === 0 && !ticked.includes(code)}
            onChange={() => toggle(code)}
          />
        ))}
      </Box>
      {shown.length === 0 ? <p>{t('filters.nothing')}</p> : null}
      {found === null && (isLong ? options.length > shortLength : hidden > 0) ? (
        <UnderlinedButton sx={{ ml: -2 }} aria-expanded={isLong} onClick={() => setLong(!isLong)}>
          {isLong ? t('filters.less') : t('filters.more', { count: hidden })}
        </UnderlinedButton>
      ) : null}
    </FilterGroup>
  );
}
