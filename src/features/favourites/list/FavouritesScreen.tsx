import SearchRoundedIcon from '@mui/icons-material/SearchRounded';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { CarCard as Car } from '#contract/calls/cars/cars.ts';
import { CarCard } from '#src/features/cars/card/CarCard.tsx';
import { CarCardSkeleton } from '#src/features/cars/card/CarCardSkeleton.tsx';
import { useListFavouritesInfiniteQuery } from '#src/features/favourites/favouritesApi.ts';
import { selectMarked } from '#src/features/favourites/favouritesSlice.ts';
import { comparePath, MOST_COMPARED } from '#src/features/cars/compare/comparedIds.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { lazyWithRetry } from '#src/shared/lib/chunks/lazyWithRetry.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { ButtonLink } from '#src/shared/ui/components/ButtonLink.tsx';
import { CheckRow } from '#src/shared/ui/components/CheckRow.tsx';
import { Container } from '#src/shared/ui/layout/Container.tsx';
import { VisuallyHidden } from '#src/shared/ui/layout/VisuallyHidden.tsx';
import { EmptyState } from '#src/shared/ui/states/EmptyState.tsx';
import { MorePages } from '#src/shared/ui/states/MorePages.tsx';
import { Optional } from '#src/shared/ui/states/Optional.tsx';
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
      <title>{`${t('title')} · Gza`}</title>
      {isEmpty ? (
        <EmptyState title={t('empty.title')} isScreen text={t('empty.text')}>
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
      <Optional>
        <Recent />
      </Optional>
    </Container>
  );
}

const Recent = lazyWithRetry(async () => (await import('./Recent.tsx')).Recent);

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

const none: readonly number[] = [];

/** Stays in sight while more cars are chosen, above the bar of a phone. */
const Comparing = styled('div')(({ theme }) => ({
  position: 'sticky',
  bottom: `calc(${theme.layout.bar} + 16px)`,
  zIndex: 2,
  display: 'flex',
  justifyContent: 'center',
  marginTop: 24,
}));

interface Props {
  /** Null while the first page is loading. */
  readonly cars: readonly Car[] | null;
  readonly query: FavouritesQuery;
}

/** The cards and the button for the next page. */
function FavouriteCards({ cars, query }: Props) {
  const { t } = useTranslation('favourites');
  const isWaiting = cars === null || query.isFetchingNextPage;
  const [marked, setChosen] = useUiState('favourites/compare', none, { privacy: 'keep' });
  // One that is no favourite any more has no box to take it out by.
  const chosen = marked.filter((id) => cars?.some((car) => car.id === id));
  return (
    <>
      <VisuallyHidden role="status">{cars ? t('count', { count: cars.length }) : t('loading')}</VisuallyHidden>
      <Cards aria-busy={isWaiting}>
        {cars?.map((car, index) => (
          <li key={car.id}>
            <CarCard car={car} sizes={photoSizes} isFirst={index < firstView} />
            <CheckRow
              label={
                <>
                  <span>{t('compare.choose')}</span>
                  <VisuallyHidden>{` ${car.brand} ${car.model}`}</VisuallyHidden>
                </>
              }
              isChecked={chosen.includes(car.id)}
              isDisabled={!chosen.includes(car.id) && chosen.length >= MOST_COMPARED}
              onChange={() =>
                setChosen(chosen.includes(car.id) ? chosen.filter((id) => id !== car.id) : [...chosen, car.id])
              }
            />
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
      {chosen.length > 0 ? (
        <Comparing>
          <ButtonLink to={comparePath(chosen)}>
            <span>{t('compare.open', { count: chosen.length })}</span>
          </ButtonLink>
        </Comparing>
      ) : null}
    </>
  );
}
