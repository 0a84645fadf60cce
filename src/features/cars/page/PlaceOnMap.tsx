import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Car } from '#contract/calls/cars/cars.ts';
import { useGetReferenceQuery } from '#src/features/reference/referenceApi.ts';
import { lazyWithRetry } from '#src/shared/lib/chunks/lazyWithRetry.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import type { MapProblem } from '#src/shared/ui/map/BaseMap.tsx';
import { Optional } from '#src/shared/ui/states/Optional.tsx';
import { SkeletonBox } from '#src/shared/ui/states/SkeletonBox.tsx';

const PlaceMap = lazyWithRetry(async () => (await import('#src/shared/ui/map/PlaceMap.tsx')).PlaceMap);

const Place = styled('div')({
  display: 'grid',
  gap: 12,
  justifyItems: 'start',
  marginBlock: '12px 16px',
  '& > :not(button)': { width: '100%' },
});

interface Props {
  readonly position: NonNullable<Car['position']>;
  readonly city: string;
}

/** The surroundings of the place, as exactly as everybody may know it. Loaded when it is asked for. */
export function PlaceOnMap({ position: { lat, lng }, city }: Props) {
  const { t } = useTranslation('car');
  const [isOpen, setOpen] = useUiState('car/map', false);
  const [problem, setProblem] = useUiState<MapProblem | null>('car/mapProblem', null, { privacy: 'keep' });
  const { data: reference } = useGetReferenceQuery(undefined, { skip: !isOpen });
  return (
    <Place data-script="">
      <Button variant="outlined" aria-expanded={isOpen} onClick={() => setOpen((is) => !is)}>
        <span>{t(isOpen ? 'place.onMap.close' : 'place.onMap.open')}</span>
      </Button>
      {isOpen ? (
        <Optional fallback={<SkeletonBox sx={{ height: 300 }} />}>
          <PlaceMap
            texts={{
              label: `${t('place.onMap.label')}: ${city}`,
              nearer: t('place.onMap.nearer'),
              farther: t('place.onMap.farther'),
              problem: t('place.onMap.problem'),
            }}
            box={{ west: lng - 0.06, south: lat - 0.03, east: lng + 0.06, north: lat + 0.03 }}
            place={{ lat, lng }}
            isVague
            names={reference ? [...reference.cities, ...reference.airports] : []}
            problem={problem}
            onProblem={setProblem}
          />
          <p>{t('place.onMap.vague')}</p>
        </Optional>
      ) : null}
    </Place>
  );
}
