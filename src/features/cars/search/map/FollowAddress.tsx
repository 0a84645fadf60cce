import { useEffect, useEffectEvent, useRef } from 'react';
import type { Reference } from '#contract/calls/reference/reference.ts';
import { readBox } from '#contract/domain/mapSquares.ts';
import type { Box } from '#contract/domain/mapSquares.ts';
import { useMapView } from '#src/shared/ui/map/MapContext.ts';
import { placeOf } from '../place/searchPlace.ts';
import type { SearchFilters } from '../searchFilters.ts';
import { boxOfPlace } from './firstBox.ts';

interface Props {
  readonly filters: SearchFilters;
  readonly reference: Reference | undefined;
  /** The part of the last search from here, as in the address. */
  readonly own: string | null;
}

/** Moves the map where the address leads: back to an earlier part, or to another place. */
export function FollowAddress({ filters, reference, own }: Props) {
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
