import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { CarCard } from '#src/features/cars/card/CarCard.tsx';
import { CarCardSkeleton } from '#src/features/cars/card/CarCardSkeleton.tsx';
import { parseRange } from '#src/features/dates/rentalRange.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import type { ActiveFilter } from '../activeFilters.ts';
import type { SearchFilters } from '../searchFilters.ts';
import type { CarsQuery } from '../useCars.ts';
import { MoreCars } from './MoreCars.tsx';
import { NothingFound } from './NothingFound.tsx';
import { SearchFailed } from './SearchFailed.tsx';

const Cards = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '32px 20px',
  transition: theme.transitions.create('opacity'),
  '&[aria-busy=true]': { opacity: 0.5 },
  [theme.breakpoints.down('xl')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

// From 901 px the filters stand beside the cards.
const photoSizes =
  '(min-width: 1280px) 285px, (min-width: 1025px) calc(33.3vw - 141px), (min-width: 901px) calc(50vw - 164px), ' +
  '(min-width: 725px) calc(50vw - 34px), (min-width: 627px) calc(50vw - 26px), calc(100vw - 32px)';
const skeletons = [1, 2, 3, 4, 5, 6, 7, 8, 9];
/** The card in the first view of every screen: its photo goes before all others, which wait for the layout. */
const firstView = 1;

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
  const { data, currentData, error, isFetching, isStale } = query;
  const retry = () => void query.refetch();
  if (!data) {
    if (error) return <SearchFailed error={error} hasCars={false} isBusy={isFetching} onRetry={retry} />;
    return (
      <Cards aria-busy>
        {skeletons.map((key) => (
          <li key={key}>
            <CarCardSkeleton />
          </li>
        ))}
      </Cards>
    );
  }
  const relaxations = data.pages[0]?.relaxations ?? [];
  const cars = data.pages.flatMap((page) => page.cars);
  const failed = error && currentData === undefined;
  const banner = failed ? <SearchFailed error={error} hasCars isBusy={isFetching} onRetry={retry} /> : null;
  if (cars.length === 0) {
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
      <Cards aria-busy={isStale}>
        {cars.map((car, index) => (
          <li key={car.id}>
            <CarCard
              car={car}
              dates={parseRange(filters.from, filters.to)}
              sizes={photoSizes}
              isFirst={index < firstView}
            />
          </li>
        ))}
        {query.isFetchingNextPage
          ? skeletons.slice(0, 3).map((key) => (
              <li key={`next ${key}`}>
                <CarCardSkeleton />
              </li>
            ))
          : null}
      </Cards>
      <MoreCars filters={filters} query={query} />
    </>
  );
}
