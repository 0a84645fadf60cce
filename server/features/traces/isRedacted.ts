import { isDeepStrictEqual } from 'node:util';
import { makeRedaction } from '#contract/redaction/redaction.ts';
import type { TraceFile } from '#contract/calls/traces.ts';

/** Whether redacting the file again changes nothing in it: then there was nothing left to take out. */
export function isRedacted({ actionsById, stagedActionIds, committedState }: TraceFile): boolean {
  // Parts of the file that are not played back would be checked nowhere else.
  if (Object.keys(actionsById).length !== stagedActionIds.length) return false;
  const { state, action } = makeRedaction();
  if (!isDeepStrictEqual(state(committedState), committedState)) return false;
  return stagedActionIds.every((id) => {
    const given = actionsById[id]?.action;
    return given !== undefined && isDeepStrictEqual(action(given), given);
  });
}
