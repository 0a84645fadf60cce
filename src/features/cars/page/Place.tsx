import OpenInNewRoundedIcon from '@mui/icons-material/OpenInNewRounded';
import PlaceOutlinedIcon from '@mui/icons-material/PlaceOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Car } from '#contract/calls/cars/cars.ts';
import { useGetReferenceQuery } from '#src/features/reference/referenceApi.ts';
import { lazyWithRetry } from '#src/shared/lib/chunks/lazyWithRetry.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { Panel } from '#src/shared/ui/layout/Panel.tsx';
import { VisuallyHidden } from '#src/shared/ui/layout/VisuallyHidden.tsx';
import type { MapProblem } from '#src/shared/ui/map/BaseMap.tsx';
import { Optional } from '#src/shared/ui/states/Optional.tsx';
import { SkeletonBox } from '#src/shared/ui/states/SkeletonBox.tsx';
import { Block, choiceBlocks } from './Block.tsx';

const Card = styled(Panel)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr) auto',
  gap: '4px 14px',
  alignItems: 'center',
  '& > svg': { alignSelf: 'start', color: theme.vars.palette.primary.text },
  '& .name': { display: 'block', fontWeight: 600 },
  '& p': { color: theme.vars.palette.text.secondary, fontSize: '.9375rem' },
  [theme.breakpoints.down('md')]: { gridTemplateColumns: '28px minmax(0, 1fr)', '& > a': { gridColumn: 2 } },
}));

const MapLink = styled('a')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 44,
  color: theme.vars.palette.primary.text,
  fontWeight: 500,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  textDecorationColor: 'color-mix(in srgb, currentColor 35%, transparent)',
  '&:hover': { textDecorationColor: 'currentColor' },
  '& > svg': { width: 16, height: 16 },
}));

/**
 * Where the car is picked up, and where else it can be. The map of OpenStreetMap is only a link; the site's own loads
 * when it is asked for.
 */
export function Place({ car, children }: { car: Omit<Car, 'owner'>; children?: ReactNode }) {
  const { t } = useTranslation('car');
  const map = `https://www.openstreetmap.org/search?${new URLSearchParams({ query: car.address })}`;
  return (
    <Block title={t('place.title')} id={choiceBlocks.place}>
      <Card as="div">
        <PlaceOutlinedIcon />
        <div>
          <b className="name">{car.branch?.name ?? car.city}</b>
          <p>{car.address}</p>
        </div>
        <MapLink href={map} target="_blank" rel="noreferrer">
          <span>{t('place.map')}</span>
          <OpenInNewRoundedIcon />
          <VisuallyHidden>({t('place.newTab')})</VisuallyHidden>
        </MapLink>
      </Card>
      {car.position ? <PlaceOnMap position={car.position} city={car.city} /> : null}
      {children}
    </Block>
  );
}

const PlaceMap = lazyWithRetry(async () => (await import('#src/shared/ui/map/PlaceMap.tsx')).PlaceMap);

const MapPlace = styled('div')({
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
function PlaceOnMap({ position: { lat, lng }, city }: Props) {
  const { t } = useTranslation('car');
  const [isOpen, setOpen] = useUiState('car/map', false);
  const [problem, setProblem] = useUiState<MapProblem | null>('car/mapProblem', null, { privacy: 'keep' });
  const { data: reference } = useGetReferenceQuery(undefined, { skip: !isOpen });
  return (
    <MapPlace data-script="">
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
    </MapPlace>
  );
}
