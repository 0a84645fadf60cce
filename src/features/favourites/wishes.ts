import { logFailure } from '#src/lib/log.ts';

const key = 'favourites';

/** Keeps, for this tab, a car that is to become a favourite once somebody is logged in. */
export function keepWish(storage: Storage | null, carId: number): void {
  try {
    storage?.setItem(key, `${storage.getItem(key) ?? ''} ${carId}`);
  } catch (error) {
    logFailure('The favourite could not be kept', error);
  }
}

/** Gives the kept cars once, each once, the first wish first. */
export function takeWishes(storage: Storage | null): readonly number[] {
  try {
    const text = storage?.getItem(key) ?? '';
    storage?.removeItem(key);
    return [...new Set(text.match(/\d{1,9}/g)?.map(Number))];
  } catch (error) {
    logFailure('The favourites could not be read', error);
    return [];
  }
}
