import type { AddProtocolAction } from 'maplibre-gl';
import type { Protocol } from 'pmtiles';

/** It keeps the directories of the archives that it has read. */
let protocol: Protocol | undefined;

/**
 * The description or a tile of a PMTiles archive: `pmtiles://https://host/file.pmtiles`, with `/z/x/y` for a tile. What
 * reads archives comes with the first address of one; an archive says itself whom to name.
 */
export const loadArchiveTile: AddProtocolAction = async (request, abort) => {
  const { Protocol } = await import('pmtiles');
  protocol ??= new Protocol({ metadata: true });
  return protocol.tile(request, abort);
};
