import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { fieldNames, nothingYet } from './carFields.ts';
import type { CarFields } from './carFields.ts';
import { afterSaving, changedFields, isSame, mergeCar, withFields } from './mergeCar.ts';

/** Few fields and few values, so that edits meet. */
const value = fc.constantFrom(null, 1, 2, 3);
const car: fc.Arbitrary<CarFields> = fc
  .record({ year: value, seats: value, doors: value, price_per_day: value })
  .map((fields) => ({ ...nothingYet, ...fields }));

const settledAt = (fields: CarFields) => ({ stored: fields, base: fields });

test('nothing typed is lost, nothing saved elsewhere is overwritten unseen, and every field is one or the other', () => {
  fc.assert(
    fc.property(car, car, car, (before, mine, theirs) => {
      const { known, taken, contested } = mergeCar(settledAt(before), mine, theirs);
      const shown = withFields(mine, theirs, taken);
      for (const name of fieldNames) {
        const isMine = !isSame(mine[name], before[name]);
        const isTheirs = !isSame(theirs[name], before[name]);
        // What was typed here stands here, whatever happened elsewhere.
        if (isMine) expect(shown[name]).toEqual(mine[name]);
        else expect(shown[name]).toEqual(theirs[name]);
        expect(contested.includes(name)).toBe(isMine && isTheirs && !isSame(mine[name], theirs[name]));
      }
      // What is still to be sent is what was typed and what the server does not have.
      expect(changedFields(known.base, shown)).toEqual(
        fieldNames.filter((name) => !isSame(shown[name], theirs[name]) && !isSame(mine[name], before[name])),
      );
      expect(known.stored).toEqual(theirs);
    }),
  );
});

test('without a change elsewhere nothing moves', () => {
  fc.assert(
    fc.property(car, car, (before, mine) => {
      const merged = mergeCar(settledAt(before), mine, before);
      expect(merged.taken).toEqual([]);
      expect(merged.contested).toEqual([]);
      expect(changedFields(merged.known.base, mine)).toEqual(changedFields(before, mine));
    }),
  );
});

test('two editors that merge in turn end with the same car, once what is contested was chosen', () => {
  fc.assert(
    fc.property(car, car, car, (before, ofNino, ofLevan) => {
      // Nino saved first; Levan learns of it and lets his own words stand.
      const merged = mergeCar(settledAt(before), ofLevan, ofNino);
      const shown = withFields(ofLevan, ofNino, merged.taken);
      const saved = withFields(ofNino, shown, changedFields(merged.known.base, shown));
      expect(saved).toEqual(shown);
      const back = mergeCar(settledAt(ofNino), ofNino, saved);
      expect(back.contested).toEqual([]);
      expect(withFields(ofNino, saved, back.taken)).toEqual(shown);
    }),
  );
});

test('what the server tidied is neither sent again nor taken for the change of somebody else', () => {
  const before = nothingYet;
  const sent = { ...before, plate: 'ge-718-kv', seats: 4 };
  const stored = { ...before, plate: 'GE-718-KV', seats: 4 };
  const known = afterSaving(settledAt(before), sent, ['plate', 'seats'], stored);
  expect(changedFields(known.base, sent)).toEqual([]);
  const merged = mergeCar(known, sent, { ...stored, doors: 5 });
  expect(merged.taken).toEqual(['doors']);
  expect(changedFields(merged.known.base, { ...sent, doors: 5 })).toEqual([]);
});
