/*
 * The bundler puts this in the place of `Worker` in MapLibre, which makes its workers of an address as text: the page's
 * policy trusts only addresses that the bundler made. The worker is a file of this origin.
 */
export function MapWorker(): Worker {
  return new globalThis.Worker(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url));
}
