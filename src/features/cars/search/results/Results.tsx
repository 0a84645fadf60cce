import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { parseRange } from '#src/features/dates/rentalRange.ts';
import { useIsLasting } from '#src/shared/hooks/useIsLasting.ts';
import { VisuallyHidden } from '#src/shared/ui/layout/VisuallyHidden.tsx';
import type { ActiveFilter } from '../activeFilters.ts';
import type { SearchFilters } from '../searchFilters.ts';
import type { CarsQuery } from '../useCars.ts';
import { MoreCars } from './MoreCars.tsx';
import { NothingFound } from './NothingFound.tsx';
import { AwaitedCards, ResultCards } from './ResultCards.tsx';
import { SearchFailed } from './SearchFailed.tsx';

/** Milliseconds of fetching that nothing needs to be said of. */
const patience = 200;

interface Props {
  readonly filters: SearchFilters;
  readonly city: string | null;
  readonly active: readonly ActiveFilter[];
  readonly query: CarsQuery;
  readonly onChange: (filters: SearchFilters) => void;
  readonly onClear: () => void;
}

/** The cars, or why there are none. While a new search runs the cars of the last one stay, dimmed. */
export function Results({ filters, city, active, query, onChange, onClear }: Props) {
  const { t } = useTranslation('search');
  const { currentData, error, isFetching, isStale } = query;
  // Cards are drawn when nothing more urgent is: a finger on the next filter does not wait for those of the last one.
  const data = useDeferredValue(query.data) ?? query.data;
  const { from, to, pick_up, drop_off } = filters;
  const dates = useMemo(() => {
    const range = parseRange(from, to);
    return range && { ...range, ...(pick_up && { pick_up }), ...(drop_off && { drop_off }) };
  }, [from, to, pick_up, drop_off]);
  const isLong = useIsLasting(isFetching, patience);
  const retry = () => void query.refetch();
  if (!data) {
    if (error) return <SearchFailed error={error} hasCars={false} isBusy={isFetching} onRetry={retry} />;
    return <AwaitedCards />;
  }
  const relaxations = data.pages[0]?.relaxations ?? [];
  const failed = error && currentData === undefined;
  const banner = failed ? <SearchFailed error={error} hasCars isBusy={isFetching} onRetry={retry} /> : null;
  if (data.pages.every(({ cars }) => cars.length === 0)) {
    return (
      <>
        {banner}
        <NothingFound
          filters={filters}
          city={city}
          active={active}
          relaxations={relaxations}
          onChange={onChange}
          onClear={onClear}
        />
      </>
    );
  }
  return (
    <>
      {banner}
      <VisuallyHidden as="h2">{t('results.label')}</VisuallyHidden>
      <ResultCards pages={data.pages} dates={dates} isStale={isStale} isGrowing={isLong && query.isFetchingNextPage} />
      <MoreCars filters={filters} query={query} isDrawn={data === query.data} isWaiting={isLong} />
    </>
  );
}
