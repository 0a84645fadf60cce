import { useTranslation } from 'react-i18next';
import type { Reference } from '#contract/calls/reference.ts';
import { searchDocument } from '../searchDocument.ts';
import type { SearchFilters } from '../searchFilters.ts';

interface Props {
  readonly filters: SearchFilters;
  readonly reference: Reference | undefined;
}

/** What the tab and search engines call the page. */
export function SearchTitle({ filters, reference }: Props) {
  const { t } = useTranslation('search');
  const { title, description } = searchDocument(t, filters, reference);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
    </>
  );
}
