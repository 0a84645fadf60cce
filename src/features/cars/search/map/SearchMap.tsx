import Button from '@mui/material/Button';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { styled } from '@mui/material/styles';
import { useEffect, useMemo, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { FoundCard } from '#contract/calls/cars/search.ts';
import type { Reference } from '#contract/calls/reference/reference.ts';
import { writeBox, readBox } from '#contract/domain/mapSquares.ts';
import type { Box } from '#contract/domain/mapSquares.ts';
import { parseRange, rentalDays } from '#src/features/dates/rentalRange.ts';
import type { CardDates } from '#src/features/cars/card/useCarLink.ts';
import { useGetReferenceQuery } from '#src/features/reference/referenceApi.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { CheckRow } from '#src/shared/ui/components/CheckRow.tsx';
import { BaseMap } from '#src/shared/ui/map/BaseMap.tsx';
import type { MapPosition, MapProblem } from '#src/shared/ui/map/BaseMap.tsx';
import { useMapView } from '#src/shared/ui/map/MapContext.ts';
import { MapLegend } from '#src/shared/ui/map/MapLegend.tsx';
import { mapStyleUrl } from '#src/shared/ui/map/mapStyle.ts';
import { PlaceNames } from '#src/shared/ui/map/PlaceNames.tsx';
import { ZoomButtons } from '#src/shared/ui/map/ZoomButtons.tsx';
import { placeOf } from '../place/searchPlace.ts';
import type { SearchFilters } from '../searchFilters.ts';
import { changeFilters } from '../searchFilters.ts';
import { searchQuery } from '../searchQuery.ts';
import { ChosenCar } from './ChosenCar.tsx';
import { firstBox, boxOfPlace } from './firstBox.ts';
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
  readonly cars: readonly FoundCard[];
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
      {chosen === null ? null : (
        <ChosenCar
          id={chosen}
          pin={data?.pins.find(({ id }) => id === chosen)}
          dates={dates}
          cars={cars}
          onClose={() => setChosen(null)}
        />
      )}
      {problem === null ? null : <Problem role="alert">{t(`map.${problem}`)}</Problem>}
    </Root>
  );
}

/*
 * What lies under the pointer or has the focus stays in the document: a card and its pin are marked together, without
 * rendering a list of hundreds.
 */
const nodesOf = (id: string): NodeListOf<Element> => document.querySelectorAll(`[data-car="${id}"]`);

const carOf = ({ target }: Event): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-car]')?.dataset['car'] : undefined;

/** Marks whatever shows the car that is pointed at or has the focus; returns what ends it. */
function followLitCars(root: Document): () => void {
  let lit: string | undefined;
  const light = (id: string | undefined) => {
    if (id === lit) return;
    if (lit !== undefined) for (const node of nodesOf(lit)) node.removeAttribute('data-lit');
    lit = id;
    if (id !== undefined) for (const node of nodesOf(id)) node.setAttribute('data-lit', '');
  };
  const follow = (event: Event) => light(carOf(event));
  root.addEventListener('pointerover', follow);
  root.addEventListener('focusin', follow);
  return () => {
    light(undefined);
    root.removeEventListener('pointerover', follow);
    root.removeEventListener('focusin', follow);
  };
}

interface FollowAddressProps {
  readonly filters: SearchFilters;
  readonly reference: Reference | undefined;
  /** The part of the last search from here, as in the address. */
  readonly own: string | null;
}

/** Moves the map where the address leads: back to an earlier part, or to another place. */
function FollowAddress({ filters, reference, own }: FollowAddressProps) {
  const { bbox } = filters;
  const place = placeOf(filters);
  const placeKey = place && `${place.kind} ${place.id}`;
  const map = useMapView();
  const isFirst = useRef(true);
  const show = useEffectEvent((box: Box | null) => {
    if (box !== null) map.fitBounds([box.west, box.south, box.east, box.north], { animate: false });
  });
  const goTo = useEffectEvent((part: string) => {
    if (part !== own && !isFirst.current) show(readBox(part));
  });
  const goToPlace = useEffectEvent(() => {
    if (!isFirst.current) show(boxOfPlace(place, reference));
  });
  useEffect(() => {
    if (bbox !== undefined) goTo(bbox);
  }, [bbox]);
  useEffect(() => {
    if (placeKey !== null) goToPlace();
  }, [placeKey]);
  useEffect(() => {
    isFirst.current = false;
  }, []);
  return null;
}
