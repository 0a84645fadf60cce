import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useController, useWatch } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Box } from '#contract/domain/mapSquares.ts';
import { useGetReferenceQuery } from '#src/features/reference/referenceApi.ts';
import { FormField } from '#src/shared/forms/FormField.tsx';
import { FieldPair } from '#src/shared/forms/FormStack.ts';
import { lazyWithRetry } from '#src/shared/lib/chunks/lazyWithRetry.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import type { MapProblem } from '#src/shared/ui/map/BaseMap.tsx';
import { Optional } from '#src/shared/ui/states/Optional.tsx';
import { SkeletonBox } from '#src/shared/ui/states/SkeletonBox.tsx';
import { type BranchValues, degreesOf } from './branchForm.ts';

const PlaceMap = lazyWithRetry(async () => (await import('#src/shared/ui/map/PlaceMap.tsx')).PlaceMap);

const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

const around = (lat: number, lng: number, degrees: number): Box => ({
  west: lng - degrees * 1.4,
  south: lat - degrees,
  east: lng + degrees * 1.4,
  north: lat + degrees,
});
const country: Box = { west: 39.9, south: 41, east: 46.8, north: 43.6 };

/** Where the branch is: two numbers, or a pin on the map that fills them in: dragged, moved by keys, or the city's middle. */
export function BranchPlace({ control }: { readonly control: Control<BranchValues> }) {
  const { t } = useTranslation('branches');
  const [isOpen, setOpen] = useUiState('branches/map', false);
  const [problem, setProblem] = useUiState<MapProblem | null>('branches/mapProblem', null, { privacy: 'keep' });
  const { data: reference } = useGetReferenceQuery(undefined, { skip: !isOpen });
  const { field: lat } = useController({ control, name: 'lat' });
  const { field: lng } = useController({ control, name: 'lng' });
  const cityId = useWatch({ control, name: 'city_id' });
  const [north, east] = [degreesOf(lat.value, 90), degreesOf(lng.value, 180)];
  const place = typeof north === 'number' && typeof east === 'number' ? { lat: north, lng: east } : null;
  const city = reference?.cities.find(({ id }) => id === cityId);
  const middle = city && city.lat !== null && city.lng !== null ? { lat: city.lat, lng: city.lng } : null;
  const box = place ? around(place.lat, place.lng, 0.01) : middle ? around(middle.lat, middle.lng, 0.06) : country;
  const choose = (at: { readonly lat: number; readonly lng: number }): void => {
    lat.onChange(at.lat.toFixed(5));
    lng.onChange(at.lng.toFixed(5));
  };
  return (
    <>
      <FieldPair>
        <FormField control={control} name="lat" label={t('place.lat')} inputMode="decimal" autoComplete="off" />
        <FormField
          control={control}
          name="lng"
          label={t('place.lng')}
          inputMode="decimal"
          autoComplete="off"
          hint={t('place.hint')}
        />
      </FieldPair>
      <Buttons>
        <Button variant="outlined" aria-expanded={isOpen} onClick={() => setOpen((is) => !is)}>
          <span>{t(isOpen ? 'place.close' : 'place.open')}</span>
        </Button>
        {isOpen && city && middle ? (
          <Button variant="text" onClick={() => choose(middle)}>
            <span>{t('place.middle', { city: city.name })}</span>
          </Button>
        ) : null}
      </Buttons>
      {isOpen && reference ? (
        <Optional fallback={<SkeletonBox sx={{ height: 300 }} />}>
          <PlaceMap
            texts={{
              label: t('place.map'),
              nearer: t('place.nearer'),
              farther: t('place.farther'),
              problem: t('place.problem'),
            }}
            box={box}
            place={place ?? middle}
            names={[...reference.cities, ...reference.airports]}
            problem={problem}
            onProblem={setProblem}
            choosing={{ pin: t('place.pin'), isProposed: place === null, onChosen: choose }}
          />
        </Optional>
      ) : null}
    </>
  );
}
