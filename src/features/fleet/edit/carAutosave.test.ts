import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { changedFields, mergeCar, withFields } from './carAutosave.ts';
import { fieldNames, nothingYet } from './carFields.ts';
import type { CarFields } from './carFields.ts';

/** Few fields and few values, so that edits meet. */
const value = fc.constantFrom(null, 1, 2, 3);
const car: fc.Arbitrary<CarFields> = fc
  .record({ year: value, seats: value, doors: value, price_per_day: value })
  .map((fields) => ({ ...nothingYet, ...fields }));

test('nothing typed is lost, nothing saved elsewhere is overwritten unseen, and every field is one or the other', () => {
  fc.assert(
    fc.property(car, car, car, (before, mine, theirs) => {
      const { taken, contested } = mergeCar(before, mine, theirs);
      const shown = withFields(mine, theirs, taken);
      for (const name of fieldNames) {
        const isMine = mine[name] !== before[name];
        const isTheirs = theirs[name] !== before[name];
        // What was typed here stands here, whatever happened elsewhere.
        if (name === 'extras' || name === 'equipment') expect(shown[name]).toEqual([]);
        else expect(shown[name]).toBe(isMine ? mine[name] : theirs[name]);
        expect(contested.includes(name)).toBe(isMine && isTheirs && mine[name] !== theirs[name]);
      }
      // What is still to be sent is what was typed and what the server does not have.
      expect(changedFields(theirs, shown)).toEqual(
        fieldNames.filter((name) => mine[name] !== before[name] && mine[name] !== theirs[name]),
      );
    }),
  );
});

test('without a change elsewhere nothing moves', () => {
  fc.assert(
    fc.property(car, car, (before, mine) => {
      expect(mergeCar(before, mine, before)).toEqual({ taken: [], contested: [] });
    }),
  );
});

test('two editors that merge in turn end with the same car, once what is contested was chosen', () => {
  fc.assert(
    fc.property(car, car, car, (before, ofNino, ofLevan) => {
      // Nino saved first; Levan learns of it and lets his own words stand.
      const { taken } = mergeCar(before, ofLevan, ofNino);
      const shown = withFields(ofLevan, ofNino, taken);
      const saved = withFields(ofNino, shown, changedFields(ofNino, shown));
      expect(saved).toEqual(shown);
      const back = mergeCar(ofNino, ofNino, saved);
      expect(back.contested).toEqual([]);
      expect(withFields(ofNino, saved, back.taken)).toEqual(shown);
    }),
  );
});
