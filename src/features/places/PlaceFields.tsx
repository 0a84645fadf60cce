import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { placeCodeOf, readPlaceCode } from '#contract/domain/placeCode.ts';
import type { PlaceRef } from '#contract/domain/placeCode.ts';
import { PlainSelect } from '#src/shared/ui/components/PlainSelect.tsx';
import type { PlaceOption } from './placesWith.ts';
import { usePlaceHours } from './usePlaceHours.ts';
import { usePlaceOptionText } from './usePlaceOptionText.ts';

const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  marginBottom: 16,
  '& p': { marginTop: 4, ...theme.typography.caption, color: theme.vars.palette.text.secondary },
}));

/** Null is where the car stands. */
export interface ChosenPlaces {
  readonly pickUp: PlaceRef | null;
  readonly dropOff: PlaceRef | null;
}

interface Props {
  /** What can be chosen beside where the car stands. */
  readonly options: readonly PlaceOption[];
  /** Where the car stands, in words. */
  readonly own: string;
  readonly chosen: ChosenPlaces;
  /** The city where the car stands; null where there is no car yet, and in no city in particular. */
  readonly ownCity: number | null;
  /** What a return in another city costs more; null where it is not allowed. */
  readonly oneWayPrice: number | null;
  /** Prices and hours are the best that anybody offers, and not those of one car. */
  readonly isOfAll?: boolean;
  /** The days, for the hours of that day. */
  readonly days: { readonly from: string; readonly to: string } | null;
  readonly onChange: (chosen: ChosenPlaces) => void;
}

/** Where to get the car and where to give it back. Who changes the first alone means both. */
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
  // A return in another city costs more, or is not to be had.
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
