import { useTranslation } from 'react-i18next';
import { AnchoredDialog } from '#src/shared/ui/dialogs/AnchoredDialog.tsx';
import type { SearchFilters } from './searchFilters.ts';
import { SearchForm } from './SearchForm.tsx';

interface Props {
  readonly isOpen: boolean;
  /** Anchor of the form on wide screens. */
  readonly anchor: HTMLElement | null;
  readonly filters: SearchFilters;
  readonly onClose: () => void;
}

/** The search form that the pill opens. */
export function SearchDialog({ isOpen, anchor, filters, onClose }: Props) {
  const { t } = useTranslation('rental');
  return (
    <AnchoredDialog isOpen={isOpen} anchor={anchor} title={t('pill.title')} width={480} letsListsOut onClose={onClose}>
      <SearchForm look="framed" filters={filters} onSearched={onClose} />
    </AnchoredDialog>
  );
}
