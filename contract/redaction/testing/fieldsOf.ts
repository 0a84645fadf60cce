import type { z } from 'zod';
import { calls } from '#contract/calls.ts';
import { fields } from '../fields.ts';
import { defOf } from './defOf.ts';

/** A place of the contract where a plain value stands. */
export interface Leaf {
  readonly call: string;
  readonly path: string;
  readonly parent: string;
  readonly field: string;
  /** `words`: a text that may hold anything. */
  readonly kind: 'words' | 'told' | 'number' | 'boolean' | 'unknown' | 'nothing' | 'file';
}

export interface Names {
  readonly leaves: readonly Leaf[];
  /** All names of fields, of those too that hold others. */
  readonly names: ReadonlySet<string>;
}

/** Walks every schema of every call. */
export function fieldsOfContract(): Names {
  const leaves: Leaf[] = [];
  const names = new Set<string>();
  for (const [call, { params, query, body, response }] of Object.entries(calls))
    for (const [part, schema] of Object.entries({ params, query, body, answer: response }))
      walk(schema, { call, path: part, parent: '', field: part });
  return { leaves, names };

  function walk(schema: z.core.$ZodType, at: Omit<Leaf, 'kind'>): void {
    // Nothing of what is in it is looked at.
    if (fields.get(at.field) === 'drop' || fields.get(at.field) === 'secret') return;
    const def = defOf(schema);
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
      default:
        leaves.push({ ...at, kind: kindOf(def) });
    }
  }
}

function kindOf(def: z.core.$ZodTypes['_zod']['def']): Leaf['kind'] {
  switch (def.type) {
    case 'string':
      // A date, an address of mail, or what fits a pattern of its own.
      return 'format' in def && ['date', 'datetime'].includes(String(def.format)) ? 'told' : 'words';
    case 'enum':
    case 'literal':
      return 'told';
    case 'number':
    case 'boolean':
    case 'unknown':
    case 'file':
      return def.type;
    case 'null':
    case 'undefined':
      return 'nothing';
    default:
      throw new Error(`No kind for ${def.type}`);
  }
}
