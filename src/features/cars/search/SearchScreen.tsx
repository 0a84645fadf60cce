import CloseRoundedIcon from '@mui/icons-material/CloseRounded';
import { styled } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reference } from '#contract/calls/reference/reference.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { useGetReferenceQuery } from '#src/features/reference/referenceApi.ts';
import { lazyWithRetry } from '#src/shared/lib/chunks/lazyWithRetry.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { ChoiceChip } from '#src/shared/ui/components/ChoiceChip.tsx';
import { MoreLink } from '#src/shared/ui/components/MoreLink.tsx';
import { UnderlinedButton } from '#src/shared/ui/components/UnderlinedButton.tsx';
import { Container } from '#src/shared/ui/layout/Container.tsx';
import { SaveSearch } from '../saved/SaveSearch.tsx';
import { activeFilters, withoutFilters } from './activeFilters.ts';
import type { FilterContext, ActiveFilter } from './activeFilters.ts';
import { FilterPanel } from './filters/FilterPanel.tsx';
import { FilterSheet } from './filters/FilterSheet.tsx';
import { MapBeside } from './map/MapBeside.tsx';
import { MapSwitch } from './map/MapSwitch.tsx';
import { NearbyDates } from './dates/NearbyDates.tsx';
import { Results } from './results/Results.tsx';
import { ResultsHead } from './results/ResultsHead.tsx';
import { nameOfCity } from './place/searchPlace.ts';
import { searchDocument } from './searchDocument.ts';
import type { SearchFilters } from './searchFilters.ts';
import { searchPath } from './searchPath.ts';
import { SentenceForm } from './sentence/SentenceForm.tsx';
import { useCars } from './useCars.ts';
import { usePriceUnits } from './usePriceUnits.ts';
import { useSearch } from './useSearch.ts';

/** Rendered only on the server: a browser with scripts never loads it. */
const PlainFilters = lazyWithRetry(async () => (await import('./filters/PlainFilters.tsx')).PlainFilters);

const Layout = styled(Container)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '264px minmax(0, 1fr)',
  gap: 40,
  alignItems: 'start',
  paddingTop: 28,
  [theme.breakpoints.down('xl')]: { gridTemplateColumns: '232px minmax(0, 1fr)', gap: 28 },
  [theme.breakpoints.down('lg')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  [theme.breakpoints.down('md')]: { paddingTop: 16 },
  '@media (scripting: none)': { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

const Filters = styled('aside')(({ theme }) => ({ [theme.breakpoints.down('lg')]: { display: 'none' } }));

export default function SearchScreen() {
  const { t } = useTranslation('search');
  // On narrow screens CSS hides the server's HTML for wide ones until hydration removes it.
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('lg'));
  const { filters, hasUnusableDates, cursor, change } = useSearch();
  const context = useFilterContext();
  const query = useCars(filters, cursor);
  const first = query.data?.pages[0];
  const active = activeFilters(filters, context);
  const clear = () => change(withoutFilters(filters));
  const city = nameOfCity(filters, context.reference) ?? null;
  const panel = (
    <FilterPanel filters={filters} reference={context.reference} facets={first?.facets} onChange={change} />
  );
  const isMapOpen = filters.map === true;
  const list = (
    <section aria-label={t('results.label')}>
      <SentenceForm filters={filters} context={context} onChange={change} />
      <noscript>
        <Suspense>
          <PlainFilters filters={filters} context={context} />
        </Suspense>
      </noscript>
      <ResultsHead
        filters={filters}
        city={city}
        answer={first}
        isStale={query.isStale}
        isFailed={query.isError && !query.isFetching && !first}
        hasUnusableDates={hasUnusableDates}
        onChange={change}
      >
        <FilterSheet
          answer={query.currentData || query.isFetching ? first : undefined}
          activeCount={active.length}
          isAlways={isMapOpen}
          onClear={clear}
        >
          {panel}
        </FilterSheet>
        <SaveSearch filters={filters} context={context} answer={first} />
        <MapSwitch filters={filters} onChange={change} />
      </ResultsHead>
      <NearbyDates filters={filters} onChange={change} />
      <ActiveChips active={active} onChange={change} onClear={clear} />
      {cursor === null ? null : <MoreLink to={searchPath(filters)}>{t('results.fromStart')}</MoreLink>}
      <Results filters={filters} city={city} active={active} query={query} onChange={change} onClear={clear} />
    </section>
  );
  if (isMapOpen)
    return (
      <>
        <SearchTitle filters={filters} reference={context.reference} />
        <MapBeside filters={filters} pages={query.data?.pages} onChange={change}>
          {list}
        </MapBeside>
      </>
    );
  return (
    <Layout>
      <SearchTitle filters={filters} reference={context.reference} />
      {isNarrow ? null : (
        <Filters data-script="" aria-label={t('filters.title')}>
          {/* Suspense hydrates it last, so that a phone removes it without hydrating. */}
          <Suspense fallback={null}>{panel}</Suspense>
        </Filters>
      )}
      {list}
    </Layout>
  );
}

function useFilterContext(): FilterContext {
  const { t } = useTranslation('search');
  const language = useAppSelector(selectLanguage);
  const { data: reference } = useGetReferenceQuery();
  return { t, language, reference, units: usePriceUnits() };
}

interface Props {
  readonly filters: SearchFilters;
  readonly reference: Reference | undefined;
}

/** Title and meta tags of the document. */
function SearchTitle({ filters, reference }: Props) {
  const { t } = useTranslation('search');
  const { title, description } = searchDocument(t, filters, reference);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
    </>
  );
}

const Row = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  minHeight: 36,
  margin: '18px 0 24px',
  [theme.breakpoints.down('md')]: {
    flexWrap: 'nowrap',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    margin: `14px calc(-1 * ${theme.layout.gutter}) 20px`,
    padding: `4px ${theme.layout.gutter}`,
    // They scroll instead of breaking their words.
    '& > li': { flexShrink: 0 },
  },
  '&:empty': { minHeight: 0, margin: '0 0 20px', padding: 0 },
}));

interface ActiveChipsProps {
  readonly active: readonly ActiveFilter[];
  readonly onChange: (filters: SearchFilters) => void;
  readonly onClear: () => void;
}

/** The active filters, each with a button to remove it. */
function ActiveChips({ active, onChange, onClear }: ActiveChipsProps) {
  const { t } = useTranslation('search');
  return (
    <Row data-script="" aria-label={t('chips.label')}>
      {active.map(({ key, label, rest }) => (
        <li key={key}>
          <ChoiceChip data-on aria-label={t('chips.remove', { filter: label })} onClick={() => onChange(rest)}>
            <span className="label">{label}</span>
            <CloseRoundedIcon />
          </ChoiceChip>
        </li>
      ))}
      {active.length > 0 ? (
        <li>
          <UnderlinedButton onClick={onClear}>{t('filters.clear')}</UnderlinedButton>
        </li>
      ) : null}
    </Row>
  );
}
