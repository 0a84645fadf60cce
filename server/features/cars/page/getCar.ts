import type { Pool } from 'pg';
import type { Car } from '#contract/calls/cars/cars.ts';
import type { Language } from '#contract/domain/values.ts';
import { coverContacts } from '#server/platform/contacts/maskContacts.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import { pictureUrl } from '#server/platform/pictures/pictureUrl.ts';
import { priceRental } from '#server/features/rental/price/priceRental.ts';
import { listRentalDays } from '#server/features/rental/rentalDays.ts';
import type { RentalDates } from '#server/features/rental/rentalDates.ts';
import { findCar, findUnseenCar, type StoredCar } from './carRepository.ts';

export async function getCar(pool: Pool, id: number, language: Language, dates: RentalDates | null): Promise<Car> {
  const found = await findCar(pool, id, language, dates);
  if (found === null) throw new ApiError(404, 'NOT_FOUND');
  const { rules, is_free } = found;
  const car = showOwner(found.car);
  if (dates === null) return { ...car, total: null, days: null, is_free };
  const days = listRentalDays(dates);
  return { ...car, total: priceRental(rules, days).total, days: days.length, is_free };
}

/** What the page would show of a car that is not rented out; for its owner. */
export async function previewCar(pool: Pool, id: number, language: Language): Promise<Car | null> {
  const car = await findUnseenCar(pool, id, language);
  return car && { ...showOwner(car), total: null, days: null, is_free: null };
}

/** Covers all public texts that an owner typed; the picture gets its address. */
function showOwner(car: StoredCar): StoredCar {
  const { branch, owner } = car;
  return {
    ...car,
    description: coverContacts(car.description),
    address: coverContacts(car.address),
    branch: branch && { ...branch, name: coverContacts(branch.name) },
    owner: { ...owner, name: coverContacts(owner.name), picture: pictureUrl(owner.picture) },
  };
}
