import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { CarCard as Car } from '#contract/calls/cars.ts';
import { CarCard } from '#src/features/cars/card/CarCard.tsx';
import { CarCardSkeleton } from '#src/features/cars/card/CarCardSkeleton.tsx';
import { MorePages } from '#src/shared/ui/states/MorePages.tsx';
import { VisuallyHidden } from '#src/shared/ui/layout/VisuallyHidden.tsx';
import type { FavouritesQuery } from './useFavourites.ts';

const Cards = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: '32px 20px',
  [theme.breakpoints.down('xl')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

const photoSizes = '(min-width: 1280px) 285px, (min-width: 726px) 31vw, (min-width: 627px) 46vw, 94vw';
const skeletons = ['first', 'second', 'third', 'fourth'];
/** Cards in the first view on a wide screen: their photos do not wait. */
const firstView = 4;

interface Props {
  /** Null while the first ones are on their way. */
  readonly cars: readonly Car[] | null;
  readonly query: FavouritesQuery;
}

/** The cards with the way to the next ones. */
export function FavouriteCards({ cars, query }: Props) {
  const { t } = useTranslation('favourites');
  const isWaiting = cars === null || query.isFetchingNextPage;
  return (
    <>
      <VisuallyHidden role="status">{cars ? t('count', { count: cars.length }) : t('loading')}</VisuallyHidden>
      <Cards aria-busy={isWaiting}>
        {cars?.map((car, index) => (
          <li key={car.id}>
            <CarCard car={car} sizes={photoSizes} isFirst={index < firstView} />
          </li>
        ))}
        {isWaiting
          ? skeletons.map((key) => (
              <li key={key}>
                <CarCardSkeleton />
              </li>
            ))
          : null}
      </Cards>
      <MorePages query={query} label={t('more')} error={t('moreError')} />
    </>
  );
}
