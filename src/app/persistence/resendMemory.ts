import { resendAfter } from '#src/shared/forms/resendAfter.ts';
import { registrationSlice, selectResend } from '#src/features/registration/registrationSlice.ts';
import type { Registration, Resend } from '#src/features/registration/registrationSlice.ts';
import { logFailure } from '#src/shared/lib/log.ts';
import type { AppStore } from '../store.ts';

const key = 'registration.resend';

function attempt<Result>(act: () => Result): Result | null {
  try {
    return act();
  } catch (error) {
    logFailure('The countdown could not be kept', error);
    return null;
  }
}

function parseResend(text: string): Resend | null {
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null || !('address' in value) || !('at' in value)) return null;
  const { address, at } = value;
  return typeof address === 'string' && typeof at === 'number' ? { address, at } : null;
}

/** The countdown of the page before, for the first state of this one; `now` is the server's. */
export function readResend(storage: Storage | null, now: number): Registration {
  const kept = attempt(() => parseResend(storage?.getItem(key) ?? 'null'));
  const initial = registrationSlice.getInitialState();
  if (kept === null || kept.at <= now) return initial;
  // Where only the visitor's clock is known, it may have been set meanwhile.
  return { ...initial, resend: { address: kept.address, at: Math.min(kept.at, now + resendAfter * 1000) } };
}

/** Writes the countdown down for the next page of this tab, and forgets it with the store. */
export function storeResend(store: AppStore, storage: Storage | null): void {
  let last = selectResend(store.getState());
  store.subscribe(() => {
    const resend = selectResend(store.getState());
    if (resend === last) return;
    last = resend;
    attempt(() => (resend === null ? storage?.removeItem(key) : storage?.setItem(key, JSON.stringify(resend))));
  });
}
