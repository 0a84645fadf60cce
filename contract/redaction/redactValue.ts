import { fields, fieldsByParent, knownCalls } from './fields.ts';
import type { Policy } from './fields.ts';
import { isKeyOf } from './keys.ts';
import { hidden, isToken } from './pseudonyms.ts';
import type { Pseudonyms } from './pseudonyms.ts';
import { secretsOfCalls } from './secrets.ts';
import type { Json } from './tellable.ts';
import { isObject } from './tellable.ts';

/** Whose fields these are: those of a call, or null for the store's own. There is one of each. */
export interface Scope {
  readonly call: string | null;
  /** Nobody has looked through these fields: nothing is kept. */
  readonly isUnknown: boolean;
}

export interface Walk {
  readonly store: Scope;
  readonly scopeOf: (call: unknown) => Scope;
  /** `field` is the name under which the value stands, `parent` that of the field around it. */
  readonly value: (value: unknown, field: string, parent: string, scope: Scope) => unknown;
  /** A name that stands where a field's does; `parent` holds it. */
  readonly key: (name: string, parent: string) => string;
  /** Does not know any more what it has redacted before. */
  readonly restart: () => void;
}

/** Names by which a field is found out more about than by its own. */
const askedOfParent = new Set([...fieldsByParent.keys()].map((path) => path.slice(path.indexOf('.') + 1)));
const secretsByCall: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(secretsOfCalls));
/** Deeper than any answer: what is below has no business there. */
const deepest = 50;

const store: Scope = { call: null, isUnknown: false };
const unknown: Scope = { call: null, isUnknown: true };
const scopes = new Map([...knownCalls].map((call): [string, Scope] => [call, { call, isUnknown: false }]));

interface Done {
  readonly field: string;
  readonly scope: Scope;
  readonly result: unknown;
}

function policyOf(field: string, parent: string, scope: Scope): Policy {
  const calls = secretsByCall.get(field);
  if (calls !== undefined && (scope.call === null ? field === 'data' : calls.includes(scope.call))) return 'secret';
  const special =
    fieldsByParent.get(`${parent}.*`) ??
    (askedOfParent.has(field) ? fieldsByParent.get(`${parent}.${field}`) : undefined);
  const policy = special ?? fields.get(field) ?? 'pseudonym';
  return scope.isUnknown && policy === 'keep' ? 'pseudonym' : policy;
}

/** Redacts plain data by the names of its fields. What is shared stays shared, and what needs no redaction itself. */
export function makeWalk(
  pseudonyms: Pseudonyms,
  /** Fields of the store whose values are something of their own. */
  special: Readonly<Record<string, (value: unknown) => unknown>> = {},
): Walk {
  let done = new WeakMap<object, Done>();

  const key: Walk['key'] = (name, parent) =>
    fields.has(name) || isKeyOf(parent, name) || isToken(name) ? name : pseudonyms.ofText(name, 'key');

  function leaf(value: unknown, field: string, policy: Policy): unknown {
    if (value === null || value === undefined) return value;
    if (policy === 'secret') return hidden;
    if (policy === 'drop') return null;
    if (policy === 'keep') return typeof value === 'function' || typeof value === 'symbol' ? null : value;
    if (typeof value === 'string') return pseudonyms.ofText(value, fields.has(field) ? field : 'text');
    if (typeof value === 'number') return pseudonyms.ofNumber(value);
    return typeof value === 'boolean' ? false : null;
  }

  function walk(value: unknown, field: string, parent: string, scope: Scope, depth: number): unknown {
    const policy = policyOf(field, parent, scope);
    if (typeof value !== 'object' || value === null) return leaf(value, field, policy);
    if (policy === 'secret') return hidden;
    if (policy === 'drop') return Array.isArray(value) ? [] : null;
    if (depth > deepest) return null;
    if (scope === store && Object.hasOwn(special, field)) return special[field]?.(value);
    const before = done.get(value);
    if (before?.field === field && before.scope === scope) return before.result;
    const result = Array.isArray(value)
      ? list(value, field, parent, scope, depth)
      : isObject(value)
        ? object(value, field, scope, depth)
        : null;
    done.set(value, { field, scope, result });
    return result;
  }

  function list(values: readonly unknown[], field: string, parent: string, scope: Scope, depth: number): unknown {
    const redacted = values.map((item) => walk(item, field, parent, scope, depth + 1));
    return redacted.every((item, index) => item === values[index]) ? values : redacted;
  }

  function object(values: Json, field: string, scope: Scope, depth: number): unknown {
    let isSame = true;
    const redacted: Record<string, unknown> = {};
    for (const name of Object.keys(values)) {
      const known = key(name, field);
      const value = values[name];
      const after = walk(value, name, field, scope, depth + 1);
      if (known !== name || after !== value) isSame = false;
      redacted[known] = after;
    }
    return isSame ? values : redacted;
  }

  return {
    store,
    scopeOf: (call) => (typeof call === 'string' ? scopes.get(call) : undefined) ?? unknown,
    value: (value, field, parent, scope) => walk(value, field, parent, scope, 0),
    key,
    restart: () => {
      done = new WeakMap();
    },
  };
}
