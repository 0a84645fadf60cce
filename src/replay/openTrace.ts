import { isAction } from '@reduxjs/toolkit';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { TraceHeader } from '#contract/calls/traces.ts';
import { api } from '#src/shared/api/api.ts';
import { languages } from '#src/shared/i18n/languages.ts';
import { isFields } from './fields.ts';
import type { Fields } from './fields.ts';
import type { OpenedTrace } from './openedTrace.ts';
import { mostValues, readBounded } from './readBounded.ts';
import type { Read, Refusal } from './readBounded.ts';

/** The DevTools' maximum is configurable; more than this is no use to a reader. */
const mostActions = 5_000;
/** Each action may require a walk through the whole state: the limit of values that all of them together may visit. */
const mostWork = 100_000_000;

const init: UnknownAction = { type: '@@INIT' };

/**
 * Opens a file of ours, a lifted state of the Redux DevTools or an export of their extension; a stranger may have
 * written it. Another build's file opens like any other.
 */
export function openTrace(text: string): { readonly trace: OpenedTrace } | { readonly refusal: Refusal } {
  const read = readBounded(text);
  if ('refusal' in read) return read;
  const opened = isExport(read.value) ? openExport(read.value) : openLifted(read.value);
  if ('refusal' in opened) return opened;
  const entries = Object.values(opened.trace.actionsById);
  const added = entries.reduce((sum, { action }) => sum + addedValues(action), 0);
  const values = read.values + (opened.inner ?? 0) + added;
  const isTooMuch = entries.length > mostActions || added > mostValues || entries.length * values > mostWork;
  return isTooMuch ? { refusal: 'tooMany' } : { trace: opened.trace };
}

type Opened =
  | {
      readonly trace: OpenedTrace /** Values of texts inside, which were no values of the file yet. */;
      readonly inner?: number;
    }
  | { readonly refusal: Refusal };

const isExport = (value: unknown): value is Fields | readonly unknown[] =>
  Array.isArray(value) || (isFields(value) && 'payload' in value);

/** The extension writes JSON into JSON, and no first state where the store began without one. */
function openExport(file: Fields | readonly unknown[]): Opened {
  const { payload, preloadedState = {} } = isFields(file) ? file : { payload: file };
  const actions = readInner(payload);
  if ('refusal' in actions) return actions;
  const state = readInner(preloadedState);
  if ('refusal' in state) return state;
  const list = actions.value;
  if (!Array.isArray(list) || !list.every(isAction) || !isFields(state.value)) return { refusal: 'notATrace' };
  const steps = [init, ...list].map((action) => ({ type: 'PERFORM_ACTION' as const, action, timestamp: 0 }));
  return {
    trace: {
      actionsById: Object.fromEntries(steps.entries()),
      stagedActionIds: [...steps.keys()],
      skippedActionIds: [],
      committedState: state.value,
      trace: null,
    },
    inner: actions.values + state.values,
  };
}

/** A value that is not a text was parsed with the file around it. */
const readInner = (value: unknown): Read => (typeof value === 'string' ? readBounded(value) : { value, values: 0 });

const isIds = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every((id) => Number.isSafeInteger(id) && id >= 0);

/** Beyond it, times have no calendar that could be shown. */
const lastMoment = Date.UTC(9999, 0);
const isMoment = (value: unknown): boolean =>
  Number.isFinite(value) && Number(value) >= 0 && Number(value) < lastMoment;

/** What `actionsById` holds. */
const isStep = (value: unknown): value is OpenedTrace['actionsById'][string] =>
  isFields(value) && isAction(value['action']) && isMoment(value['timestamp']);

function openLifted(file: unknown): Opened {
  if (!isFields(file)) return { refusal: 'notATrace' };
  const { actionsById, stagedActionIds, skippedActionIds = [], committedState = {}, trace } = file;
  if (!isFields(actionsById) || !isIds(stagedActionIds) || !isIds(skippedActionIds) || !isFields(committedState))
    return { refusal: 'notATrace' };
  if (stagedActionIds.length === 0 || new Set(stagedActionIds).size < stagedActionIds.length)
    return { refusal: 'notATrace' };
  const header = trace === undefined ? null : readHeader(trace);
  if (header === undefined) return { refusal: 'notATrace' };
  const steps = stagedActionIds.map((id) => [id, actionsById[id]] as const);
  if (!steps.every((step): step is [number, OpenedTrace['actionsById'][string]] => isStep(step[1])))
    return { refusal: 'notATrace' };
  return {
    trace: {
      actionsById: Object.fromEntries(steps),
      stagedActionIds: [...stagedActionIds],
      skippedActionIds: [...skippedActionIds],
      committedState,
      trace: header,
    },
  };
}

/** Up to where a patch may lengthen a list: everything before that is walked through from then on. */
function reachOf(patch: unknown): number {
  if (!isFields(patch) || !Array.isArray(patch['path'])) return 0;
  const path: readonly unknown[] = patch['path'];
  const places = path.at(-1) === 'length' ? [...path, patch['value']] : path;
  return places.map(Number).reduce((sum, place) => (place > 0 ? sum + place : sum), 0);
}

/** Values that an action may add to a cached answer beyond those it has itself. */
function addedValues(action: UnknownAction): number {
  if (!api.internalActions.queryResultPatched.match(action)) return 0;
  const payload: unknown = action.payload;
  const patches = isFields(payload) ? payload['patches'] : null;
  return Array.isArray(patches) ? patches.reduce<number>((sum, patch) => sum + reachOf(patch), 0) : 0;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 100;
const isInstant = (value: unknown): value is string => isText(value) && isMoment(Date.parse(value));
/** Pixels or actions: a number that is safe to render. */
const isCount = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 1e5;

/** The header of our own files, checked field by field: the browser has no schemas. Undefined if it is invalid. */
function readHeader(value: unknown): TraceHeader | undefined {
  if (!isFields(value) || !isFields(value['viewport'])) return undefined;
  const { version, buildId, finalHash, count, from, to } = value;
  const { width, height } = value['viewport'];
  const locale = languages.find((language) => language === value['locale']);
  if (version !== 1 || !isText(buildId) || !isText(finalHash) || !isCount(count) || locale === undefined)
    return undefined;
  if (!isInstant(from) || !isInstant(to) || !isCount(width) || !isCount(height)) return undefined;
  return { version, buildId, finalHash, count, from, to, locale, viewport: { width, height } };
}
