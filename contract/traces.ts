import { z } from 'zod';
import { Language } from './values.ts';

/** How many actions a trace holds at most, besides the one that begins it. */
export const TRACE_ACTIONS = 400;

/** The tools count on from file to file: far beyond what a trace holds. */
const ActionId = z.number().int().nonnegative().max(100_000);

const TraceAction = z.looseObject({ type: z.string().max(200) });

const TraceStep = z.strictObject({
  type: z.literal('PERFORM_ACTION'),
  action: TraceAction,
  /** Milliseconds of the server's clock. */
  timestamp: z.number().nonnegative(),
});
export type TraceStep = z.infer<typeof TraceStep>;

const TraceHeader = z.strictObject({
  version: z.literal(1),
  buildId: z.string().max(100),
  /** Of the state after the last action: whoever replays the file compares. */
  finalHash: z.string().regex(/^[0-9a-f]{14}$/),
  /** Of the actions, without the one that begins it. */
  count: z.number().int().nonnegative().max(TRACE_ACTIONS),
  from: z.iso.datetime(),
  to: z.iso.datetime(),
  locale: Language,
  viewport: z.strictObject({
    width: z.number().int().nonnegative().max(100_000),
    height: z.number().int().nonnegative().max(100_000),
  }),
});
export type TraceHeader = z.infer<typeof TraceHeader>;

/**
 * What a visitor's page did, redacted: a state and the actions after it. It is the lifted state of the Redux DevTools,
 * which open it as it is; only `trace` is ours. Id 0 is `@@INIT`, which leaves `committedState` as it is.
 */
export const TraceFile = z
  .strictObject({
    actionsById: z.record(z.string().regex(/^(0|[1-9]\d{0,5})$/), TraceStep),
    stagedActionIds: z
      .array(ActionId)
      .min(1)
      .max(TRACE_ACTIONS + 1),
    nextActionId: ActionId,
    skippedActionIds: z.array(ActionId).max(TRACE_ACTIONS + 1),
    committedState: z.record(z.string(), z.unknown()),
    currentStateIndex: z.number().int().nonnegative().max(TRACE_ACTIONS),
    /** Left to whoever opens it. */
    computedStates: z.tuple([]),
    trace: TraceHeader,
  })
  .refine(({ actionsById, stagedActionIds }) => stagedActionIds.every((id) => Object.hasOwn(actionsById, String(id))))
  .refine(({ stagedActionIds, trace }) => stagedActionIds.length === trace.count + 1);
export type TraceFile = z.infer<typeof TraceFile>;
