import { styled } from '@mui/material/styles';
import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useIsHydrated } from '#src/shared/hooks/useIsHydrated.ts';

/** Begins to work this far from the window. */
const ahead = '600px';

/** Far from the window it is neither laid out nor drawn, but can be found, focused and jumped to. */
const Place = styled('div', { shouldForwardProp: (name) => name !== 'tall' })<{ tall: readonly [number, number] }>(
  ({ theme, tall: [phone, wide] }) => ({
    contentVisibility: 'auto',
    containIntrinsicHeight: `auto ${wide}px`,
    [theme.breakpoints.down('md')]: { containIntrinsicHeight: `auto ${phone}px` },
  }),
);

interface Gate {
  readonly opened: Promise<void>;
  readonly open: () => void;
  /** Somebody came to it before it was open. */
  wasTried: boolean;
}

function makeGate(): Gate {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { opened: promise, open: resolve, wasTried: false };
}

interface Props {
  /** About how high it is on a phone and on a wide screen, px. */
  readonly tall: readonly [phone: number, wide: number];
  readonly children: ReactNode;
}

/**
 * A part of the page below the first view. What the server has sent of it stands as it is until it is near the window, the
 * browser has nothing else to do, or somebody touches it. Where the server has sent nothing it is drawn at once.
 */
export function WhenNear({ tall, children }: Props) {
  const isHydrated = useIsHydrated();
  // A server watches nothing and waits for nothing.
  const [gate] = useState(() => (isHydrated || typeof IntersectionObserver === 'undefined' ? null : makeGate()));
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => (gate === null || place.current === null ? undefined : openWhenNear(place.current, gate)), [gate]);
  // The same element, as long as it is given the same: a new one would be a change.
  const part = useMemo(
    () => (
      <Suspense fallback={null}>
        <Waiting gate={gate}>{children}</Waiting>
      </Suspense>
    ),
    [gate, children],
  );
  return (
    <Place ref={place} tall={tall}>
      {part}
    </Place>
  );
}

/**
 * React comes once to every part of the server's HTML, and here is sent away. It comes again because the gate is open, or
 * because something above has changed or an event is for this part: then it has to be taken over at once, or the HTML would
 * be thrown away for the change.
 */
function Waiting({ gate, children }: { gate: Gate | null; children: ReactNode }) {
  if (gate !== null && !gate.wasTried) {
    // Not a state: nothing of a render that was sent away is kept.
    gate.wasTried = true;
    // What `use` waits for React asks for again at once, which could not be told from being wanted.
    // oxlint-disable-next-line typescript/only-throw-error
    throw gate.opened;
  }
  return children;
}

function openWhenNear(place: Element, { open }: Gate): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) open();
    },
    { rootMargin: ahead },
  );
  observer.observe(place);
  const stopWaiting = whenIdle(open);
  return () => {
    observer.disconnect();
    stopWaiting();
  };
}

/** Not every browser says when it is idle. */
function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(act, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(act);
  return () => cancelIdleCallback(handle);
}
