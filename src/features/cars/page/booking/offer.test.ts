import { expect, test } from '@jest/globals';
import { fleet } from '#mocks/fixtures/fleet/fleet.ts';
import { quoteOf } from '#mocks/fixtures/orders/quotes.ts';
import { requestFailure } from '#src/shared/api/requestFailure.ts';
import { offerOf, rentOf } from './offer.ts';

const [car] = fleet;
if (!car) throw new Error('The fleet is empty.');
const range = { from: '2027-06-05T10:00', to: '2027-06-08T10:00' };
const quote = quoteOf(car, range);
const known = { range, minDays: 1, quote: null, last: null, failure: null };
const refused = (body: unknown) => ({ ...known, last: quote, failure: requestFailure(409, body) });

test('missing dates come first, then their length, then the price', () => {
  expect(offerOf({ ...known, range: null })).toEqual({ step: 'noDates' });
  expect(offerOf({ ...known, minDays: 4 })).toEqual({ step: 'tooShort' });
  expect(offerOf({ ...known, quote })).toEqual({ step: 'free', quote });
});

test('while a price loads only one for the same dates is shown', () => {
  expect(offerOf({ ...known, last: quote })).toEqual({ step: 'checking', last: quote });
  const other = { ...range, to: '2027-06-09T10:00' };
  expect(offerOf({ ...known, range: other, last: quote })).toEqual({ step: 'checking', last: null });
});

test('a refusal offers an alternative', () => {
  const free = [{ from: '2027-06-09T10:00', to: '2027-06-12T10:00' }];
  expect(offerOf(refused({ message: 'Taken', code: 'CAR_TAKEN', free_dates: free }))).toEqual({ step: 'taken', free });
  expect(offerOf(refused({ message: 'Yours', code: 'ALREADY_ORDERED', order_id: 7 }))).toEqual({
    step: 'ordered',
    orderId: 7,
  });
  expect(offerOf(refused({ from: 'That is over.' }))).toEqual({ step: 'failed', message: 'That is over.' });
  expect(offerOf({ ...known, failure: requestFailure(0, undefined) })).toEqual({ step: 'failed', message: null });
});

test('the rent is what a search says: with the places where the car is had and given back, without extras and codes', () => {
  const line = (code: string, total: number) => ({
    code,
    quantity: 1,
    unit_price: total,
    total,
    for: 'client' as const,
  });
  const items = [line('day', 36_000), line('discount', -3_600), line('pick_up', 2_000), line('drop_off', 1_000)];
  const others = [line('one_way', 500), line('child_seat', 800), line('plan_full', 900), line('coupon', -100)];
  expect(rentOf({ items: [...items, ...others] })).toBe(35_900);
});
