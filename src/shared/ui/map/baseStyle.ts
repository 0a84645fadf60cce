import region from './base/region.json';
import type { StyleSpecification } from './mapLibrary.ts';

export type MapScheme = 'light' | 'dark';

/** The part of the Earth that the base map has: further out there would be nothing to see. */
export const regionBounds: [[number, number], [number, number]] = [
  [36, 39],
  [50, 45.5],
];
const colours: Readonly<Record<MapScheme, { water: string; land: string; home: string; border: string }>> = {
  light: { water: '#d3e3ea', land: '#dfe5e1', home: '#f1f4f1', border: '#a9b6ae' },
  dark: { water: '#0a1a21', land: '#141d18', home: '#223029', border: '#4a5c52' },
};

/** Countries without texts: names stand above the map as the page's own text, so that no server of fonts is needed. */
export function baseStyle(scheme: MapScheme): StyleSpecification {
  const { water, land, home, border } = colours[scheme];
  return {
    version: 8,
    sources: { region: { type: 'geojson', data: region } },
    layers: [
      { id: 'water', type: 'background', paint: { 'background-color': water } },
      {
        id: 'land',
        type: 'fill',
        source: 'region',
        paint: { 'fill-color': ['match', ['get', 'kind'], 'home', home, land] },
      },
      { id: 'borders', type: 'line', source: 'region', paint: { 'line-color': border, 'line-width': 1 } },
    ],
  };
}
