import Button from '@mui/material/Button';
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

const around = (lat: number, lng: number, degrees: number): Box => ({
  west: lng - degrees * 1.4,
  south: lat - degrees,
  east: lng + degrees * 1.4,
  north: lat + degrees,
});
const country: Box = { west: 39.9, south: 41, east: 46.8, north: 43.6 };

/** Where the branch is: two numbers, or a press on the map that fills them in. */
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
  const box = place
    ? around(place.lat, place.lng, 0.01)
    : city && city.lat !== null && city.lng !== null
      ? around(city.lat, city.lng, 0.06)
      : country;
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
      <div>
        <Button variant="outlined" aria-expanded={isOpen} onClick={() => setOpen((is) => !is)}>
          <span>{t(isOpen ? 'place.close' : 'place.open')}</span>
        </Button>
      </div>
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
            place={place}
            names={[...reference.cities, ...reference.airports]}
            problem={problem}
            onProblem={setProblem}
            onPressed={(at) => {
              lat.onChange(at.lat.toFixed(5));
              lng.onChange(at.lng.toFixed(5));
            }}
          />
        </Optional>
      ) : null}
    </>
  );
}
