export { Map as MapView } from 'maplibre-gl';
export type { GeoJSONSourceSpecification, StyleSpecification } from 'maplibre-gl';
