import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import type { Box } from '#contract/domain/mapSquares.ts';
import { BaseMap } from './BaseMap.tsx';
import type { MapProblem } from './BaseMap.tsx';
import { MapLegend } from './MapLegend.tsx';
import { MapMarker } from './MapMarker.tsx';
import { MovablePin } from './MovablePin.tsx';
import { mapStyleUrl } from './mapStyle.ts';
import { PlaceNames } from './PlaceNames.tsx';
import type { PlaceName } from './PlaceNames.tsx';
import { ZoomButtons } from './ZoomButtons.tsx';

const Frame = styled('div')(({ theme }) => ({
  position: 'relative',
  height: 300,
  overflow: 'hidden',
  borderRadius: theme.radii.card,
}));

const Dot = styled('span')(({ theme }) => ({
  display: 'block',
  width: 22,
  height: 22,
  borderRadius: '50%',
  border: `4px solid ${theme.vars.palette.background.paper}`,
  backgroundColor: theme.vars.palette.primary.main,
  boxShadow: theme.vars.palette.elevation.raised,
  // About 300 m at the zoom in which it is first shown.
  '&[data-vague]': {
    width: 96,
    height: 96,
    borderWidth: 2,
    borderColor: theme.vars.palette.primary.main,
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.primary.main} 22%, transparent)`,
  },
}));

const Problem = styled('p')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  zIndex: 4,
  display: 'grid',
  placeContent: 'center',
  padding: 24,
  textAlign: 'center',
  backgroundColor: theme.vars.palette.background.sunken,
}));

export interface PlaceMapTexts {
  readonly label: string;
  readonly nearer: string;
  readonly farther: string;
  readonly problem: string;
}

interface Props {
  readonly texts: PlaceMapTexts;
  readonly box: Box;
  readonly place: { readonly lat: number; readonly lng: number } | null;
  /** The place is known to some 300 m only. */
  readonly isVague?: boolean;
  readonly names: readonly PlaceName[];
  readonly problem: MapProblem | null;
  readonly onProblem: (problem: MapProblem | null) => void;
  /** For who chooses the place: by a press, or by moving the pin, which is only proposed until then. */
  readonly choosing?: {
    readonly pin: string;
    readonly isProposed: boolean;
    readonly onChosen: (place: { readonly lat: number; readonly lng: number }) => void;
  };
}

/** A small map of one place. */
export function PlaceMap({ texts, box, place, isVague = false, names, problem, onProblem, choosing }: Props) {
  const styleUrl = useMemo(() => mapStyleUrl(), []);
  return (
    <Frame role="region" aria-label={texts.label}>
      <BaseMap
        label={texts.label}
        box={box}
        styleUrl={styleUrl}
        onProblem={onProblem}
        {...(choosing && { onPressed: choosing.onChosen })}
        controls={
          <>
            <ZoomButtons nearer={texts.nearer} farther={texts.farther} />
            <MapLegend styleUrl={styleUrl} />
          </>
        }
      >
        <PlaceNames places={names} />
        {place && choosing ? (
          <MovablePin place={place} label={choosing.pin} isProposed={choosing.isProposed} onMoved={choosing.onChosen} />
        ) : place ? (
          <MapMarker lat={place.lat} lng={place.lng} isRaised>
            <Dot {...(isVague && { 'data-vague': '' })} />
          </MapMarker>
        ) : null}
      </BaseMap>
      {problem === null ? null : <Problem role="alert">{texts.problem}</Problem>}
    </Frame>
  );
}
