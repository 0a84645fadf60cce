import SearchRoundedIcon from '@mui/icons-material/SearchRounded';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryPart } from '#src/shared/ui/states/QueryPart.tsx';
import emptyRoad from '#src/shared/ui/components/pictures/emptyRoad.webp';
import { selectMarked } from '#src/features/favourites/favouritesSlice.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { ButtonLink } from '#src/shared/ui/components/ButtonLink.tsx';
import { Container } from '#src/shared/ui/layout/Container.tsx';
import { EmptyState } from '#src/shared/ui/states/EmptyState.tsx';
import { FavouriteCards } from './FavouriteCards.tsx';
import { useFavourites } from './useFavourites.ts';

/** The cars one has marked, the last one first, with today's prices. */
export default function FavouritesScreen() {
  const { t } = useTranslation('favourites');
  const query = useFavourites();
  const { data, isError, isFetching, hasNextPage } = query;
  const isMarked = useAppSelector(selectMarked);
  // A car that was unmarked goes at once, wherever its heart was pressed.
  const cars = data?.pages.flatMap(({ favourites }) => favourites).filter(({ id }) => isMarked.has(id)) ?? [];
  const isEmpty = data !== undefined && cars.length === 0 && !hasNextPage && !isFetching;

  // Every car of the first page may have been unmarked.
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
