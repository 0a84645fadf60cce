import { styled } from '@mui/material/styles';
import { MapMarker } from './MapMarker.tsx';

const Name = styled('span')(({ theme }) => ({
  position: 'absolute',
  // Below a cluster that may be there.
  top: 22,
  left: 0,
  transform: 'translateX(-50%)',
  pointerEvents: 'none',
  whiteSpace: 'nowrap',
  fontSize: '.8125rem',
  fontWeight: 500,
  color: theme.vars.palette.text.secondary,
  textShadow: ['1px 0', '-1px 0', '0 1px', '0 -1px']
    .map((shift) => `${shift} ${theme.vars.palette.background.paper}`)
    .join(','),
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 'calc(50% - 3px)',
    top: -25,
    width: 6,
    height: 6,
    borderRadius: '50%',
    backgroundColor: theme.vars.palette.text.tertiary,
  },
}));

export interface PlaceName {
  readonly name: string;
  readonly lat: number | null;
  readonly lng: number | null;
}

/** Names of towns below their places: text of the page, which the list says as well. */
export function PlaceNames({ places }: { readonly places: readonly PlaceName[] }) {
  return places.map(({ name, lat, lng }) =>
    lat === null || lng === null ? null : (
      <MapMarker key={name} lat={lat} lng={lng}>
        <Name aria-hidden>{name}</Name>
      </MapMarker>
    ),
  );
}
