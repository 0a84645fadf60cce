import type { TraceFile, TraceHeader } from '#contract/calls/traces.ts';

/** A trace from a file of ours, or of the Redux DevTools, which have no header. */
export interface OpenedTrace extends Pick<TraceFile, 'actionsById' | 'stagedActionIds' | 'skippedActionIds'> {
  readonly committedState: Readonly<Record<string, unknown>>;
  readonly trace: TraceHeader | null;
}
