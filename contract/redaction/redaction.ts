import { knownSlices } from './fields.ts';
import { payloadFields } from '../generated/privacy.ts';
import { isToken, makePseudonyms } from './pseudonyms.ts';
import { makeRequestWalk } from './redactRequests.ts';
import { makeScreenWalk } from './redactScreens.ts';
import { makeWalk } from './redactValue.ts';
import { isObject, serializable } from './serializable.ts';
import type { Json } from './serializable.ts';

/** The trace continues with another page of the same tab: the payload is its whole state. */
export const PAGE_LOADED = 'page/loaded';

/** The code of a slice was loaded: the payload is its name. */
const SLICE_ADDED = 'store/sliceAdded';

export interface Action extends Json {
  readonly type: string;
}

/** `slice/eventHappened`, as slices and Redux Toolkit name them; and `@@INIT` of the DevTools. */
const type = /^[a-z][A-Za-z]{0,30}(?:\/[A-Za-z]{1,40}){1,3}$/;
const others = new Set(['page', 'store', 'api', 'screen']);
const isType = (text: string): boolean => {
  const slice = text.slice(0, text.indexOf('/'));
  return text === '@@INIT' || (text.length <= 100 && type.test(text) && (others.has(slice) || knownSlices.has(slice)));
};

/** Removes personal data from one trace. Results have the shape of the input, and may share parts with it. */
export interface Redaction {
  readonly state: (state: Json) => Json;
  readonly action: (action: Action) => Action;
  /** How many tokens it has created. */
  readonly count: () => number;
  /** Roughly how many characters it stores to recognise the same value again. */
  readonly size: () => number;
  /** Forgets all values without a token in `values`, which this redaction has made. */
  readonly forgetAllBut: (values: readonly unknown[]) => void;
}

/**
 * One of these redacts a trace from its first state to its last action: the same value has the same token throughout.
 * Redacting again changes nothing, so the server can check whether it was done. One that continues another receives as
 * `given` how many tokens that one has created.
 */
export function makeRedaction(given = 0): Redaction {
  const pseudonyms = makePseudonyms(given);
  let isInside = false;
  const walk = makeWalk(pseudonyms, { dispatches: ofNotice });
  const requests = makeRequestWalk(walk, pseudonyms);
  const screens = makeScreenWalk(walk, pseudonyms);

  /** The action of a button in a notice: an action in the payload of another, not nested further. */
  function ofNotice(value: unknown): unknown {
    if (isInside || !isAction(value)) return null;
    isInside = true;
    const redacted = action(value);
    isInside = false;
    return redacted;
  }

  /** The name of a form is one of the code, or is redacted. */
  function formPayload(payload: unknown): unknown {
    if (typeof payload === 'string') return walk.key(payload, 'forms');
    if (!isObject(payload) || typeof payload['key'] !== 'string') return null;
    return { key: walk.key(payload['key'], 'forms'), change: walk.value(payload['change'], 'change', '', walk.store) };
  }

  function payloadOf({ type, payload, meta }: Action): unknown {
    if (type === PAGE_LOADED) return isObject(payload) ? state(payload) : null;
    if (type.startsWith('api/')) return requests.payload(type, payload, meta);
    if (type.startsWith('screen/')) return screens.payload(payload);
    if (type.startsWith('forms/')) return formPayload(payload);
    const field = type === SLICE_ADDED ? 'kind' : Object.hasOwn(payloadFields, type) ? payloadFields[type] : undefined;
    return walk.value(payload, field ?? 'payload', type.slice(0, type.indexOf('/')), walk.store);
  }

  function action(given: Action): Action {
    const { type: _type, payload: _payload, meta, ...rest } = given;
    // Redacting an object gives an object.
    const fieldsBeside = walk.value(rest, 'action', '', walk.store) as Json;
    return {
      // Of an unknown action even its name is redacted.
      type: isType(given.type) ? given.type : pseudonyms.ofText(given.type, 'type'),
      ...fieldsBeside,
      ...('payload' in given && { payload: payloadOf(given) }),
      ...('meta' in given && { meta: requests.meta(meta) }),
    };
  }

  function slice(name: string, value: unknown): unknown {
    if (name === 'api') return requests.api(value);
    if (name === 'screen') return screens.state(value);
    return walk.value(value, name, '', knownSlices.has(name) ? walk.store : walk.scopeOf(undefined));
  }

  function state(given: Json): Json {
    return Object.fromEntries(
      Object.entries(serializable(given)).map(([name, value]) => [
        name === 'api' || name === 'screen' || knownSlices.has(name) ? name : walk.key(name, ''),
        slice(name, value),
      ]),
    );
  }

  return {
    state,
    action,
    count: pseudonyms.count,
    size: pseudonyms.size,
    forgetAllBut: (values) => {
      const used = new Set<string | number>();
      for (const text of JSON.stringify(values).match(/«[A-Za-z_]{1,40} \d{1,6}»|-\d+/g) ?? [])
        used.add(isToken(text) ? text : Number(text));
      pseudonyms.forget((token) => used.has(token));
      walk.restart();
      requests.restart();
    },
  };
}

const isAction = (value: unknown): value is Action => isObject(value) && typeof value['type'] === 'string';
