import { isAction } from '@reduxjs/toolkit';
import type { UnknownAction } from '@reduxjs/toolkit';
import { isFields } from './fields.ts';
import type { Fields } from './fields.ts';
import { isEndlessPatch } from './isEndlessPatch.ts';
import type { OpenedTrace } from './openedTrace.ts';
import { readBounded } from './readBounded.ts';
import type { Read, Refusal } from './readBounded.ts';
import { readHeader } from './readHeader.ts';

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
  const values = read.values + (opened.inner ?? 0);
  const isTooMuch =
    entries.length > mostActions ||
    entries.length * values > mostWork ||
    entries.some(({ action }) => isEndlessPatch(action));
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

/** What `actionsById` holds. */
const isStep = (value: unknown): value is OpenedTrace['actionsById'][string] =>
  isFields(value) && isAction(value['action']) && Number.isFinite(value['timestamp']);

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
