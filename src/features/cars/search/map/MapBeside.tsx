import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FoundCard, SearchAnswer } from '#contract/calls/cars/search.ts';
import { useIsHydrated } from '#src/shared/hooks/useIsHydrated.ts';
import { lazyWithRetry } from '#src/shared/lib/chunks/lazyWithRetry.ts';
import { SkipLink } from '#src/shared/ui/layout/SkipLink.tsx';
import { VisuallyHidden } from '#src/shared/ui/layout/VisuallyHidden.tsx';
import { ErrorState } from '#src/shared/ui/states/ErrorState.tsx';
import { Optional } from '#src/shared/ui/states/Optional.tsx';
import { SkeletonBox } from '#src/shared/ui/states/SkeletonBox.tsx';
import { askedDates } from '../askedDates.ts';
import type { SearchFilters } from '../searchFilters.ts';

/** The library comes with the first opened map and not before. */
const SearchMap = lazyWithRetry(async () => (await import(/* webpackChunkName: "map" */ './SearchMap.tsx')).SearchMap);

/** How much of the list a phone shows below the map: that it is there, and where to draw it up. */
const PEEK = 132;

/** How far its rounded corners lie on the map. */
const ROUNDED = 24;

const Layout = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 580px) minmax(0, 1fr)',
  alignItems: 'start',
  [theme.breakpoints.down('xl')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  [theme.breakpoints.down('lg')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

const Place = styled('div')(({ theme }) => ({
  gridColumn: 2,
  gridRow: 1,
  position: 'sticky',
  top: theme.layout.header,
  height: `calc(100dvh - ${theme.layout.header})`,
  [theme.breakpoints.down('lg')]: {
    gridColumn: 1,
    // The sheet covers nothing of the map before it is drawn up.
    height: `calc(100dvh - ${theme.layout.header} - ${theme.layout.bar} - ${PEEK - ROUNDED}px)`,
  },
}));

/** On a phone a sheet over the map, which scrolling draws up. */
const List = styled('div')(({ theme }) => ({
  gridColumn: 1,
  gridRow: 1,
  minWidth: 0,
  padding: `20px 20px 32px ${theme.layout.gutter}`,
  [theme.breakpoints.down('lg')]: {
    gridRow: 2,
    position: 'relative',
    zIndex: 5,
    marginTop: -ROUNDED,
    padding: `20px ${theme.layout.gutter} 32px`,
    borderRadius: `${theme.radii.panel}px ${theme.radii.panel}px 0 0`,
    backgroundColor: theme.vars.palette.background.default,
    boxShadow: theme.vars.palette.elevation.modal,
  },
}));

interface Props {
  readonly filters: SearchFilters;
  readonly pages: readonly SearchAnswer[] | undefined;
  readonly onChange: (filters: SearchFilters, step: 'choice' | 'typing') => void;
  /** The list. */
  readonly children: ReactNode;
}

const noCars: readonly FoundCard[] = [];

/** The map beside the list of the same cars. */
export function MapBeside({ filters, pages, onChange, children }: Props) {
  const { t } = useTranslation('search');
  const isHydrated = useIsHydrated();
  const skeleton = <SkeletonBox sx={{ height: '100%', borderRadius: 0 }} aria-label={t('map.loading')} />;
  return (
    <Layout data-map="">
      <Place role="region" aria-label={t('map.label')} data-script="">
        <SkipLink href="#found">{t('map.skip')}</SkipLink>
        <VisuallyHidden as="p">{t('map.alternative')}</VisuallyHidden>
        {isHydrated ? (
          <Optional
            fallback={skeleton}
            failed={(retry) => <ErrorState text={t('map.failed')} isBusy={false} onRetry={retry} />}
          >
            <SearchMap
              filters={filters}
              dates={askedDates(filters)}
              cars={pages?.flatMap((page) => page.cars) ?? noCars}
              onChange={onChange}
            />
          </Optional>
        ) : (
          skeleton
        )}
      </Place>
      <List id="found" tabIndex={-1}>
        {children}
      </List>
    </Layout>
  );
}
