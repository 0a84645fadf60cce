import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#src/shared/ui/components/ButtonLink.tsx';
import { ErrorState } from '#src/shared/ui/states/ErrorState.tsx';
import type { SearchFilters } from '../searchFilters.ts';
import { searchPath } from '../searchPath.ts';
import type { CarsQuery } from '../useCars.ts';

const Place = styled('div')({ display: 'grid', justifyItems: 'center', minHeight: 52, marginTop: 40 });

/** The next cars are fetched this far ahead of the end of the list, and wherever it was passed: filters may be longer. */
const near = '1000000px 0px 600px';

interface Props {
  readonly filters: SearchFilters;
  readonly query: CarsQuery;
  /** Whether the cards of all cars that came are drawn: before, the end is nearer than it will be. */
  readonly isDrawn: boolean;
  /** Cars are on their way for so long that the button says so; it makes the browser work out all styles again. */
  readonly isWaiting: boolean;
}

/** The next cars: by themselves when the end of the list comes near, by the button in any case, without scripts as a page. */
export function MoreCars({ filters, query, isDrawn, isWaiting }: Props) {
  const { t } = useTranslation('search');
  const end = useRef<HTMLDivElement>(null);
  const { hasNextPage, isFetching, isFetchNextPageError: isFailed, isStale } = query;
  const fetchMore = useEffectEvent(() => {
    if (isDrawn && hasNextPage && !isFetching && !isFailed && !isStale) void query.fetchNextPage();
  });
  useEffect(() => {
    const place = end.current;
    // Where the browser has no observer the button does it.
    if (!place || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) fetchMore();
      },
      { rootMargin: near },
    );
    observer.observe(place);
    return () => observer.disconnect();
    // Observed anew after every page: a short page may leave the end in sight.
  }, [isDrawn, query.data, isFetching]);

  if (!hasNextPage) return null;
  const add = (event: MouseEvent) => {
    // In a tab of its own the rest of the list is a page like any other.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (!isFetching) void query.fetchNextPage();
  };
  return (
    <Place ref={end}>
      {isFailed ? (
        <ErrorState text={t('error.moreFailed')} isBusy={isFetching} onRetry={() => void query.fetchNextPage()} />
      ) : (
        <ButtonLink
          to={searchPath(filters, query.data?.pages.at(-1)?.next_cursor)}
          variant="outlined"
          size="large"
          loading={isWaiting || null}
          onClick={add}
        >
          {t('results.more')}
        </ButtonLink>
      )}
    </Place>
  );
}
