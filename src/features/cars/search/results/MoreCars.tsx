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

/** The next page loads this far before the end of the list, and at any distance after it: filters may be longer. */
const near = '1000000px 0px 600px';

interface Props {
  readonly filters: SearchFilters;
  readonly query: CarsQuery;
  /** Whether all loaded cards are rendered: before, the end is nearer than it will be. */
  readonly isDrawn: boolean;
  /** Loading for long enough to show it on the button, which costs a style recalculation. */
  readonly isWaiting: boolean;
}

/** Loads the next page near the end of the list, or by the button, which is a link without scripts. */
export function MoreCars({ filters, query, isDrawn, isWaiting }: Props) {
  const { t } = useTranslation('search');
  const end = useRef<HTMLDivElement>(null);
  const { hasNextPage, isFetching, isFetchNextPageError: isFailed, isStale } = query;
  const fetchMore = useEffectEvent(() => {
    if (isDrawn && hasNextPage && !isFetching && !isFailed && !isStale) void query.fetchNextPage();
  });
  useEffect(() => {
    const place = end.current;
    // Without IntersectionObserver only the button loads more.
    if (!place || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) fetchMore();
      },
      { rootMargin: near },
    );
    observer.observe(place);
    return () => observer.disconnect();
    // Observe again after every page: the end may still be visible after a short one.
  }, [isDrawn, query.data, isFetching]);

  if (!hasNextPage) return null;
  const add = (event: MouseEvent) => {
    // With a modifier the browser opens the rest of the list in a new tab or window.
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
