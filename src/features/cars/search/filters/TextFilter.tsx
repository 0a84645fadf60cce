import { useTranslation } from 'react-i18next';
import type { SearchFilters } from '../searchFilters.ts';
import { changeFilters } from '../searchFilters.ts';
import { useDraft } from '#src/shared/hooks/useDraft.ts';
import type { Step } from '../useSearch.ts';
import { FilterGroup } from './FilterGroup.tsx';
import { SmallInput } from '#src/shared/ui/components/SmallInput.tsx';

interface Props {
  readonly filters: SearchFilters;
  readonly onChange: (filters: SearchFilters, step?: Step) => void;
}

/** Words that brand, model or description have. */
export function TextFilter({ filters, onChange }: Props) {
  const { t } = useTranslation('search');
  const [draft, setDraft] = useDraft(filters.q ?? '', (text) =>
    onChange(changeFilters(filters, { q: text.trim() || undefined }), 'typing'),
  );
  return (
    <FilterGroup title={t('filters.text')}>
      <SmallInput
        type="search"
        label={t('filters.text')}
        placeholder={t('filters.textHint')}
        value={draft}
        onChange={setDraft}
      />
    </FilterGroup>
  );
}
