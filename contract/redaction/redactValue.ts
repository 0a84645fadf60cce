import { isClosed } from './closedForm.ts';
import { isField, knownCalls, pathsOfAnswer, pathsOfStore, policyOfAnswer, policyOfStore } from './fields.ts';
import { secretsOfCalls } from '../generated/secrets.ts';
import type { Policy } from '../privacy.ts';
import { isKeyOf } from './keys.ts';
import { hidden, isToken } from './pseudonyms.ts';
import type { Pseudonyms } from './pseudonyms.ts';
import type { Json } from './serializable.ts';
import { isObject } from './serializable.ts';

/** The call whose fields these are, or null for the store. There is one object for each. */
export interface Scope {
  readonly call: string | null;
  /** These fields are not declared: everything is redacted. */
  readonly isUnknown: boolean;
}

export interface Walk {
  readonly store: Scope;
  readonly scopeOf: (call: unknown) => Scope;
  /** `field` is the name of the value, `parent` that of the field around it. */
  readonly value: (value: unknown, field: string, parent: string, scope: Scope) => unknown;
  /** The key of a record; `parent` is the field with the record. */
  readonly key: (name: string, parent: string) => string;
  /** Clears the cache of redacted values. */
  readonly restart: () => void;
}

/** Fields whose policy may depend on their parent. */
const dependOnParent = new Set([...pathsOfStore.keys()].map((path) => path.slice(path.indexOf('.') + 1)));
const secretsByCall: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(secretsOfCalls));
/** Deeper than any answer: anything below is dropped. */
const deepest = 50;
/** Down to which depth lists are cached: in a new answer they are mostly those of the one before. */
const remembered = 3;

const store: Scope = { call: null, isUnknown: false };
const unknown: Scope = { call: null, isUnknown: true };
const scopes = new Map([...knownCalls].map((call): [string, Scope] => [call, { call, isUnknown: false }]));

/** Cached policies of declared fields by parent, which are a limited number. */
const policyCache = new WeakMap<Scope, Map<string, Map<string, Policy>>>();

function rulesOf(scope: Scope, parent: string): Map<string, Policy> | null {
  const rules = policyCache.get(scope) ?? new Map<string, Map<string, Policy>>();
  policyCache.set(scope, rules);
  if (!rules.has(parent) && isField(parent)) rules.set(parent, new Map());
  return rules.get(parent) ?? null;
}

function cachePolicy(rules: Map<string, Policy> | null, field: string, parent: string, scope: Scope): Policy {
  const policy = policyOf(field, parent, scope);
  if (isField(field)) rules?.set(field, policy);
  return policy;
}

interface Done {
  readonly field: string;
  readonly scope: Scope;
  readonly result: unknown;
}

function policyOf(field: string, parent: string, scope: Scope): Policy {
  const calls = secretsByCall.get(field);
  if (scope.call !== null && calls?.includes(scope.call) === true) return 'secret';
  const isStore = scope === store;
  const paths = isStore ? pathsOfStore : pathsOfAnswer;
  const special = paths.get(`${parent}.*`) ?? (dependOnParent.has(field) ? paths.get(`${parent}.${field}`) : undefined);
  const policy = special ?? (isStore ? policyOfStore(field) : policyOfAnswer(field));
  return scope.isUnknown && policy === 'keep' ? 'pseudonym' : policy;
}

/** Redacts plain data by the names of its fields. Shared objects stay shared, and objects without changes are returned as they are. */
export function makeWalk(
  pseudonyms: Pseudonyms,
  /** Fields of the store with a redaction of their own. */
  special: Readonly<Record<string, (value: unknown) => unknown>> = {},
): Walk {
  let done = new WeakMap<object, Done>();

  const key: Walk['key'] = (name, parent) =>
    isField(name) || isKeyOf(parent, name) || isToken(name) ? name : pseudonyms.ofText(name, 'key');

  function leaf(value: unknown, field: string, policy: Policy): unknown {
    if (value === null || value === undefined) return value;
    if (policy === 'secret') return hidden;
    if (policy === 'drop') return null;
    if (policy === 'keep' && isClosed(value, field)) return value;
    if (typeof value === 'string') return pseudonyms.ofText(value, isField(field) ? field : 'text');
    if (typeof value === 'number') return pseudonyms.ofNumber(value);
    return typeof value === 'boolean' ? false : null;
  }

  function walk(value: unknown, field: string, parent: string, scope: Scope, depth: number): unknown {
    return apply(value, field, parent, policyOf(field, parent, scope), scope, depth);
  }

  function apply(value: unknown, field: string, parent: string, policy: Policy, scope: Scope, depth: number): unknown {
    if (typeof value !== 'object' || value === null) return leaf(value, field, policy);
    if (policy === 'secret') return hidden;
    if (policy === 'drop') return Array.isArray(value) ? [] : null;
    if (depth > deepest) return null;
    if (scope === store && Object.hasOwn(special, field)) return special[field]?.(value);
    // Caching each small part would cost more than walking through it again.
    if (depth > 0 && (depth > remembered || !Array.isArray(value)))
      return inside(value, field, parent, policy, scope, depth);
    const before = done.get(value);
    if (before?.field === field && before.scope === scope) return before.result;
    const result = inside(value, field, parent, policy, scope, depth);
    done.set(value, { field, scope, result });
    return result;
  }

  function inside(value: object, field: string, parent: string, policy: Policy, scope: Scope, depth: number): unknown {
    if (Array.isArray(value)) return list(value, field, parent, policy, scope, depth);
    return isObject(value) ? object(value, field, scope, depth) : null;
  }

  function list(
    values: readonly unknown[],
    field: string,
    parent: string,
    policy: Policy,
    scope: Scope,
    depth: number,
  ): unknown {
    let redacted: unknown[] | null = null;
    for (const [index, value] of values.entries()) {
      const after = apply(value, field, parent, policy, scope, depth + 1);
      if (after !== value) redacted ??= values.slice(0, index);
      redacted?.push(after);
    }
    return redacted ?? values;
  }

  function object(values: Json, field: string, scope: Scope, depth: number): unknown {
    const rules = rulesOf(scope, field);
    const names = Object.keys(values);
    let redacted: Record<string, unknown> | null = null;
    for (const [index, name] of names.entries()) {
      const value = values[name];
      const rule = rules?.get(name);
      const known = rule === undefined ? key(name, field) : name;
      const after = apply(value, name, field, rule ?? cachePolicy(rules, name, field, scope), scope, depth + 1);
      if (redacted === null && (known !== name || after !== value)) {
        redacted = {};
        for (const same of names.slice(0, index)) redacted[same] = values[same];
      }
      if (redacted !== null) redacted[known] = after;
    }
    return redacted ?? values;
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
