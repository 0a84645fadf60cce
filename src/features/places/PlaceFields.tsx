import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { placeCodeOf, readPlaceCode } from '#contract/placeCode.ts';
import type { PlaceRef } from '#contract/placeCode.ts';
import { PlainSelect } from '#src/ui/PlainSelect.tsx';
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
  /** The days, for the hours of that day. */
  readonly days: { readonly from: string; readonly to: string } | null;
  readonly onChange: (chosen: ChosenPlaces) => void;
}

/** Where to get the car and where to give it back. Who changes the first alone means both. */
export function PlaceFields({ options, own, chosen, days, onChange }: Props) {
  const { t } = useTranslation('places');
  const textOf = usePlaceOptionText();
  const hoursOf = usePlaceHours();
  const isSame = codeOf(chosen.pickUp) === codeOf(chosen.dropOff);
  const field = (side: keyof ChosenPlaces, day: string | undefined, choose: (place: PlaceRef | null) => void) => {
    const found = options.find(({ ref }) => placeCodeOf(ref) === codeOf(chosen[side]));
    return (
      <div>
        <PlainSelect
          label={t(side === 'pickUp' ? 'choose.pickUp' : 'choose.dropOff')}
          value={codeOf(chosen[side])}
          options={[
            { value: '', label: own },
            ...options.map((option) => ({ value: placeCodeOf(option.ref), label: textOf(option) })),
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
