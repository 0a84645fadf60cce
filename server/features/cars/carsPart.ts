import type { AccountPart } from '#server/accounts/accountPart.ts';
import { closeFleet, exportFleet } from './carsPartRepository.ts';

/** Cars stay for the orders they were rented with, but nobody finds or rents them any more. */
export const carsPart: AccountPart = {
  name: 'cars',
  exportOf: (db, { ownerId }) => (ownerId === null ? Promise.resolve([]) : exportFleet(db, ownerId)),
  forget: async (db, { ownerId }) => {
    if (ownerId !== null) await closeFleet(db, ownerId);
  },
};
