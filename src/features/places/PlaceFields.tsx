import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { PlaceToChoose } from '#contract/calls/places.ts';
import { hoursOn } from '#contract/domain/openingHours.ts';
import { placeCodeOf, readPlaceCode } from '#contract/domain/placeCode.ts';
import type { PlaceRef } from '#contract/domain/placeCode.ts';
import { useMoney } from '#src/features/currency/useMoney.ts';
import { PlainSelect } from '#src/shared/ui/components/PlainSelect.tsx';
import { openingOf } from './openingOf.ts';
import type { PlaceOption } from './placesWith.ts';

const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  marginBottom: 16,
  '& p': { marginTop: 4, ...theme.typography.caption, color: theme.vars.palette.text.secondary },
}));

/** Null is the car's own place. */
export interface ChosenPlaces {
  readonly pickUp: PlaceRef | null;
  readonly dropOff: PlaceRef | null;
}

interface Props {
  /** The alternatives to the car's own place. */
  readonly options: readonly PlaceOption[];
  /** The text of the car's own place. */
  readonly own: string;
  readonly chosen: ChosenPlaces;
  /** The city of the car; null where there is no car yet, and in no city in particular. */
  readonly ownCity: number | null;
  /** The charge for a return in another city; null where it is not allowed. */
  readonly oneWayPrice: number | null;
  /** Prices and hours are the best of all owners, and not those of one car. */
  readonly isOfAll?: boolean;
  /** The days, for the hours of that day. */
  readonly days: { readonly from: string; readonly to: string } | null;
  readonly onChange: (chosen: ChosenPlaces) => void;
}

/** The places of pick-up and return. Changing only the first changes both. */
export function PlaceFields(props: Props) {
  const { options, own, chosen, ownCity, oneWayPrice, isOfAll = false, days, onChange } = props;
  const { t } = useTranslation('places');
  const textOf = usePlaceOptionText();
  const hoursOf = usePlaceHours(isOfAll);
  const isSame = codeOf(chosen.pickUp) === codeOf(chosen.dropOff);
  const pickUp = options.find(({ ref }) => placeCodeOf(ref) === codeOf(chosen.pickUp));
  const cityOfPickUp = chosen.pickUp === null ? ownCity : (pickUp?.place.city_id ?? null);
  const isOneWay = (side: keyof ChosenPlaces, city: number | null) =>
    side === 'dropOff' && cityOfPickUp !== null && city !== null && city !== cityOfPickUp;
  // A return in another city costs more, or is not offered.
  const offered = (side: keyof ChosenPlaces) =>
    options.filter(({ place }) => oneWayPrice !== null || !isOneWay(side, place.city_id));
  const priceOf = (side: keyof ChosenPlaces, city: number | null) => ({
    isLeast: isOfAll,
    more: isOneWay(side, city) ? (oneWayPrice ?? 0) : 0,
  });
  const field = (side: keyof ChosenPlaces, day: string | undefined, choose: (place: PlaceRef | null) => void) => {
    const listed = offered(side);
    const found = listed.find(({ ref }) => placeCodeOf(ref) === codeOf(chosen[side]));
    return (
      <div>
        <PlainSelect
          label={t(side === 'pickUp' ? 'choose.pickUp' : 'choose.dropOff')}
          value={codeOf(chosen[side])}
          options={[
            { value: '', label: own },
            ...listed.map((option) => ({
              value: placeCodeOf(option.ref),
              label: textOf(option, priceOf(side, option.place.city_id)),
            })),
            ...(chosen[side] !== null && found === undefined
              ? [{ value: codeOf(chosen[side]), label: t('choose.notOffered') }]
              : []),
          ]}
          onChange={(code) => choose(readPlaceCode(code))}
        />
        {found === undefined ? null : <p>{hoursOf(found.place, day)}</p>}
      </div>
    );
  };
  return (
    <Fields role="group" aria-label={t('choose.title')}>
      {field('pickUp', days?.from, (pickUp) => onChange({ pickUp, dropOff: isSame ? pickUp : chosen.dropOff }))}
      {field('dropOff', days?.to, (dropOff) => onChange({ ...chosen, dropOff }))}
    </Fields>
  );
}

const codeOf = (place: PlaceRef | null): string => (place === null ? '' : placeCodeOf(place));

/** A price: that of one car, or the lowest of all of them. */
interface PriceOf {
  readonly isLeast: boolean;
  /** Added to the place's own price. */
  readonly more: number;
}

/** The text of a place with the charge for pick-up or return there. */
function usePlaceOptionText(): (option: PlaceOption, of: PriceOf) => string {
  const { t } = useTranslation('places');
  const { format } = useMoney();
  return ({ ref, place }, { isLeast, more }) => {
    const isBrought = ref.kind === 'address' || ref.kind === 'hotel';
    const name = isBrought ? t(`in.${ref.kind}`, { city: place.city }) : place.name;
    const sum = place.price + more;
    if (sum === 0) return t(isLeast ? 'option.freeWithSome' : 'option.free', { name });
    return t(isLeast ? 'option.from' : 'option.priced', { name, price: format(sum) });
  };
}

/**
 * When a place is served, on a day where one is chosen, and how long ahead it must be requested: by one owner, or at
 * best.
 */
function usePlaceHours(isOfAll: boolean): (place: PlaceToChoose, day: string | undefined) => string {
  const { t } = useTranslation('places');
  return (place, day) => {
    const notice =
      place.notice_hours === 0 ? null : t(isOfAll ? 'some.notice' : 'hours.notice', { count: place.notice_hours });
    return [hoursText(place, day), notice].filter(Boolean).join(' ');
  };

  function hoursText(place: PlaceToChoose, day: string | undefined): string | null {
    if (place.hours === null && place.exceptions.length === 0) return t(isOfAll ? 'some.always' : 'hours.always');
    if (day === undefined) return null;
    const hours = hoursOn(openingOf(place), day.slice(0, 10));
    return hours === null ? t('hours.closed') : t(isOfAll ? 'some.on' : 'hours.on', { ...hours });
  }
}
