export { Map as MapView } from 'maplibre-gl';
export type { StyleSpecification } from 'maplibre-gl';
