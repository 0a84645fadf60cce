import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { CarCard } from '#contract/calls/cars/cars.ts';
import type { SavedSearch } from '#contract/calls/savedSearches/savedSearches.ts';
import { useCarLink } from '#src/features/cars/card/useCarLink.ts';
import { Price } from '#src/features/currency/Price.tsx';
import type { RentalRange } from '#src/features/dates/rentalRange.ts';
import { Picture } from '#src/shared/ui/components/Picture.tsx';
import { VisuallyHidden } from '#src/shared/ui/layout/VisuallyHidden.tsx';
import { Found } from './saved.styles.ts';

interface Props {
  readonly search: SavedSearch;
  readonly cars: ReadonlyMap<number, CarCard>;
  readonly range: RentalRange | null;
  readonly onSeen: () => void;
}

/** The last changes that a search has found, each with its reason. */
export function FoundCars({ search, cars, range, onSeen }: Props) {
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
          <FoundCar change={change} car={car} range={range} onSeen={onSeen} />
        </li>
      ))}
    </Found>
  );
}

interface FoundCarProps {
  readonly change: SavedSearch['found'][number];
  readonly car: CarCard;
  readonly range: RentalRange | null;
  readonly onSeen: () => void;
}

function FoundCar({ change, car, range, onSeen }: FoundCarProps) {
  const { t } = useTranslation('saved');
  const { to, intent } = useCarLink(car, range);
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
        <span>{` ${t(range === null ? 'found.perDay' : 'found.inAll')}`}</span>
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
