import { createContext, use } from 'react';
import type { MapView } from './mapLibrary.ts';

export const MapContext = createContext<MapView | null>(null);

/** The map around what is shown on it. */
export function useMapView(): MapView {
  const map = use(MapContext);
  if (map === null) throw new Error('It is shown on a <BaseMap>.');
  return map;
}
