import { isClosed, isCode } from './closedForm.ts';
import { isToken } from './pseudonyms.ts';
import type { Pseudonyms } from './pseudonyms.ts';
import type { Scope, Walk } from './redactValue.ts';
import { sortedJson } from '../domain/sortedJson.ts';
import { isObject } from './serializable.ts';
import type { Json } from './serializable.ts';

/** Redacts the requests of RTK Query in actions and in the state. */
export interface RequestWalk {
  readonly api: (state: unknown) => unknown;
  /** The arguments of a request, in its actions. */
  readonly meta: (meta: unknown) => unknown;
  /** The payload of any action of the API. */
  readonly payload: (type: string, payload: unknown, meta: unknown) => unknown;
  readonly restart: () => void;
}

const call = /^(\w+)\((.*)\)$/s;

export function makeRequestWalk(walk: Walk, pseudonyms: Pseudonyms): RequestWalk {
  let cacheKeys = new Map<string, string>();
  let entries = new WeakMap<object, unknown>();

  const each = (values: unknown, change: (value: unknown, name: string) => readonly [string, unknown]): unknown =>
    isObject(values)
      ? Object.fromEntries(Object.entries(values).map(([name, value]) => change(value, name)))
      : undefined;
  const items = (values: unknown, change: (value: unknown) => unknown): unknown =>
    Array.isArray(values) ? values.map(change) : undefined;
  const scopeOfKey = (key: unknown): Scope => walk.scopeOf(typeof key === 'string' ? call.exec(key)?.[1] : undefined);
  const argsOf = (args: unknown, scope: Scope) => walk.value(args, 'query', '', scope);

  /** As RTK Query derives it from the redacted arguments, so that a screen with those finds its answer. */
  function makeCacheKey(key: string): string {
    const [, name = '', args = ''] = call.exec(key) ?? [];
    if (name === '' || !isCode(name)) return pseudonyms.ofText(key, 'key');
    if (args === 'undefined' || args === '' || isToken(args)) return key;
    const scope = walk.scopeOf(name);
    try {
      if (!scope.isUnknown) return `${name}(${sortedJson(argsOf(JSON.parse(args), scope))})`;
    } catch {
      // These are no arguments.
    }
    return `${name}(${pseudonyms.ofText(args, 'key')})`;
  }

  function cacheKey(key: unknown): unknown {
    if (typeof key !== 'string') return null;
    const known = cacheKeys.get(key) ?? makeCacheKey(key);
    cacheKeys.set(key, known);
    return known;
  }

  const step = (value: unknown) => (typeof value === 'number' && isClosed(value, '') ? value : null);

  /** The entry of a request names the call whose fields its answer and arguments hold. */
  function ofRequest(request: unknown): unknown {
    if (!isObject(request)) return walk.value(request, 'arg', 'meta', walk.store);
    const known = entries.get(request);
    if (known !== undefined) return known;
    const scope = walk.scopeOf(request['endpointName']);
    const redacted = each(request, (value, name) => {
      if (name === 'originalArgs') return [name, argsOf(value, scope)];
      if (name === 'data') return [name, walk.value(value, 'answer', '', scope)];
      if (name === 'queryCacheKey') return [name, cacheKey(value)];
      return [walk.key(name, 'arg'), walk.value(value, name, 'arg', walk.store)];
    });
    entries.set(request, redacted);
    return redacted;
  }

  function patch(value: unknown, scope: Scope): unknown {
    if (!isObject(value) || !Array.isArray(value['path'])) return null;
    let [parent, field] = ['', 'answer'];
    const path = value['path'].map((name: unknown) => {
      if (typeof name !== 'string') return step(name);
      [parent, field] = [field, name];
      return walk.key(name, parent);
    });
    const op = walk.value(value['op'], 'op', '', walk.store);
    return { op, path, ...('value' in value && { value: walk.value(value['value'], field, parent, scope) }) };
  }

  const upserted = (entry: unknown): unknown => {
    if (!isObject(entry) || !isObject(entry['queryDescription'])) return null;
    const { queryDescription } = entry;
    return {
      queryDescription: ofRequest(queryDescription),
      ...('value' in entry && {
        value: walk.value(entry['value'], 'answer', '', walk.scopeOf(queryDescription['endpointName'])),
      }),
      providedTags: [],
    };
  };

  const withKey = (payload: unknown): unknown => {
    if (!isObject(payload)) return null;
    const { queryCacheKey, patches, providedTags, ...rest } = payload;
    // Redacting an object gives an object.
    const others = walk.value(rest, 'payload', '', walk.store) as Json;
    return {
      ...others,
      ...(queryCacheKey !== undefined && { queryCacheKey: cacheKey(queryCacheKey) }),
      ...(patches !== undefined && { patches: items(patches, (one) => patch(one, scopeOfKey(queryCacheKey))) }),
      ...(providedTags !== undefined && { providedTags: [] }),
    };
  };

  return {
    api: (state) =>
      each(state, (part, name) => {
        if (name === 'queries') return [name, each(part, (entry, key) => [String(cacheKey(key)), ofRequest(entry)])];
        if (name === 'mutations')
          return [name, each(part, (entry, key) => [walk.key(key, 'mutations'), ofRequest(entry)])];
        return [walk.key(name, 'api'), null];
      }),
    meta: (meta) =>
      each(meta, (value, name) =>
        name === 'arg'
          ? [name, ofRequest(value)]
          : [walk.key(name, 'meta'), walk.value(value, name, 'meta', walk.store)],
      ),
    payload: (type, payload, meta) => {
      if (type.endsWith('/fulfilled'))
        return walk.value(
          payload,
          'answer',
          '',
          walk.scopeOf(isObject(meta) && isObject(meta['arg']) ? meta['arg']['endpointName'] : undefined),
        );
      if (type.endsWith('/rejected')) return walk.value(payload, 'error', '', walk.store);
      if (type.endsWith('/cacheEntriesUpserted')) return items(payload, upserted);
      return Array.isArray(payload) ? payload.map(withKey) : payload === undefined ? undefined : withKey(payload);
    },
    restart: () => {
      cacheKeys = new Map();
      entries = new WeakMap();
    },
  };
}
