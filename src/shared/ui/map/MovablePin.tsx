import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { PointerEvent } from 'react';
import { useMapView } from './MapContext.ts';
import { MapMarker } from './MapMarker.tsx';

const Pin = styled('button')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  padding: 0,
  border: 0,
  borderRadius: '50%',
  backgroundColor: 'transparent',
  cursor: 'grab',
  // A finger on it moves it, not the page.
  touchAction: 'none',
  '&:active': { cursor: 'grabbing' },
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.focus}`, outlineOffset: -2 },
  '& > svg': {
    width: 40,
    height: 40,
    // Its tip is at the place.
    marginTop: -40,
    fill: theme.vars.palette.primary.main,
    stroke: theme.vars.palette.background.paper,
    filter: 'drop-shadow(0 2px 3px rgb(0 0 0 / .35))',
  },
  '&[data-proposed] > svg': { fill: theme.vars.palette.text.secondary, opacity: 0.75 },
}));

/** How far a key moves it, px. */
const STEP = 8;
const steps: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** What the map, which the pin is inside of, would take for itself; React, which listens outside of it, would be late. */
const ownEvents = ['mousedown', 'touchstart', 'click', 'dblclick'] as const;

interface Place {
  readonly lat: number;
  readonly lng: number;
}

interface Props {
  readonly place: Place;
  readonly label: string;
  /** It stands where it may be moved from; nobody has put it there. */
  readonly isProposed: boolean;
  readonly onMoved: (place: Place) => void;
}

/** A pin that is dragged, or moved by the arrow keys. */
export function MovablePin({ place, label, isProposed, onMoved }: Props) {
  const { lat, lng } = place;
  const map = useMapView();
  const pin = useRef<HTMLButtonElement>(null);
  /** From the place to the pointer that holds it, px. */
  const held = useRef<{ readonly x: number; readonly y: number } | null>(null);

  const standsAt = () => map.project([lng, lat]);
  const moveTo = (x: number, y: number): void => {
    const at = map.unproject([x, y]);
    onMoved({ lat: at.lat, lng: at.lng });
  };
  /** Typed numbers and a chosen city may be anywhere. */
  const reveal = useEffectEvent(() => {
    const bounds = map.getBounds();
    const isInView =
      bounds.getWest() < lng && lng < bounds.getEast() && bounds.getSouth() < lat && lat < bounds.getNorth();
    if (!isInView && held.current === null) map.easeTo({ center: [lng, lat], zoom: map.getZoom() });
  });
  useEffect(() => reveal(), [lat, lng]);

  const grab = ({ button, clientX, clientY, pointerId, currentTarget }: PointerEvent<HTMLButtonElement>): void => {
    if (button !== 0) return;
    const { x, y } = standsAt();
    held.current = { x: clientX - x, y: clientY - y };
    currentTarget.setPointerCapture(pointerId);
  };
  const follow = ({ clientX, clientY }: PointerEvent): void => {
    if (held.current !== null) moveTo(clientX - held.current.x, clientY - held.current.y);
  };
  const letGo = (): void => {
    held.current = null;
  };

  const byKey = useEffectEvent((event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    const { x, y } = standsAt();
    moveTo(x + step[0], y + step[1]);
  });
  useEffect(() => {
    const button = pin.current;
    const keepToItself = (event: Event) => event.stopPropagation();
    const onKey = (event: KeyboardEvent) => byKey(event);
    for (const name of ownEvents) button?.addEventListener(name, keepToItself);
    button?.addEventListener('keydown', onKey);
    return () => {
      for (const name of ownEvents) button?.removeEventListener(name, keepToItself);
      button?.removeEventListener('keydown', onKey);
    };
  }, []);

  return (
    <MapMarker lat={lat} lng={lng} isRaised>
      <Pin
        ref={pin}
        type="button"
        aria-label={label}
        data-proposed={isProposed ? '' : undefined}
        onPointerDown={grab}
        onPointerMove={follow}
        onPointerUp={letGo}
        onPointerCancel={letGo}
      >
        <svg viewBox="0 0 24 24" aria-hidden>
          <path d="M12 23c-1-1-8-8-8-14a8 8 0 0 1 16 0c0 6-7 13-8 14z" />
          <circle cx="12" cy="9" r="3" />
        </svg>
      </Pin>
    </MapMarker>
  );
}
