import SearchRoundedIcon from '@mui/icons-material/SearchRounded';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { isNotFound } from '#src/shared/api/requestFailure.ts';
import { useUrlState } from '#src/shared/hooks/useUrlState.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { urlCodec, words } from '#src/shared/lib/urlCodec.ts';
import { ButtonLink } from '#src/shared/ui/components/ButtonLink.tsx';
import { Container } from '#src/shared/ui/layout/Container.tsx';
import { EmptyState } from '#src/shared/ui/states/EmptyState.tsx';
import { ErrorState } from '#src/shared/ui/states/ErrorState.tsx';
import { SkeletonBox } from '#src/shared/ui/states/SkeletonBox.tsx';
import { useGetCarQuery } from '../carsApi.ts';
import { readComparedIds } from './comparedIds.ts';
import { CompareTable } from './CompareTable.tsx';

const compareUrl = urlCodec('compare', { ids: words() });

/** Up to four cars side by side; the address names them. */
export default function CompareScreen() {
  const { t } = useTranslation('compare');
  const { place } = useUrlState(compareUrl);
  const ids = readComparedIds(place.ids ?? '');
  const queries = useCompared(ids);
  const cars = queries.flatMap(({ currentData }) => (currentData === undefined ? [] : [currentData.car]));
  const gone = queries.filter(({ error }) => isNotFound(error));
  const failed = queries.filter((query) => query.isError && !gone.includes(query));
  const isWaiting = queries.some(({ currentData, isError }) => currentData === undefined && !isError);
  return (
    <Container sx={{ pt: 9, pb: 16 }}>
      <title>{`${t('title')} · Gza`}</title>
      <meta name="robots" content="noindex" />
      {ids.length === 0 ? (
        <EmptyState isScreen title={t('empty.title')} text={t('empty.text')}>
          <FindCar />
        </EmptyState>
      ) : (
        <>
          <Typography variant="h1" sx={{ mb: 6 }}>
            {t('title')}
          </Typography>
          {gone.length > 0 ? (
            <Typography role="status" sx={{ mb: 6 }}>
              {t('gone', { count: gone.length })}
            </Typography>
          ) : null}
          {failed.length > 0 ? (
            <ErrorState
              text={t('error', { count: failed.length })}
              isBusy={failed.some(({ isFetching }) => isFetching)}
              onRetry={() => failed.forEach(({ refetch }) => void refetch())}
            />
          ) : null}
          {isWaiting ? (
            <SkeletonBox role="status" aria-label={t('loading')} sx={{ height: 560, borderRadius: 4 }} />
          ) : cars.length > 0 ? (
            <CompareTable cars={cars} ids={ids} />
          ) : gone.length === ids.length ? (
            <FindCar />
          ) : null}
        </>
      )}
    </Container>
  );
}

function FindCar() {
  const { t } = useTranslation('compare');
  return (
    <ButtonLink size="large" to={paths.search} startIcon={<SearchRoundedIcon />}>
      {t('empty.action')}
    </ButtonLink>
  );
}

/** The query of each car. Hooks cannot be called for a list, so there is one for each place. */
function useCompared(ids: readonly number[]) {
  const [first, second, third, fourth] = ids;
  const queries = [useOne(first), useOne(second), useOne(third), useOne(fourth)];
  return queries.slice(0, ids.length);
}

const useOne = (id: number | undefined) =>
  useGetCarQuery({ params: { id: id ?? 0 }, query: {} }, { skip: id === undefined });
