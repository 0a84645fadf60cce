import { z } from 'zod';
import type { AnyCall } from '../call.ts';
import type { Policy, Privacy } from '../privacy.ts';

/** A plain value in the contract, or a part that is secret or dropped as a whole. */
export interface Leaf {
  readonly call: string;
  readonly path: string;
  readonly parent: string;
  /** `*` is any key of a record. */
  readonly field: string;
  /** Null where neither the schema nor its type declares it. */
  readonly policy: Policy | null;
  readonly isPublic: boolean;
  readonly isInState: boolean;
  /** A text that may hold anything. */
  readonly isFreeText: boolean;
}

export interface Fields {
  readonly leaves: readonly Leaf[];
  /** All names of fields, also of those that hold others. */
  readonly names: ReadonlySet<string>;
}

/** The declared privacy of a schema. */
const privacyOf = (schema: z.core.$ZodType): Partial<Privacy> => z.globalRegistry.get(schema) ?? {};

/** Types that need no declaration, as they hold no free text. */
const byType: Readonly<Record<string, Policy>> = {
  enum: 'keep',
  literal: 'keep',
  number: 'keep',
  boolean: 'keep',
  file: 'drop',
};

const ofDates = new Set(['date', 'datetime']);

type Def = z.core.$ZodTypes['_zod']['def'];

/** The definition of a schema. */
export const defOf = (schema: z.core.$ZodType): Def =>
  // Every schema of zod is one of its own types.
  (schema as z.core.$ZodTypes)._zod.def;

/** Walks every schema of the calls. The declaration of a schema overrides those of its parts. */
export function fieldsOf(
  calls: Readonly<Record<string, Pick<AnyCall, 'params' | 'query' | 'body' | 'response'>>>,
): Fields {
  const leaves: Leaf[] = [];
  const names = new Set<string>();
  for (const [call, { params, query, body, response }] of Object.entries(calls))
    for (const [part, schema] of Object.entries({ params, query, body, answer: response }))
      walk(schema, { call, path: part, parent: '', field: part, policy: null, isPublic: false, isInState: false });
  return { leaves, names };

  function walk(schema: z.core.$ZodType, around: Omit<Leaf, 'isFreeText'>): void {
    const own = around.policy === null ? privacyOf(schema) : {};
    const { privacy = around.policy, isPublic = around.isPublic, isInState = around.isInState } = own;
    const at = { ...around, policy: privacy, isPublic, isInState };
    const def = defOf(schema);
    // Its parts do not matter.
    if (privacy === 'secret' || privacy === 'drop') {
      leaves.push({ ...at, isFreeText: false });
      return;
    }
    switch (def.type) {
      case 'object':
        for (const [field, inner] of Object.entries(def.shape)) {
          names.add(field);
          walk(inner, { ...at, path: `${at.path}.${field}`, parent: at.field, field });
        }
        return;
      case 'record':
        walk(def.valueType, { ...at, path: `${at.path}.*`, parent: at.field, field: '*' });
        return;
      case 'array':
        walk(def.element, at);
        return;
      case 'union':
        for (const option of def.options) walk(option, at);
        return;
      case 'pipe':
        walk(def.in, at);
        return;
      case 'optional':
      case 'nonoptional':
      case 'nullable':
      case 'default':
        walk(def.innerType, at);
        return;
      case 'null':
      case 'undefined':
      // Only a type here: the schema is walked in its own module.
      case 'custom':
        return;
      default:
        leaves.push({ ...at, policy: privacy ?? ofType(def), isFreeText: isFreeText(def) });
    }
  }
}

const isDate = (def: Def): boolean => 'format' in def && ofDates.has(String(def.format));
const isFreeText = (def: Def): boolean => def.type === 'string' && !isDate(def);
const ofType = (def: Def): Policy | null => (isDate(def) ? 'keep' : (byType[def.type] ?? null));
