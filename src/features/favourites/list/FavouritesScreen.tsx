import SearchRoundedIcon from '@mui/icons-material/SearchRounded';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { CarCard as Car } from '#contract/calls/cars.ts';
import { CarCard } from '#src/features/cars/card/CarCard.tsx';
import { CarCardSkeleton } from '#src/features/cars/card/CarCardSkeleton.tsx';
import { useListFavouritesInfiniteQuery } from '#src/features/favourites/favouritesApi.ts';
import { selectMarked } from '#src/features/favourites/favouritesSlice.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { ButtonLink } from '#src/shared/ui/components/ButtonLink.tsx';
import emptyRoad from '#src/shared/ui/components/pictures/emptyRoad.webp';
import { Container } from '#src/shared/ui/layout/Container.tsx';
import { VisuallyHidden } from '#src/shared/ui/layout/VisuallyHidden.tsx';
import { EmptyState } from '#src/shared/ui/states/EmptyState.tsx';
import { MorePages } from '#src/shared/ui/states/MorePages.tsx';
import { QueryPart } from '#src/shared/ui/states/QueryPart.tsx';

/** The list, refetched whenever the screen opens, so that prices are today's. */
const useFavourites = () => useListFavouritesInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });

type FavouritesQuery = ReturnType<typeof useFavourites>;

/** The user's favourite cars, the latest first, with today's prices. */
export default function FavouritesScreen() {
  const { t } = useTranslation('favourites');
  const query = useFavourites();
  const { data, isError, isFetching, hasNextPage } = query;
  const isMarked = useAppSelector(selectMarked);
  // An unmarked car disappears at once, wherever its heart was pressed.
  const cars = data?.pages.flatMap(({ favourites }) => favourites).filter(({ id }) => isMarked.has(id)) ?? [];
  const isEmpty = data !== undefined && cars.length === 0 && !hasNextPage && !isFetching;

  // All cars of the first page may have been unmarked.
  const isEmptyPage = cars.length === 0 && hasNextPage && !isFetching && !isError;
  const fetchMore = useEffectEvent(() => void query.fetchNextPage());
  useEffect(() => {
    if (isEmptyPage) fetchMore();
  }, [isEmptyPage]);

  return (
    <Container sx={{ pt: 9, pb: 16 }}>
      <title>{t('documentTitle')}</title>
      {isEmpty ? (
        <EmptyState
          picture={{ src: emptyRoad, width: 560, height: 300 }}
          title={t('empty.title')}
          isScreen
          text={t('empty.text')}
        >
          <ButtonLink size="large" to={paths.search} startIcon={<SearchRoundedIcon />}>
            {t('empty.action')}
          </ButtonLink>
        </EmptyState>
      ) : (
        <>
          <Typography variant="h1" sx={{ mb: 6 }}>
            {t('title')}
          </Typography>
          <QueryPart isWhole query={query} error={t('error')} waiting={<FavouriteCards cars={null} query={query} />}>
            {() => <FavouriteCards cars={cars} query={query} />}
          </QueryPart>
        </>
      )}
    </Container>
  );
}

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
/** Cards above the fold on a wide screen: their photos load eagerly. */
const firstView = 4;

interface Props {
  /** Null while the first page is loading. */
  readonly cars: readonly Car[] | null;
  readonly query: FavouritesQuery;
}

/** The cards and the button for the next page. */
function FavouriteCards({ cars, query }: Props) {
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
