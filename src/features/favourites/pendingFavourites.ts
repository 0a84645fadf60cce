import { createAction } from '@reduxjs/toolkit';
import { logFailure } from '#src/shared/lib/log.ts';

const key = 'favourites';

/** A heart was pressed without a known user; a page that knows the user marks the car at once. */
export const pressedBeforeLogin = createAction<number>('favourites/pressedBeforeLogin');

/** Saves, for this tab, a car to mark after the login. */
export function savePendingFavourite(storage: Storage | null, carId: number): void {
  try {
    storage?.setItem(key, `${storage.getItem(key) ?? ''} ${carId}`);
  } catch (error) {
    logFailure('The favourite could not be saved', error);
  }
}

/** The saved cars without duplicates, the first pressed first. They stay until each is removed. */
export function readPendingFavourites(storage: Storage | null): readonly number[] {
  try {
    return [
      ...new Set(
        storage
          ?.getItem(key)
          ?.match(/\d{1,9}/g)
          ?.map(Number),
      ),
    ];
  } catch (error) {
    logFailure('The favourites could not be read', error);
    return [];
  }
}

/** For a car that the server has marked, or will never accept. */
export function removePendingFavourite(storage: Storage | null, carId: number): void {
  try {
    const left = readPendingFavourites(storage).filter((id) => id !== carId);
    if (left.length === 0) storage?.removeItem(key);
    else storage?.setItem(key, left.join(' '));
  } catch (error) {
    logFailure('The favourite could not be removed', error);
  }
}
