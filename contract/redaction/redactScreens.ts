import type { Pseudonyms } from './pseudonyms.ts';
import type { Walk } from './redactValue.ts';
import { isClosed } from './closedForm.ts';
import { keptUiState, uiStateAnswers } from '../generated/uiState.ts';
import { isField, policyOfStore } from './fields.ts';
import { isObject } from './serializable.ts';

const id = /^\d+$/;

const answers = new Map(Object.entries(uiStateAnswers));
const plainKeys = new Set(keptUiState);
/** `dates/open/*` means every key with this prefix. */
const plainPrefixes = keptUiState.filter((key) => key.endsWith('/*')).map((key) => key.slice(0, -1));
const isPlain = (key: string): boolean => plainKeys.has(key) || plainPrefixes.some((prefix) => key.startsWith(prefix));

/** Redacts the state of screens, each part under its own key. */
export interface ScreenWalk {
  readonly state: (screens: unknown) => unknown;
  readonly payload: (payload: unknown) => unknown;
}

export function makeScreenWalk(walk: Walk, pseudonyms: Pseudonyms): ScreenWalk {
  const keyOf = (key: string) => walk.key(key, 'screen');

  function redactDeclared(value: unknown, name: string): unknown {
    if (Array.isArray(value)) return value.map((item) => redactDeclared(item, name));
    const policy = policyOfStore(name);
    if (policy === 'secret' || policy === 'drop') return walk.value(value, name, '', walk.store);
    if (!isObject(value)) return typeof value !== 'object' && isClosed(value, name) ? value : redactUndeclared(value);
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [
        walk.key(key, id.test(key) ? 'parts' : 'uploads'),
        redactDeclared(part, key),
      ]),
    );
  }

  function redactUndeclared(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(redactUndeclared);
    if (isObject(value))
      return Object.fromEntries(
        Object.entries(value).map(([key, part]) => [
          walk.key(key, 'parts'),
          isField(key) ? walk.value(part, key, '', walk.store) : redactUndeclared(part),
        ]),
      );
    if (typeof value === 'string') return pseudonyms.ofText(value, 'text');
    if (typeof value === 'number') return pseudonyms.ofNumber(value);
    return typeof value === 'boolean' ? value : null;
  }

  const valueOf = (key: string, value: unknown): unknown => {
    const [name = ''] = key.split(':');
    const field = answers.get(name);
    if (field !== undefined) return walk.value(value, field, '', walk.store);
    return isPlain(name) ? redactDeclared(value, 'value') : redactUndeclared(value);
  };

  return {
    state: (screens) =>
      isObject(screens)
        ? Object.fromEntries(Object.entries(screens).map(([key, value]) => [keyOf(key), valueOf(key, value)]))
        : null,
    payload: (payload) => {
      if (typeof payload === 'string') return keyOf(payload);
      if (!isObject(payload) || typeof payload['key'] !== 'string') return null;
      return { key: keyOf(payload['key']), value: valueOf(payload['key'], payload['value']) };
    },
  };
}
