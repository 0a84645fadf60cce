import type { z } from 'zod';
import { defOf } from '../leavesOf.ts';

interface Place {
  readonly parent: string;
  readonly field: string;
}

/** A value of the schema whose texts come from `textAt`; `variant` chooses among several options. */
export function fillOf(
  schema: z.core.$ZodType,
  textAt: (place: Place) => string,
  variant: number,
  place: Place = { parent: '', field: '' },
): unknown {
  const def = defOf(schema);
  const fill = (inner: z.core.$ZodType, at = place) => fillOf(inner, textAt, variant, at);
  switch (def.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape).map(([field, inner]) => [field, fill(inner, { parent: place.field, field })]),
      );
    case 'record':
      return {
        [textAt({ parent: place.field, field: '*' })]: fill(def.valueType, { parent: place.field, field: '*' }),
      };
    case 'array':
      return [fill(def.element)];
    case 'tuple':
      return def.items.map((item) => fill(item));
    case 'union': {
      const option = def.options[variant % def.options.length];
      return option === undefined ? undefined : fill(option);
    }
    case 'pipe':
      return fill(def.in);
    case 'optional':
    case 'nonoptional':
    case 'nullable':
    case 'default':
      return fill(def.innerType);
    case 'enum':
      return Object.values(def.entries)[variant % Object.values(def.entries).length];
    case 'literal':
      return def.values[0];
    case 'number':
      return variant + 1;
    case 'boolean':
      return variant % 2 === 0;
    case 'null':
      return null;
    case 'undefined':
      return undefined;
    case 'string':
      return 'format' in def && ['date', 'datetime'].includes(String(def.format)) ? '2026-11-22' : textAt(place);
    case 'unknown':
    case 'file':
      return textAt(place);
    default:
      throw new Error(`Nothing to fill ${def.type} with`);
  }
}
