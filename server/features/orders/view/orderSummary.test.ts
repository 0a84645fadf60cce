import assert from 'node:assert/strict';
import { test } from 'node:test';
import { OrderStatus } from '#contract/domain/orders/orderStatus.ts';
import { toSummary } from './orderSummary.ts';
import type { OrderViewRow } from './orderViewRepository.ts';
import { visiblePhone, visibleContactText } from './visibleContacts.ts';

const at = (time: string) => new Date(`2027-01-${time}:00.000Z`);
const place = { kind: 'own', id: null, name: null, address: 'Rustaveli 1', city: 'Tbilisi' } as const;
const row: OrderViewRow = {
  id: 5,
  number: 'GZA-100005',
  client_id: 3,
  owner_id: 4,
  car_id: 9,
  status: 'confirmed',
  from: at('10T06:00'),
  to: at('13T06:00'),
  is_received: false,
  total: 30_000,
  prepaid: 9_000,
  first_day: 10_000,
  payment_way: 'part',
  requested_at: at('01T10:00'),
  kept_at_least: 0,
  free_until: at('09T06:00'),
  expires_at: at('01T10:15'),
  paid_at: at('01T10:05'),
  rest_paid_at: null,
  refund: 0,
  change: null,
  slug: 'toyota-prius',
  brand: 'Toyota',
  model: 'Prius',
  year: 2018,
  image: null,
  days: 3,
  commission: 4_500,
  deposit: 50_000,
  items: [],
  price_inputs: null,
  rate: null,
  terms: null,
  terms_acknowledged_at: null,
  cancelled_by: null,
  held_until: null,
  returned_at: null,
  claim_status: null,
  is_deposit_held: false,
  is_deposit_kept: false,
  deposit_moves: [],
  deposit_taken: 0,
  deposit_returned: 0,
  deposit_kept: 0,
  substitute_for: null,
  carried: 0,
  verification: 'pending',
  is_identity_changed: false,
  pick_up: { ...place, text: null },
  drop_off: { ...place, text: null },
  client_name: 'Nino 599 12 11 56',
  client_phone: '+995599121156',
  owner_name: 'Drive @drive_ge',
  owner_picture_key: 'profiles/ab',
  is_owner_here: true,
  owner_phone: '+995577102030',
  payment_id: null,
  events: [{ event: 'book', actor: 'client', status: 'confirmed', at: '2027-01-01T10:00:00.000Z', amount: null }],
};

test('a summary says what is booked, what it costs and what is paid', () => {
  assert.deepEqual(toSummary(row, 'client'), {
    id: 5,
    number: 'GZA-100005',
    status: 'confirmed',
    car: { id: 9, slug: 'toyota-prius', brand: 'Toyota', model: 'Prius', year: 2018, image: null },
    from: '2027-01-10T10:00',
    to: '2027-01-13T10:00',
    days: 3,
    city: 'Tbilisi',
    pick_up: place,
    drop_off: place,
    total: 30_000,
    payment: 'part',
    prepaid: 9_000,
    is_paid_online: true,
    is_paid: false,
    expires_at: '2027-01-01T10:15:00.000Z',
    ordered_at: '2027-01-01T10:00:00.000Z',
    refund: 0,
    refund_by: null,
    carried: 0,
    held_until: null,
    client: { name: row.client_name, phone: row.client_phone },
    owner: { name: row.owner_name, phone: row.owner_phone, page_id: row.owner_id, picture: '/pictures/people/ab' },
    identity: 'checking',
    is_identity_changed: false,
    amount_without_commission: null,
  });
  for (const viewer of ['owner', 'admin'] as const)
    assert.equal(toSummary(row, viewer).amount_without_commission, 25_500);
  const paid = toSummary({ ...row, rest_paid_at: at('10T06:00'), expires_at: null }, 'owner');
  assert.deepEqual([paid.is_paid_online, paid.is_paid, paid.expires_at], [true, true, null]);
  const unpaid = toSummary({ ...row, payment_way: 'full', paid_at: null }, 'owner');
  assert.deepEqual([unpaid.is_paid_online, unpaid.is_paid], [false, false]);
});

test('the day by which a refund arrives is shown if there is one', () => {
  const end = {
    event: 'cancel',
    actor: 'client',
    status: 'cancelled',
    at: '2027-01-02T10:00:00.000Z',
    amount: null,
  } as const;
  const cancelled: OrderViewRow = { ...row, status: 'cancelled', events: [...row.events, end] };
  assert.equal(toSummary({ ...cancelled, refund: 1 }, 'client').refund_by, '2027-01-16');
  assert.equal(toSummary(cancelled, 'client').refund_by, null);
});

test('before an order is paid, and after it is cancelled, neither side sees how to reach the other one', () => {
  for (const viewer of ['client', 'owner'] as const) {
    const { client, owner } = toSummary({ ...row, paid_at: null }, viewer);
    const page = { page_id: row.owner_id, picture: '/pictures/people/ab' };
    assert.deepEqual(
      [client, owner],
      [
        { name: 'Nino •••', phone: null },
        { name: 'Drive •••', phone: null, ...page },
      ],
    );
  }
  for (const status of OrderStatus.options) {
    const isVisible = ['confirmed', 'active', 'completed'].includes(status);
    for (const viewer of ['client', 'owner'] as const) {
      assert.equal(
        visiblePhone({ ...row, status }, viewer, '+995599121156'),
        isVisible ? '+995599121156' : null,
        status,
      );
      assert.equal(
        visibleContactText({ ...row, status }, viewer, '599121156'),
        isVisible ? '599121156' : '•••',
        status,
      );
    }
    const unpaid = { status, paid_at: null };
    assert.equal(visiblePhone(unpaid, 'admin', '+995599121156'), '+995599121156');
    assert.equal(visibleContactText(unpaid, 'admin', '599121156'), '599121156');
    assert.equal(visiblePhone(unpaid, 'owner', '+995599121156'), null);
  }
});

test('of a side that has deleted the account no phone is shown, instead of an empty one', () => {
  const completed = toSummary({ ...row, status: 'completed', client_phone: '' }, 'owner');
  assert.deepEqual([completed.client.phone, completed.owner.phone], [null, '+995577102030']);
  assert.equal(visiblePhone({ ...row, status: 'completed' }, 'admin', ''), null);
});

test('a refund returns its share of the commission', () => {
  const ownerGets = (changes: Partial<OrderViewRow>) =>
    toSummary({ ...row, ...changes }, 'owner').amount_without_commission;
  // Of 30,000 tetri 20,000 stay, and of them 15 %.
  for (const status of ['active', 'completed'] as const) assert.equal(ownerGets({ status, refund: 10_000 }), 17_000);
  // Nothing but what was paid in advance was ever paid.
  assert.equal(ownerGets({ status: 'cancelled', refund: 3_000 }), 5_100);
  assert.equal(ownerGets({ status: 'cancelled', refund: 9_000 }), 0);
  assert.equal(ownerGets({ status: 'active', refund: 1 }), 25_499);
});

test('an order that ended before it was paid leaves its owner nothing', () => {
  for (const status of ['cancelled', 'declined', 'expired'] as const)
    assert.equal(toSummary({ ...row, status, paid_at: null }, 'owner').amount_without_commission, 0, status);
  assert.equal(toSummary({ ...row, status: 'requested', paid_at: null }, 'owner').amount_without_commission, 25_500);
});
