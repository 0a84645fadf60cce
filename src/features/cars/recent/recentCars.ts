import { MOST_CARDS } from '#contract/domain/limits.ts';
import { logFailure } from '#src/shared/lib/log.ts';

const key = 'recentCars';

/** The ids of the cars that were looked at on this device, the last one first; what is no id is ignored. */
export function readRecentCars(storage: Storage | null): readonly number[] {
  try {
    const ids = storage?.getItem(key)?.match(/\b[1-9]\d{0,8}\b/g) ?? [];
    return [...new Set(ids.map(Number))].slice(0, MOST_CARDS);
  } catch (error) {
    logFailure('The recent cars could not be read', error);
    return [];
  }
}

/** Puts a car first. Without a storage nothing is remembered, and nothing breaks. */
export function rememberCar(storage: Storage | null, id: number): void {
  const ids = [id, ...readRecentCars(storage).filter((other) => other !== id)].slice(0, MOST_CARDS);
  try {
    storage?.setItem(key, ids.join(' '));
  } catch (error) {
    logFailure('The car could not be remembered', error);
  }
}

export function forgetRecentCars(storage: Storage | null): void {
  try {
    storage?.removeItem(key);
  } catch (error) {
    logFailure('The recent cars could not be forgotten', error);
  }
}
