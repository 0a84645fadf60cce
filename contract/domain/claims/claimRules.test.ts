import assert from 'node:assert/strict';
import { test } from 'node:test';
import { termsOf } from '../terms/termsOf.ts';
import type { SomeTerms } from '../terms.ts';
import { findWrongItem } from './checkItems.ts';
import { MOST_DAMAGE, MOST_FINE } from './claimBounds.ts';
import type { ClaimKind } from './claimKinds.ts';
import { type ClaimFacts, proposeClaim } from './claimRules.ts';

const car = {
  insurance: 'kasko',
  deposit: 30_000,
  distance_per_day: 250,
  min_age: 21,
  min_licence_years: 2,
  child_seat: null,
} as const;
const written: SomeTerms = {
  protection: {
    basic: { excess: 50_000, excluded: ['tyres', 'windscreen'] },
    plus: { excess: 0, excluded: ['interior'], price: 1_500 },
    full: null,
  },
  distance: { beyond: 60 },
  fuel: { policy: 'full', price: 1_000 },
  late_return: { grace_minutes: 60, price: 1_500 },
  cleaning: { price: 4_000 },
};
const to = new Date('2027-01-10T06:00:00Z');
const late = (minutes: number) => new Date(to.getTime() + minutes * 60_000);

function propose(changes: Partial<ClaimFacts> = {}, terms: SomeTerms = written, distance: number | null = 250) {
  const facts: ClaimFacts = {
    terms: termsOf({ ...car, distance_per_day: distance }, terms, {}),
    plan: 'basic',
    days: 4,
    to,
    returned: to,
    out: { odometer: 48_214, fuel: 8 },
    in: { odometer: 49_398, fuel: 6 },
    ...changes,
  };
  return proposeClaim(facts);
}
const most = (...args: Parameters<typeof propose>) =>
  Object.fromEntries(propose(...args).map((proposal) => [proposal.rule.kind, proposal.most]));

test('what the terms allow after a return, to the tetri', () => {
  assert.deepEqual(most(), { damage: 50_000, distance: 184 * 60, fuel: 5_000, cleaning: 4_000, fine: MOST_FINE });
  const rows: readonly (readonly [Partial<ClaimFacts>, ClaimKind, number | undefined])[] = [
    [{ in: { odometer: 49_214, fuel: 8 } }, 'distance', undefined],
    [{ in: { odometer: 49_215, fuel: 8 } }, 'distance', 60],
    [{ in: { odometer: 40_000, fuel: 8 } }, 'distance', undefined],
    [{ in: { odometer: 49_215, fuel: 8 } }, 'fuel', undefined],
    [{ out: { odometer: 48_214, fuel: 4 } }, 'fuel', undefined],
    [{ in: { odometer: 48_300, fuel: 0 } }, 'fuel', 8 * 2_000 + 1_000],
    // Unknown without a reading.
    [{ out: null }, 'distance', undefined],
    [{ in: null }, 'fuel', undefined],
    // An hour is free, then every started one counts.
    [{ returned: late(60) }, 'late', undefined],
    [{ returned: late(61) }, 'late', 1_500],
    [{ returned: late(120) }, 'late', 1_500],
    [{ returned: late(121) }, 'late', 3_000],
    [{ returned: late(-300) }, 'late', undefined],
    [{ plan: 'plus' }, 'damage', 0],
    [{ plan: null }, 'damage', MOST_DAMAGE],
  ];
  for (const [facts, kind, amount] of rows)
    assert.equal(most(facts)[kind], amount, `${kind} of ${JSON.stringify(facts)}`);
  assert.equal(most({}, written, null)['distance'], undefined, 'kilometres without a limit');
  assert.equal(most({}, { ...written, cleaning: { price: 0 } })['cleaning'], undefined);
});

test('an owner can claim less than the rules allow, never more, and nothing else', () => {
  const proposals = propose();
  const wrong = (...items: Parameters<typeof findWrongItem>[0][number][]) => findWrongItem(items, proposals);
  assert.equal(wrong({ kind: 'distance', amount: 11_040 }), null);
  assert.equal(wrong({ kind: 'distance', amount: 11_041 }), 0);
  assert.equal(wrong({ kind: 'late', amount: 1 }), 0, 'it was not late');
  assert.equal(wrong({ kind: 'cleaning', amount: 3_000 }, { kind: 'cleaning', amount: 1_001 }), 1, 'listed twice');
  assert.equal(
    wrong({ kind: 'damage', amount: 30_000 }, { kind: 'damage', amount: 20_001 }),
    1,
    'the excess is for all',
  );
  assert.equal(wrong({ kind: 'damage', amount: 30_000 }, { kind: 'damage', amount: 20_000 }), null);
  assert.equal(wrong({ kind: 'damage', amount: MOST_DAMAGE, part: 'tyres' }), null, 'what is left out is paid whole');
  assert.equal(wrong({ kind: 'damage', amount: 50_001, part: 'interior' }), 0, 'of another plan');
  assert.equal(wrong({ kind: 'fine', amount: MOST_FINE }, { kind: 'fine', amount: MOST_FINE }), null, 'fines are many');
  assert.equal(wrong({ kind: 'fine', amount: MOST_FINE + 1 }), 0);
});
