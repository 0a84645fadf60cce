import { linesOfTheirOwn } from '#contract/domain/money/chargeCodes.ts';
import type { CommissionRate } from '#contract/calls/commission.ts';
import type { ReferenceItem } from '#contract/calls/reference/referenceEdit.ts';
import type { MocksOf } from '../../mocks.ts';
import { refuse } from '../../refuse.ts';

const white: ReferenceItem = {
  code: 'white',
  names: { en: 'White', ka: 'თეთრი', ru: 'Белый' },
  descriptions: null,
  brand: null,
  icon: null,
  cars: 12,
};

/** Changes of admins in this tab; every list has the same few values. */
const items = new Map([[white.code, white]]);
const coming: CommissionRate[] = [];

const commission = () => ({
  status: 'success' as const,
  current: { percent: 15, valid_from: null, set_at: null },
  coming,
});

export const staffMocks = {
  listReferenceItems: () => ({ status: 'success', items: [...items.values()] }),
  addReferenceItem: ({ params, body: { code, names, descriptions = null, brand = null, icon = null } }) => {
    const isTaken = items.has(code) || (params['list'] === 'extras' && linesOfTheirOwn.includes(code));
    if (isTaken) return Response.json({ code: 'This code already exists.' }, { status: 422 });
    const item = { code, names, descriptions, brand, icon, cars: 0 };
    items.set(code, item);
    return { status: 'success', item };
  },
  changeReferenceItem: ({ body: { code, names } }) => {
    const item = items.get(code);
    if (!item) return refuse(404, 'NOT_FOUND', 'There is no such value.');
    const { en = item.names.en, ka = item.names.ka, ru = item.names.ru } = names ?? {};
    const changed = { ...item, names: { en, ka, ru } };
    items.set(code, changed);
    return { status: 'success', item: changed };
  },
  removeReferenceItem: ({ params }) => {
    const item = items.get(params['code'] ?? '');
    if (!item) return refuse(404, 'NOT_FOUND', 'There is no such value.');
    if (item.cars > 0) return refuse(409, 'IN_USE', 'Something still uses this value.');
    items.delete(item.code);
    return undefined;
  },
  getCommission: commission,
  setCommission: ({ body }) => {
    coming.push({ ...body, set_at: '2026-05-11T10:00:00.000Z' });
    return commission();
  },
  readRatesNow: () => ({ status: 'success', is_read: true }),
} satisfies MocksOf<
  | 'listReferenceItems'
  | 'addReferenceItem'
  | 'changeReferenceItem'
  | 'removeReferenceItem'
  | 'getCommission'
  | 'setCommission'
  | 'readRatesNow'
>;
