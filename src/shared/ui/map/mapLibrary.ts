import { addProtocol } from 'maplibre-gl';
import { loadArchiveTile } from './loadArchiveTile.ts';

export { Map as MapView } from 'maplibre-gl';
export type { StyleSpecification } from 'maplibre-gl';

// A source of a style at `pmtiles://https://…`: one file of tiles at any host that answers ranges.
addProtocol('pmtiles', loadArchiveTile);
