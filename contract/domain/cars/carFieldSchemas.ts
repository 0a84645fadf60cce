import { z } from 'zod';
import { kept, personal } from '../../privacy.ts';
import {
  carField,
  carFieldNames,
  shownFields,
  type CarFieldKind,
  type CarFieldName,
  type CarValue,
  type ShownField,
  type ShownValue,
} from './carFields.ts';
import { IN_TETRI, MOST_PRICE } from '../money/priceBounds.ts';
import { SentId, Tetri } from '../values.ts';
import { visibleText } from '../visibleText.ts';

type Same<Value> = z.ZodType<Value, Value>;

/** The response schema of each kind. */
const answered: Readonly<Record<CarFieldKind, z.ZodType>> = {
  code: z.string().meta(kept),
  text: z.string().meta(personal),
  whole: z.number().int(),
  decimal: z.number(),
  money: Tetri,
  litres: z.number().int(),
  choice: z.boolean(),
};

/** Fields as the server answers them to their owner. */
export function answeredShape<Name extends CarFieldName>(names: readonly Name[]) {
  const schemas = names.map((name) => {
    const { kind, isSet } = carField(name);
    return [name, isSet ? answered[kind] : answered[kind].nullable()] as const;
  });
  // Each name of the list has the schema of its kind.
  return Object.fromEntries(schemas) as { readonly [Key in Name]: Same<CarValue<Key>> };
}

/** Public fields of an active car, whose required fields are set. */
export const shownShape = Object.fromEntries(
  shownFields.map((name) => {
    const { kind, isSet, required } = carField(name);
    return [name, isSet || required === 'always' ? answered[kind] : answered[kind].nullable()];
  }),
  // The types are those of `ShownValue`.
) as { readonly [Name in ShownField]: Same<ShownValue<Name>> };

/** An amount that an owner sends. */
export const SentAmount = z.number().int().min(0, IN_TETRI).max(MOST_PRICE, IN_TETRI);

const LONGEST_CODE = 40;

function sentSchema(name: CarFieldName): z.ZodType {
  const { kind, least = 0, most = 0 } = carField(name);
  switch (kind) {
    case 'code':
      return z.string().meta(kept).max(LONGEST_CODE);
    case 'text':
      return z.string().meta(personal).overwrite(visibleText).max(most);
    case 'choice':
      return z.boolean();
    case 'decimal':
      return z.number().min(least).max(most);
    case 'money':
      return z.number().int().min(least, IN_TETRI).max(most, IN_TETRI);
    case 'whole':
    case 'litres':
      return z.number().int().min(least).max(most);
  }
}

/** Fields as an owner sends them. */
export const sentShape = {
  ...(Object.fromEntries(
    carFieldNames.map((name) => [name, carField(name).isSet ? sentSchema(name) : sentSchema(name).nullable()]),
    // Each name has the schema of its kind.
  ) as { readonly [Name in CarFieldName]: Same<CarValue<Name>> }),
  branch_id: SentId.nullable(),
};
