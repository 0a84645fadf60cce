import { registrationSlice, selectResend } from '#src/features/registration/registrationSlice.ts';
import type { Registration } from '#src/features/registration/registrationSlice.ts';
import { logFailure } from '#src/lib/log.ts';
import type { AppStore } from '../store.ts';

const key = 'registration.resend';

interface Clocks {
  readonly wall: () => number;
  readonly steady: () => number;
}

const browserClocks: Clocks = { wall: () => Date.now(), steady: () => performance.now() };

function attempt<Result>(act: () => Result): Result | null {
  try {
    return act();
  } catch (error) {
    logFailure('The countdown could not be kept', error);
    return null;
  }
}

function readLeft(text: string): { address: string; left: number; savedAt: number } | null {
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null) return null;
  if (!('address' in value) || !('left' in value) || !('savedAt' in value)) return null;
  const { address, left, savedAt } = value;
  if (typeof address !== 'string' || typeof left !== 'number' || typeof savedAt !== 'number') return null;
  return { address, left, savedAt };
}

/** The countdown of the page before, for the first state of this one. */
export function readResend(storage: Storage | null, { wall, steady }: Clocks = browserClocks): Registration {
  const text = attempt(() => storage?.getItem(key) ?? null);
  const kept = text === null ? null : attempt(() => readLeft(text));
  const initial = registrationSlice.getInitialState();
  if (kept === null) return initial;
  // Between two pages lie seconds: whatever a clock says beyond that was set by hand.
  const gone = Math.max(0, wall() - kept.savedAt);
  const left = Math.min(kept.left, 120_000) - gone;
  return left > 0 ? { ...initial, resend: { address: kept.address, at: steady() + left } } : initial;
}

/**
 * Writes down what is left whenever a code was sent and once more when the page goes: a clock that is set while the page
 * is open changes nothing.
 */
export function keepResend(store: AppStore, storage: Storage | null, page: EventTarget, clocks = browserClocks): void {
  let last = selectResend(store.getState());
  const save = (): void => {
    if (last === null) return;
    const { address, at } = last;
    const left = Math.max(0, at - clocks.steady());
    attempt(() => storage?.setItem(key, JSON.stringify({ address, left, savedAt: clocks.wall() })));
  };
  store.subscribe(() => {
    const resend = selectResend(store.getState());
    if (resend === last) return;
    last = resend;
    save();
  });
  page.addEventListener('pagehide', save);
}
