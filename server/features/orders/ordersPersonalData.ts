import type { PersonalDataSection } from '#server/platform/personalDataSection.ts';
import { exportOrders, findOpenBusiness, forgetPlaces, forgetTexts } from './ordersPersonalDataRepository.ts';

/** Orders and the ledger stay in the books; names are in the account alone, except for the addresses of an owner's cars and of meetings with a client. */
export const ordersPersonalData: PersonalDataSection = {
  name: 'orders',
  exportOf: exportOrders,
  obstacleTo: async (db, actor, now) => {
    const { has_orders, has_money, has_return } = await findOpenBusiness(db, actor, now);
    if (has_orders) return 'ACCOUNT_HAS_ORDERS';
    if (has_money) return 'ACCOUNT_HAS_MONEY';
    return has_return ? 'ACCOUNT_HAS_RETURN' : null;
  },
  forget: async (db, { clientId, ownerId }) => {
    if (ownerId !== null) await forgetPlaces(db, ownerId);
    if (clientId !== null) await forgetTexts(db, clientId);
  },
};
