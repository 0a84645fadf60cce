import BedtimeOutlinedIcon from '@mui/icons-material/BedtimeOutlined';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { CarCard } from '#contract/calls/cars/cars.ts';
import type { Alert, SavedSearch } from '#contract/calls/savedSearches/savedSearches.ts';
import { formatDays } from '#contract/domain/format/dayNames.ts';
import { FilterChips } from '#src/features/cars/saved/FilterChips.ts';
import { useChangeSavedSearchMutation } from '#src/features/cars/saved/savedSearchesApi.ts';
import { activeFilters } from '#src/features/cars/search/activeFilters.ts';
import { nameOfPlace, placeOf } from '#src/features/cars/search/place/searchPlace.ts';
import { searchPath } from '#src/features/cars/search/searchPath.ts';
import { readFilters } from '#src/features/cars/search/searchFilters.ts';
import { usePriceUnits } from '#src/features/cars/search/usePriceUnits.ts';
import { dayOf, parseRange } from '#src/features/dates/rentalRange.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { useGetReferenceQuery } from '#src/features/reference/referenceApi.ts';
import { useAsyncAction } from '#src/shared/forms/useAsyncAction.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { ButtonLink } from '#src/shared/ui/components/ButtonLink.tsx';
import { ChoiceChip } from '#src/shared/ui/components/ChoiceChip.tsx';
import { StatusChip } from '#src/shared/ui/components/StatusChip.tsx';
import { FailureNote } from '#src/shared/ui/states/FailureNote.tsx';
import { FoundCars } from './FoundCars.tsx';
import { SearchActions } from './SearchActions.tsx';
import { Card, Head, Row } from './saved.styles.ts';

interface Props {
  readonly search: SavedSearch;
  readonly cars: ReadonlyMap<number, CarCard>;
}

/** One saved search: what it asks for, what it tells of, and what it has found. */
export function SavedSearchCard({ search, cars }: Props) {
  const { t } = useTranslation('saved');
  const { t: searchTexts } = useTranslation('search');
  const language = useAppSelector(selectLanguage);
  const { data: reference } = useGetReferenceQuery();
  const units = usePriceUnits();
  const [change] = useChangeSavedSearchMutation();
  const { run, isBusy, failure } = useAsyncAction(`savedSearches/alerts/work:${search.id}`);
  const filters = readFilters(new URLSearchParams(textsOf(search.filters)));
  const range = parseRange(filters.from, filters.to);
  const place = nameOfPlace(placeOf(filters), reference) ?? t('everywhere');
  const dates = range === null ? t('anyDates') : formatDays(dayOf(range.from), dayOf(range.to), language);
  const active = activeFilters(filters, { t: searchTexts, language, reference, units });
  const params = { id: search.id };
  const see = () => {
    if (search.unseen_count > 0) void change({ params, body: { is_seen: true } });
  };
  const toggle = (alert: Alert) => {
    const alerts = search.alerts.includes(alert)
      ? search.alerts.filter((one) => one !== alert)
      : [...search.alerts, alert];
    return run(() => change({ params, body: { alerts } }));
  };
  return (
    <Card>
      <Head>
        <div className="title">
          <Typography variant="h3" component="h2">
            {search.name}
            {search.unseen_count > 0 ? (
              <StatusChip data-tone="ok">{t('unseen', { count: search.unseen_count })}</StatusChip>
            ) : null}
          </Typography>
          <p>{`${place} · ${dates}`}</p>
        </div>
        <Row>
          <ButtonLink variant="outlined" to={searchPath(filters)} onClick={see}>
            <span>{t('open')}</span>
          </ButtonLink>
          <SearchActions search={search} />
        </Row>
      </Head>
      {active.length === 0 ? null : (
        <FilterChips aria-label={t('filters')}>
          {active.map(({ key, label }) => (
            <li key={key}>{label}</li>
          ))}
        </FilterChips>
      )}
      {search.is_asleep ? (
        <StatusChip data-tone="off" sx={{ justifySelf: 'start' }}>
          <BedtimeOutlinedIcon />
          <span>{t('asleep')}</span>
        </StatusChip>
      ) : (
        <div>
          <FailureNote text={failure} />
          <Row role="group" aria-label={t('alerts.of', { name: search.name })}>
            {(['new', 'free_again', 'cheaper'] as const)
              .filter((alert) => alert !== 'free_again' || range !== null)
              .map((alert) => (
                <ChoiceChip
                  key={alert}
                  aria-pressed={search.alerts.includes(alert)}
                  disabled={isBusy}
                  onClick={() => void toggle(alert)}
                >
                  <span className="label">{t(`alerts.${alert}`)}</span>
                </ChoiceChip>
              ))}
          </Row>
        </div>
      )}
      <FoundCars search={search} cars={cars} range={range} onSeen={see} />
    </Card>
  );
}

/** As the address of a search has them. */
const textsOf = (filters: SavedSearch['filters']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(filters).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
