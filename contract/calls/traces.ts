import { z } from 'zod';
import { dropped, kept, personal } from '../privacy.ts';
import { call } from '../call.ts';
import { Instant } from './orders/quotes.ts';
import { Id, Language, SentId, Success } from '../domain/values.ts';
import { TRACE_ACTIONS, LONGEST_TRACE_NOTE, traceStates } from '../domain/traceRules.ts';
import { PlainText } from '../domain/plainText.ts';

/** The DevTools continue to count from file to file: far beyond the length of a trace. */
const ActionId = z.number().int().nonnegative().max(100_000);

const TraceAction = z.looseObject({ type: z.string().max(200) });

const TraceStep = z.strictObject({
  type: z.literal('PERFORM_ACTION'),
  action: TraceAction,
  /** Milliseconds of the server's clock. */
  timestamp: z.number().nonnegative().max(8_640_000_000_000_000),
});
export type TraceStep = z.infer<typeof TraceStep>;

const TraceHeader = z.strictObject({
  version: z.literal(1),
  buildId: z.string().max(100),
  /** Hash of the state after the last action, which a replay compares. */
  finalHash: z.string().regex(/^[0-9a-f]{14}$/),
  /** Of the actions, without `@@INIT`. */
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
 * A recording of a visitor's page, redacted: a state and the actions after it. It is the lifted state of the Redux
 * DevTools, which open it as it is; only `trace` is our addition. Id 0 is `@@INIT`, which does not change `committedState`.
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
    /** Empty: the DevTools compute them. */
    computedStates: z.tuple([]),
    trace: TraceHeader,
  })
  .refine(({ actionsById, stagedActionIds }) => stagedActionIds.every((id) => Object.hasOwn(actionsById, String(id))))
  // Each once: what another id hides behind a repeated one would not be checked for being redacted.
  .refine(({ stagedActionIds }) => new Set(stagedActionIds).size === stagedActionIds.length)
  .refine(({ stagedActionIds, trace }) => stagedActionIds.length === trace.count + 1);
export type TraceFile = z.infer<typeof TraceFile>;

/** The largest accepted file: 1 MiB of JSON. */
export const TRACE_BYTES = 1024 * 1024;

export const TraceState = z.enum(traceStates);
export type TraceState = (typeof traceStates)[number];

/** A report as staff see it without opening its file. */
export const TraceReport = z.object({
  id: Id,
  /** `R-7K3M-42`, which its sender knows. */
  number: z.string().meta(kept),
  state: TraceState,
  /** The problem as typed; null where nothing was, or where it cannot be decrypted any more. */
  note: z.string().meta(personal).nullable(),
  /** A pseudonym of the sender: the same for all reports of one account. Null: a visitor. */
  person: z.string().meta(personal).nullable(),
  order: z.object({ id: Id, number: z.string().meta(kept) }).nullable(),
  /** The conversation of the order's two sides about its car. */
  thread_id: Id.nullable(),
  /** Pattern of the route the file ends on; empty where there is none. */
  screen: z.string().meta(kept),
  count: z.number().int(),
  build: z.string().meta(kept),
  locale: Language,
  viewport: z.object({ width: z.number().int(), height: z.number().int() }),
  sent_at: Instant,
  /** When it is deleted, with its file and notes. */
  deleted_at: Instant,
  /** The member of the staff who set its state; null while it is new. */
  handler: z.string().meta(personal).nullable(),
});
export type TraceReport = z.infer<typeof TraceReport>;

export const TraceNote = z.object({
  id: Id,
  /** Counted from 0, the state before the first action; null: of the whole report. */
  step: z.number().int().nullable(),
  text: z.string().meta(personal),
  /** Name or e-mail of a member of the staff; null of a deleted account. */
  author: z.string().meta(personal).nullable(),
  at: Instant,
});
export type TraceNote = z.infer<typeof TraceNote>;

const That = z.object({ id: Id });
const Text = PlainText.min(1).max(LONGEST_TRACE_NOTE);

export const sendTrace = call({
  method: 'POST',
  path: '/api/traces',
  access: 'anyone',
  summary:
    'Reports a problem with the redacted trace of the page, at most 1 MiB. A file that is not redacted, too deep or no trace is refused (422 under `trace`).',
  body: z.strictObject({
    trace: TraceFile.meta(dropped),
    note: PlainText.max(LONGEST_TRACE_NOTE).optional(),
    /** An order of the sender's own that it is about. */
    order_id: SentId.optional(),
  }),
  success: 201,
  response: z.object({ status: Success, trace: z.object({ id: Id, number: z.string() }).meta(dropped) }),
  errors: ['TOO_LARGE', 'NOT_FOUND'],
});

export const listTraces = call({
  method: 'GET',
  path: '/api/traces',
  access: 'staff',
  summary: 'Reports by the beginning of their number, the newest first.',
  query: z.object({
    q: z.string().meta(personal).max(100).optional(),
    state: TraceState.optional(),
    page: z.coerce.number().int().min(1).max(100_000).default(1),
  }),
  provides: { Trace: 'every' },
  response: z.object({
    status: Success,
    traces: z.array(TraceReport),
    /** How many there are in each state, regardless of the query. */
    counts: z.record(TraceState, z.number().int()),
    page: z.number().int(),
    page_size: z.number().int(),
    total: z.number().int(),
  }),
});

export const getTrace = call({
  method: 'GET',
  path: '/api/traces/:id',
  access: 'staff',
  summary: 'A report with its file and the notes of the staff; each access is recorded.',
  params: That,
  response: z.object({
    status: Success,
    report: TraceReport,
    trace: TraceFile.meta(dropped),
    notes: z.array(TraceNote),
  }),
});

export const changeTrace = call({
  method: 'PATCH',
  path: '/api/traces/:id',
  access: 'staff',
  summary: 'Changes the state or the note of a report.',
  params: That,
  body: z.strictObject({ state: TraceState.optional(), note: Text.optional() }),
  invalidates: { Trace: 'every' },
  response: z.object({ status: Success, report: TraceReport, notes: z.array(TraceNote) }),
  errors: ['LIMIT_REACHED'],
});

export const addTraceNote = call({
  method: 'POST',
  path: '/api/traces/:id/notes',
  access: 'staff',
  summary: 'Adds a note to a step of a report.',
  params: That,
  body: z.strictObject({ step: z.number().int().min(0).max(TRACE_ACTIONS), text: Text }),
  success: 201,
  response: z.object({ status: Success, note: TraceNote }),
  errors: ['LIMIT_REACHED'],
});

export const openTracePerson = call({
  method: 'POST',
  path: '/api/traces/:id/person',
  access: 'staff',
  summary: 'The sender of a report; each access is recorded. 404 where it was a visitor.',
  params: That,
  response: z.object({
    status: Success,
    /** `id` is the one of the account. */
    person: z.object({ id: Id, name: z.string().meta(personal).nullable(), email: z.string().meta(personal) }),
  }),
});
