import BedtimeOutlinedIcon from '@mui/icons-material/BedtimeOutlined';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { CarCard } from '#contract/calls/cars/cars.ts';
import type { Alert, SavedSearch } from '#contract/calls/savedSearches/savedSearches.ts';
import { formatDays } from '#contract/domain/format/dayNames.ts';
import { useCarLink } from '#src/features/cars/card/useCarLink.ts';
import type { CardDates } from '#src/features/cars/card/useCarLink.ts';
import { FilterChips } from '#src/features/cars/saved/FilterChips.ts';
import { useChangeSavedSearchMutation } from '#src/features/cars/saved/savedSearchesApi.ts';
import { activeFilters } from '#src/features/cars/search/activeFilters.ts';
import { askedDates } from '#src/features/cars/search/askedDates.ts';
import { nameOfPlace, placeOf } from '#src/features/cars/search/place/searchPlace.ts';
import { searchPath } from '#src/features/cars/search/searchPath.ts';
import { readFilters } from '#src/features/cars/search/searchFilters.ts';
import { usePriceUnits } from '#src/features/cars/search/usePriceUnits.ts';
import { Price } from '#src/features/currency/Price.tsx';
import { dayOf, parseRange } from '#src/features/dates/rentalRange.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { useGetReferenceQuery } from '#src/features/reference/referenceApi.ts';
import { useAsyncAction } from '#src/shared/forms/useAsyncAction.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { ButtonLink } from '#src/shared/ui/components/ButtonLink.tsx';
import { ChoiceChip } from '#src/shared/ui/components/ChoiceChip.tsx';
import { Picture } from '#src/shared/ui/components/Picture.tsx';
import { StatusChip } from '#src/shared/ui/components/StatusChip.tsx';
import { VisuallyHidden } from '#src/shared/ui/layout/VisuallyHidden.tsx';
import { FailureNote } from '#src/shared/ui/states/FailureNote.tsx';
import { SearchActions } from './SearchActions.tsx';
import { Card, Head, Row, Found } from './saved.styles.ts';

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
      <FoundCars search={search} cars={cars} dates={askedDates(filters)} onSeen={see} />
    </Card>
  );
}

/** As the address of a search has them. */
const textsOf = (filters: SavedSearch['filters']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(filters).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );

interface FoundCarsProps {
  readonly search: SavedSearch;
  readonly cars: ReadonlyMap<number, CarCard>;
  readonly dates: CardDates | null;
  readonly onSeen: () => void;
}

/** The last changes that a search has found, each with its reason. */
function FoundCars({ search, cars, dates, onSeen }: FoundCarsProps) {
  const { t } = useTranslation('saved');
  const found = search.found.flatMap((change) => {
    const car = cars.get(change.car_id);
    return car === undefined ? [] : [{ change, car }];
  });
  if (found.length === 0) return null;
  return (
    // What lies past the edge is reached by the links in it.
    <Found aria-label={t('found.of', { name: search.name })}>
      {found.map(({ change, car }) => (
        <li key={car.id}>
          <FoundCar change={change} car={car} dates={dates} onSeen={onSeen} />
        </li>
      ))}
    </Found>
  );
}

interface FoundCarProps {
  readonly change: SavedSearch['found'][number];
  readonly car: CarCard;
  readonly dates: CardDates | null;
  readonly onSeen: () => void;
}

function FoundCar({ change, car, dates, onSeen }: FoundCarProps) {
  const { t } = useTranslation('saved');
  const { to, intent } = useCarLink(car, dates);
  return (
    <Link to={to} {...intent} onClick={onSeen}>
      <span data-photo="">
        <Picture picture={car.image} alt="" sizes="180px" />
      </span>
      <b className="name">{`${car.brand} ${car.model}`}</b>
      <span>
        <b className="price">
          <Price tetri={change.price} />
        </b>
        <span>{` ${t(dates === null ? 'found.perDay' : 'found.inAll')}`}</span>
        {change.former_price === null ? null : (
          <s>
            <VisuallyHidden>{t('found.before')} </VisuallyHidden>
            <Price tetri={change.former_price} />
          </s>
        )}
      </span>
      <small className="change" {...(!change.is_unseen && { 'data-seen': '' })}>
        {t(`found.${change.reason}`)}
      </small>
    </Link>
  );
}
