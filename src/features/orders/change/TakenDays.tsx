import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Car, CarCard } from '#contract/calls/cars/cars.ts';
import type { Order } from '#contract/calls/orders/orders.ts';
import type { HandoverPlace } from '#contract/calls/places.ts';
import { placeCodeOf } from '#contract/domain/placeCode.ts';
import { useCarLink } from '#src/features/cars/card/useCarLink.ts';
import type { CardDates } from '#src/features/cars/card/useCarLink.ts';
import { useGetCarQuery } from '#src/features/cars/carsApi.ts';
import type { SearchFilters } from '#src/features/cars/search/searchFilters.ts';
import { searchPath } from '#src/features/cars/search/searchPath.ts';
import { useCars } from '#src/features/cars/search/useCars.ts';
import { Price } from '#src/features/currency/Price.tsx';
import { isRentable } from '#src/features/dates/rentalRange.ts';
import type { RentalRange } from '#src/features/dates/rentalRange.ts';
import { useMomentText } from '#src/features/dates/useMomentText.ts';
import { usePlaceText } from '#src/features/places/usePlaceText.ts';
import { useServerNow } from '#src/shared/store/useServerNow.ts';
import { ButtonLink } from '#src/shared/ui/components/ButtonLink.tsx';
import { Picture } from '#src/shared/ui/components/Picture.tsx';
import { CarRow } from '../carRow.styles.ts';
import { carWithYear } from '../orderWords.ts';
import { moveDays, noChange } from './requestedChange.ts';
import type { RequestedChange } from './requestedChange.ts';

const Others = styled('div')(({ theme }) => ({
  marginTop: 20,
  '& p': { margin: '4px 0 0', ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& ul': { display: 'grid', gap: 16, margin: '16px 0' },
  '& > a': { marginTop: 12 },
}));

const MOST_CARS = 3;

interface Props {
  readonly order: Order;
  /** The refused days. */
  readonly wanted: RentalRange;
  /** The nearest change for which its car is free; null without one. */
  readonly nearest: RequestedChange | null;
  readonly onTake: (nearest: RequestedChange) => void;
}

/** The requested days are taken: the nearest possible ones, a tap away, and cars that are free for the rest. */
export function TakenDays({ order, wanted, nearest, onTake }: Props) {
  const { t } = useTranslation('orders');
  const { ofRental } = useMomentText();
  const now = useServerNow();
  // On the road another car is needed only from the last moment on at which this one can be kept.
  const begin = order.status === 'active' ? moveDays(order.to, (nearest ?? noChange).to) : wanted.from;
  const rest = { from: begin, to: wanted.to };
  return (
    <>
      {nearest === null ? null : (
        <Button variant="contained" fullWidth onClick={() => onTake(nearest)}>
          <span>
            {t(nearest.from === 0 ? 'change.keepUntil' : 'change.moveTo', {
              from: ofRental(moveDays(order.from, nearest.from)),
              to: ofRental(moveDays(order.to, nearest.to)),
            })}
          </span>
        </Button>
      )}
      {rest.from < rest.to && isRentable(rest, now) ? <OtherCars order={order} dates={rest} /> : null}
    </>
  );
}

/** Cars like the one of the order that are free then, where its client is. */
function OtherCars({ order, dates }: { readonly order: Order; readonly dates: RentalRange }) {
  const { t } = useTranslation('orders');
  const { data, isError } = useGetCarQuery({ params: { id: order.car.id }, query: {} });
  // On the road the client is where this car is given back.
  const place = order.status === 'active' ? order.drop_off : order.pick_up;
  const { kind, id } = place;
  const code = kind === 'own' || id === null ? null : placeCodeOf({ kind, id });
  const car = data?.car ?? null;
  const filters = {
    ...dates,
    ...(code !== null && { pick_up: code }),
    ...(code === null && car !== null && { city_id: car.city_id }),
  };
  return (
    <Others>
      {car === null ? null : <SimilarCars place={place} dates={dates} filters={filters} like={car} />}
      {car !== null || isError ? (
        <ButtonLink variant="outlined" fullWidth to={searchPath(filters)}>
          {t('change.others')}
        </ButtonLink>
      ) : null}
    </Others>
  );
}

interface SimilarCarsProps {
  readonly place: HandoverPlace;
  readonly dates: RentalRange;
  /** The place and the dates. */
  readonly filters: SearchFilters;
  readonly like: Pick<Car, 'id' | 'category'>;
}

function SimilarCars({ place, dates, filters, like }: SimilarCarsProps) {
  const { t } = useTranslation('orders');
  const { ofRental } = useMomentText();
  const placeText = usePlaceText();
  const { currentData, isFetching, isError } = useCars({ ...filters, category: [like.category] }, null);
  const cars = (currentData?.pages[0]?.cars ?? []).filter(({ id }) => id !== like.id).slice(0, MOST_CARS);
  const { pick_up } = filters;
  const linked = { ...dates, ...(pick_up !== undefined && { pick_up }) };
  const isNone = cars.length === 0 && !isFetching;
  if (isError) return null;
  return (
    <div aria-busy={isFetching}>
      <h3>{t('change.similar.title')}</h3>
      <p>
        {t(isNone ? 'change.similar.none' : 'change.similar.text', {
          from: ofRental(dates.from),
          to: ofRental(dates.to),
          place: pick_up === undefined ? place.city : placeText(place),
        })}
      </p>
      {cars.length === 0 ? null : (
        <ul>
          {cars.map((car) => (
            <SimilarCar key={car.id} car={car} dates={linked} />
          ))}
        </ul>
      )}
    </div>
  );
}

function SimilarCar({ car, dates }: { readonly car: CarCard; readonly dates: CardDates }) {
  const { t } = useTranslation('orders');
  const { to, intent } = useCarLink(car, dates);
  return (
    <CarRow>
      <div className="photo">
        <Picture picture={car.image} alt="" sizes="112px" />
      </div>
      <div>
        <Link to={to} {...intent}>
          {carWithYear(car)}
        </Link>
        <p>
          {car.total === null || car.days === null ? null : (
            <>
              <Price tetri={car.total} />
              {` · ${t('onTrip.left.days', { count: car.days })}`}
            </>
          )}
        </p>
      </div>
    </CarRow>
  );
}
