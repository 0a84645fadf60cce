import { styled, useColorScheme } from '@mui/material/styles';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { Box } from '#contract/domain/mapSquares.ts';
import { baseStyle, regionBounds } from './baseStyle.ts';
import type { MapScheme } from './baseStyle.ts';
import { MapContext } from './MapContext.ts';
import { MapView } from './mapLibrary.ts';

/** What of the library's style sheet this map needs. */
const Root = styled('div')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  width: '100%',
  height: '100%',
  backgroundColor: theme.vars.palette.background.sunken,
  '& .maplibregl-map': { position: 'absolute', inset: 0, overflow: 'hidden' },
  '& .maplibregl-canvas': { position: 'absolute', top: 0, left: 0 },
  '& .maplibregl-canvas:focus-visible': { outline: `2px solid ${theme.vars.palette.focus}`, outlineOffset: -2 },
  '& .maplibregl-canvas-container': { position: 'absolute', inset: 0 },
  '& .maplibregl-interactive': { cursor: 'grab', userSelect: 'none' },
  '& .maplibregl-interactive:active': { cursor: 'grabbing' },
  '& .maplibregl-touch-zoom-rotate.maplibregl-touch-drag-pan, & .maplibregl-touch-zoom-rotate.maplibregl-touch-drag-pan .maplibregl-canvas':
    { touchAction: 'none' },
}));

export interface MapPosition {
  readonly box: Box;
  readonly zoom: number;
}

/** Why there is no picture: this browser draws none, or stopped drawing. */
export type MapProblem = 'missing' | 'lost';

interface Props {
  /** For screen readers. */
  readonly label: string;
  /** What it shows first. */
  readonly box: Box;
  /** The address of a style of the operator's; null is the map that the site has itself. */
  readonly styleUrl: string | null;
  /** `isResized`: only its size has changed, as when the page around it does. */
  readonly onMoved?: (position: MapPosition, isResized: boolean) => void;
  readonly onPressed?: (place: { lat: number; lng: number }) => void;
  readonly onProblem: (problem: MapProblem | null) => void;
  /** Above the picture, beside what is on it. */
  readonly controls?: ReactNode;
  readonly children?: ReactNode;
}

export function positionOf(map: MapView): MapPosition {
  const bounds = map.getBounds();
  return {
    box: { west: bounds.getWest(), south: bounds.getSouth(), east: bounds.getEast(), north: bounds.getNorth() },
    zoom: map.getZoom(),
  };
}

/** A map without rotation. Its children are on it: markers and whatever uses the map. */
export function BaseMap({ label, box, styleUrl, onMoved, onPressed, onProblem, controls, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<MapView | null>(null);
  const { colorScheme } = useColorScheme();
  const scheme: MapScheme = colorScheme === 'dark' ? 'dark' : 'light';
  const middle = useRef('');
  const moved = useEffectEvent((view: MapView) => {
    const { lng, lat } = view.getCenter();
    const before = middle.current;
    middle.current = `${lng} ${lat} ${view.getZoom()}`;
    onMoved?.(positionOf(view), middle.current === before);
  });
  const pressed = useEffectEvent((at: { lat: number; lng: number }) => onPressed?.(at));
  const failed = useEffectEvent(onProblem);
  const drawn = useRef<MapScheme | null>(null);
  const make = useEffectEvent((container: HTMLDivElement) => {
    try {
      drawn.current = scheme;
      return new MapView({
        container,
        style: styleUrl ?? baseStyle(scheme),
        bounds: [box.west, box.south, box.east, box.north],
        maxBounds: regionBounds,
        maxZoom: 17,
        renderWorldCopies: false,
        attributionControl: false,
        dragRotate: false,
        pitchWithRotate: false,
        touchPitch: false,
        fadeDuration: 0,
        locale: { 'Map.Title': label },
      });
    } catch {
      return null;
    }
  });

  useEffect(() => {
    if (!place.current) return;
    const view = make(place.current);
    if (view === null) {
      failed('missing');
      return;
    }
    // Arrow keys move it. The region is what contains it, with its markers.
    view.getCanvas().setAttribute('role', 'application');
    view.touchZoomRotate.disableRotation();
    view.keyboard.disableRotation();
    view.on('moveend', () => moved(view));
    view.on('click', ({ lngLat }) => pressed({ lat: lngLat.lat, lng: lngLat.lng }));
    view.on('webglcontextlost', () => failed('lost'));
    view.on('webglcontextrestored', () => failed(null));
    failed(null);
    setMap(view);
    moved(view);
    return () => {
      setMap(null);
      view.remove();
    };
  }, []);

  useEffect(() => {
    // An operator's style has the colours that it has.
    if (map === null || styleUrl !== null || drawn.current === scheme) return;
    drawn.current = scheme;
    map.setStyle(baseStyle(scheme));
  }, [map, scheme, styleUrl]);

  return (
    <Root>
      <div ref={place} />
      {map === null ? null : (
        <MapContext value={map}>
          {createPortal(children, map.getCanvasContainer())}
          {controls}
        </MapContext>
      )}
    </Root>
  );
}
