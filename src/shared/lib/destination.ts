import { logFailure } from './log.ts';

const key = 'destination';

/** Stores, for this tab, where a visitor goes after the login. */
export function rememberDestination(storage: Storage | null, path: string): void {
  try {
    storage?.setItem(key, path);
  } catch (error) {
    logFailure('The destination could not be kept', error);
  }
}

/** Returns the stored path once; null unless it is an address of this app, which `isOwn` checks by its pathname. */
export function takeDestination(storage: Storage | null, isOwn: (pathname: string) => boolean): string | null {
  try {
    const path = storage?.getItem(key) ?? null;
    storage?.removeItem(key);
    if (path === null || !path.startsWith('/')) return null;
    const origin = 'https://own.invalid';
    const address = new URL(path, origin);
    if (address.origin !== origin || !isOwn(address.pathname)) return null;
    return address.pathname + address.search + address.hash;
  } catch (error) {
    logFailure('The destination could not be read', error);
    return null;
  }
}
