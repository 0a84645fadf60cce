import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import type { CarsQuery } from '../useCars.ts';

const Place = styled('div')({ display: 'grid', justifyItems: 'center', minHeight: 52, marginTop: 40 });

/** The next cars are fetched this far ahead of the end of the list. */
const ahead = '600px';

/** The next cars: by themselves when the end of the list comes near, by the button in any case. */
export function MoreCars({ query }: { query: CarsQuery }) {
  const { t } = useTranslation('search');
  const end = useRef<HTMLDivElement>(null);
  const { hasNextPage, isFetching, isFetchNextPageError: isFailed, isStale } = query;
  const fetchMore = useEffectEvent(() => {
    if (hasNextPage && !isFetching && !isFailed && !isStale) void query.fetchNextPage();
  });
  useEffect(() => {
    const place = end.current;
    // Where the browser has no observer the button does it.
    if (!place || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) fetchMore();
      },
      { rootMargin: ahead },
    );
    observer.observe(place);
    return () => observer.disconnect();
    // Observed anew after every page: a short page may leave the end in sight.
  }, [query.data, isFetching]);

  if (!hasNextPage) return null;
  return (
    <Place ref={end}>
      {isFailed ? (
        <ErrorState text={t('error.moreFailed')} isBusy={isFetching} onRetry={() => void query.fetchNextPage()} />
      ) : (
        <Button variant="outlined" size="large" loading={isFetching} onClick={() => void query.fetchNextPage()}>
          {t('results.more')}
        </Button>
      )}
    </Place>
  );
}
