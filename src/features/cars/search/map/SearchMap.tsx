import Button from '@mui/material/Button';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { styled } from '@mui/material/styles';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CarCard as Card } from '#contract/calls/cars/cars.ts';
import { writeBox } from '#contract/domain/mapSquares.ts';
import { parseRange, rentalDays } from '#src/features/dates/rentalRange.ts';
import type { CardDates } from '#src/features/cars/card/useCarLink.ts';
import { useGetReferenceQuery } from '#src/features/reference/referenceApi.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { CheckRow } from '#src/shared/ui/components/CheckRow.tsx';
import { BaseMap } from '#src/shared/ui/map/BaseMap.tsx';
import type { MapPosition, MapProblem } from '#src/shared/ui/map/BaseMap.tsx';
import { MapLegend } from '#src/shared/ui/map/MapLegend.tsx';
import { mapStyleUrl } from '#src/shared/ui/map/mapStyle.ts';
import { PlaceNames } from '#src/shared/ui/map/PlaceNames.tsx';
import { ZoomButtons } from '#src/shared/ui/map/ZoomButtons.tsx';
import type { SearchFilters } from '../searchFilters.ts';
import { changeFilters } from '../searchFilters.ts';
import { searchQuery } from '../searchQuery.ts';
import { ChosenCar } from './ChosenCar.tsx';
import { firstBox } from './firstBox.ts';
import { FollowAddress } from './FollowAddress.tsx';
import { followLitCars } from './litCar.ts';
import { useSearchMapQuery } from './mapApi.ts';

import { Pins } from './Pins.tsx';

const Root = styled('div')({ position: 'relative', width: '100%', height: '100%' });

const Bar = styled('div')(({ theme }) => ({
  position: 'absolute',
  top: 12,
  left: 12,
  right: 68,
  zIndex: 3,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  alignItems: 'center',
  pointerEvents: 'none',
  '& > *': {
    pointerEvents: 'auto',
    borderRadius: theme.radii.control,
    backgroundColor: theme.vars.palette.background.paper,
    boxShadow: theme.vars.palette.elevation.raised,
  },
  '& > label': { paddingInline: '8px 14px' },
  '& > p': { padding: '10px 14px', ...theme.typography.body2 },
}));

const Problem = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  zIndex: 4,
  display: 'grid',
  placeContent: 'center',
  padding: 32,
  textAlign: 'center',
  backgroundColor: theme.vars.palette.background.sunken,
}));

/** From further away the names of airports would lie on those of their cities. */
const AIRPORTS_ZOOM = 9;

/** What the pointer of a pixel or two would change. */
const isSame = (one: MapPosition | null, other: MapPosition): boolean =>
  one !== null && writeBox(one.box) === writeBox(other.box);

interface Props {
  readonly filters: SearchFilters;
  readonly dates: CardDates | null;
  /** The cars that the list has. */
  readonly cars: readonly Card[];
  readonly onChange: (filters: SearchFilters, step: 'choice' | 'typing') => void;
}

/** The cars of the search at their places. Loaded when it is opened; the list beside it has the same cars. */
export function SearchMap({ filters, dates, cars, onChange }: Props) {
  const { t } = useTranslation('search');
  const { t: common } = useTranslation('common');
  const { data: reference } = useGetReferenceQuery();
  const [follows, setFollows] = useUiState('search/mapFollows', true);
  const [problem, setProblem] = useUiState<MapProblem | null>('search/mapProblem', null, { privacy: 'keep' });
  const [position, setPosition] = useUiState<MapPosition | null>('search/mapPosition', null);
  const [searched, setSearched] = useUiState<MapPosition | null>('search/mapSearched', null);
  const [chosen, setChosen] = useUiState<number | null>('search/mapCar', null, { privacy: 'keep' });
  const styleUrl = useMemo(() => mapStyleUrl(), []);
  useEffect(() => followLitCars(document), []);

  const { sort: _sort, ...query } = searchQuery(filters);
  const part = searched ?? position;
  const { data, currentData, isError, refetch } = useSearchMapQuery(
    part ? { query: { ...query, bbox: writeBox(part.box), zoom: part.zoom } } : skipToken,
  );
  const search = (at: MapPosition) => {
    setSearched(at);
    onChange(changeFilters(filters, { bbox: writeBox(at.box) }), 'typing');
  };
  const moved = (at: MapPosition, isResized: boolean) => {
    if (isSame(position, at)) return;
    setPosition(at);
    // What it shows first is no choice: the list stays as it is.
    if (position === null) setSearched(at);
    // A page that is on its way resizes it: a search would lead back from there.
    else if (follows && !isResized) search(at);
  };
  const range = parseRange(filters.from, filters.to);
  const isElsewhere = position !== null && searched !== null && !isSame(searched, position);
  return (
    <Root>
      <BaseMap
        label={t('map.label')}
        box={firstBox(filters, reference)}
        styleUrl={styleUrl}
        onMoved={moved}
        onPressed={() => setChosen(null)}
        onProblem={setProblem}
        controls={
          <>
            <ZoomButtons nearer={t('map.nearer')} farther={t('map.farther')} />
            <MapLegend note={t('map.exactness')} styleUrl={styleUrl} />
          </>
        }
      >
        <FollowAddress filters={filters} reference={reference} own={searched && writeBox(searched.box)} />
        {reference ? (
          <PlaceNames
            places={
              position && position.zoom > AIRPORTS_ZOOM
                ? [...reference.cities, ...reference.airports]
                : reference.cities
            }
          />
        ) : null}
        {data ? (
          <Pins
            answer={data}
            days={range && rentalDays(range)}
            chosen={chosen}
            onChoose={setChosen}
            onListed={(box) => onChange(changeFilters(filters, { bbox: writeBox(box) }), 'choice')}
          />
        ) : null}
      </BaseMap>
      <Bar>
        <CheckRow label={t('map.follow')} isChecked={follows} onChange={() => setFollows((is) => !is)} />
        {isElsewhere && !follows ? <Button onClick={() => search(position)}>{t('map.searchHere')}</Button> : null}
        {isError && !currentData ? (
          <p role="alert">
            {t('map.failed')}{' '}
            <Button variant="text" onClick={() => void refetch()}>
              {common('retry')}
            </Button>
          </p>
        ) : null}
        {currentData?.total === 0 ? <p role="status">{t('map.none')}</p> : null}
      </Bar>
      {chosen === null ? null : <ChosenCar id={chosen} dates={dates} cars={cars} onClose={() => setChosen(null)} />}
      {problem === null ? null : <Problem role="alert">{t(`map.${problem}`)}</Problem>}
    </Root>
  );
}
