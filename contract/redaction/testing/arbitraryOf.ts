import fc from 'fast-check';
import type { z } from 'zod';
import { defOf } from '../leavesOf.ts';

/** Names and texts of people, few enough that some are equal. */
export const anyWords = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('Nino', 'Giorgi Beridze', 'nino@gza.test', '599 12 34 56', 'გამარჯობა', '') },
  fc.string({ maxLength: 12 }),
);
export const anyId = fc.integer({ min: 1, max: 4 });
export const anyMoment = fc
  .integer({ min: 1_795_000_000, max: 1_795_000_009 })
  .map((seconds) => new Date(seconds * 1000).toISOString());

/** Values with the shape of a schema, without its further rules. Ids and texts repeat. */
export function arbitraryOf(schema: z.core.$ZodType): fc.Arbitrary<unknown> {
  const def = defOf(schema);
  switch (def.type) {
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(def.shape).map(([name, inner]) => [
            name,
            name === 'trace' ? fc.constant(null) : arbitraryOf(inner),
          ]),
        ),
      );
    case 'record':
      return fc.dictionary(fc.constantFrom('name', 'price', 'Nino'), arbitraryOf(def.valueType));
    case 'array':
      return fc.array(arbitraryOf(def.element), { maxLength: 3 });
    case 'union':
      return fc.oneof(...def.options.map(arbitraryOf));
    case 'pipe':
      return arbitraryOf(def.in);
    case 'nonoptional':
      return arbitraryOf(def.innerType);
    case 'optional':
    case 'default':
      return fc.option(arbitraryOf(def.innerType), { nil: undefined });
    case 'nullable':
      return fc.option(arbitraryOf(def.innerType));
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries));
    case 'literal':
      return fc.constantFrom(...def.values);
    case 'number':
      return fc.oneof(anyId, fc.integer({ min: 0, max: 500_000 }));
    case 'boolean':
      return fc.boolean();
    case 'string':
      return 'format' in def && def.format === 'datetime' ? anyMoment : anyWords;
    case 'unknown':
      return anyWords;
    case 'null':
      return fc.constant(null);
    case 'undefined':
    case 'file':
      return fc.constant(undefined);
    default:
      throw new Error(`No values of ${def.type}`);
  }
}
