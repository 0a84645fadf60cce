import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type Booked, commissionOf, commissionTaken, type Movement } from './commissionTaken.ts';

const order = fc
  .record({
    total: fc.integer({ min: 0, max: 2_000_000_000 }),
    percent: fc.integer({ min: 0, max: 50 }),
    cash: fc.constantFrom(0, 0.7),
  })
  .map(({ total, percent, cash }) => ({
    total,
    commission: Math.round((total * percent) / 100),
    cash: Math.floor(total * cash),
  }));

/** Movements as they happen: a payment, perhaps twice, parts of it back, cash; never more back than came in. */
const movements = (total: number) =>
  fc
    .array(
      fc.record({
        kind: fc.constantFrom('payment', 'refund', 'cash'),
        part: fc.double({ min: 0, max: 1, noNaN: true }),
      }),
      { maxLength: 8 },
    )
    .map((asked) => {
      const made: Movement[] = [];
      let online = 0;
      for (const { kind, part } of asked) {
        const amount = Math.floor((kind === 'refund' ? online : total) * part);
        if (amount === 0) continue;
        if (kind !== 'cash') online += kind === 'refund' ? -amount : amount;
        made.push({ kind, amount: kind === 'refund' ? -amount : amount });
      }
      return made;
    });
/** The commissions of movements that are booked one after the other. */
function booked(agreed: Parameters<typeof commissionOf>[0], made: readonly Movement[]): number[] {
  const before: Booked[] = [];
  for (const movement of made) before.push({ ...movement, commission: commissionOf(agreed, before, movement) });
  return before.map(({ commission }) => commission);
}
const cases = order.chain((one) => fc.tuple(fc.constant(one), movements(one.total)));

test('commissions of rows add up to what is taken of the order, whatever moves in whatever order', () => {
  fc.assert(
    fc.property(cases, ([one, made]) => {
      const rows = booked(one, made);
      const gross = made.reduce((sum, { amount }) => sum + amount, 0);
      const commission = rows.reduce((sum, row) => sum + row, 0);
      const net = made.reduce((sum, { amount }, index) => sum + amount - (rows[index] ?? 0), 0);
      assert.equal(commission, commissionTaken(one, made));
      assert.equal(net, gross - commission);
      assert.ok(commission >= 0 && commission <= one.commission && commission <= gross, 'never more than is there');
      if (gross <= 0) assert.equal(commission, 0, 'who got everything back has paid no commission');
      if (gross === one.total) assert.equal(commission, one.commission, 'what was paid whole has its whole commission');
    }),
    { numRuns: 2000 },
  );
});

test('the commission is in the part paid online, goes back with refunds, and stays of a first day that is not refunded', () => {
  const rental = { total: 30_000, commission: 4_500, cash: 0 };
  const goesOn = { ...rental, cash: 21_000 };
  const rows = (made: readonly Movement[], order = rental) => booked(order, made);
  const [whole, part, cash] = [
    { kind: 'payment', amount: 30_000 },
    { kind: 'payment', amount: 9_000 },
    { kind: 'cash', amount: 21_000 },
  ] as const;
  assert.deepEqual(rows([whole]), [4_500]);
  assert.deepEqual(rows([part, cash]), [4_500, 0]);
  assert.deepEqual(rows([whole, { kind: 'refund', amount: -30_000 }]), [4_500, -4_500]);
  assert.deepEqual(
    rows([whole, { kind: 'refund', amount: -20_000 }]),
    [4_500, -3_000],
    'a first day of 100 GEL: 15 of it',
  );
  assert.deepEqual(rows([part, { kind: 'refund', amount: -9_000 }]), [4_500, -4_500]);
  const gesture = { kind: 'refund', amount: -2_000 } as const;
  assert.deepEqual(rows([whole, gesture]), [4_500, -300]);
  assert.deepEqual(rows([part, gesture, cash], goesOn), [4_500, -300, 0], 'cash that is to come stays, too');
  assert.deepEqual(rows([part, cash, gesture], goesOn), [4_500, 0, -300], 'in whatever order they come');
  assert.deepEqual(
    rows([part, { kind: 'refund', amount: -9_000 }, cash], goesOn),
    [4_500, -4_500, 3_150],
    'nothing is taken before it is there',
  );
  assert.deepEqual(rows([whole, whole, { kind: 'refund', amount: -30_000 }]), [4_500, 0, 0], 'paid twice by mistake');
  assert.deepEqual(
    commissionTaken({ total: 3, commission: 1, cash: 0 }, [whole, { kind: 'refund', amount: -29_998 }]),
    1,
  );
});

test('where the price has changed in between, the next movement makes the commission whole again', () => {
  const agreed = { total: 30_000, commission: 4_500, cash: 0 };
  const longer = { total: 40_000, commission: 6_000, cash: 0 };
  const paid = { kind: 'payment', amount: 30_000, commission: 4_500 } as const;
  assert.equal(commissionOf(longer, [paid], { kind: 'payment', amount: 10_000 }), 1_500);
  const more = { kind: 'payment', amount: 10_000, commission: 1_500 } as const;
  assert.equal(commissionOf(agreed, [paid, more], { kind: 'refund', amount: -10_000 }), -1_500);
  assert.equal(commissionOf(agreed, [{ ...paid, commission: 4_000 }], { kind: 'cash', amount: 1 }), 500);
});
