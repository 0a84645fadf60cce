import type { PersonalDataSection } from '#server/platform/personalDataSection.ts';
import { payoutNumber } from './payoutNumber.ts';
import { hasUnpaidMoney } from './operationsRepository.ts';
import { listPayoutRows } from './payouts/payoutRepository.ts';

/** An owner has twelve a year. */
const ALL = 10_000;

/** Payouts stay in the books; as long as something is to be paid, the account with the bank's number stays. */
export const operationsPersonalData: PersonalDataSection = {
  name: 'payouts',
  exportOf: async (db, { ownerId }) =>
    ownerId === null
      ? []
      : (await listPayoutRows(db, { ownerId }, { limit: ALL, offset: 0 })).map(
          ({ id, month, opening, became_due, amount, state, moved_at }) => ({
            number: payoutNumber(id),
            month,
            opening,
            became_due,
            amount,
            state,
            moved_at,
          }),
        ),
  obstacleTo: async (db, { ownerId }) =>
    ownerId !== null && (await hasUnpaidMoney(db, ownerId)) ? 'ACCOUNT_HAS_MONEY' : null,
};
