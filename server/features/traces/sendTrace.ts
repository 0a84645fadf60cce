import type { ParsedBodyOf } from '#contract/call.ts';
import { type sendTrace as call, TRACE_BYTES, type TraceFile } from '#contract/calls/traces.ts';
import { routePatterns } from '#contract/routes.ts';
import type { Actor, Context } from '#server/context.ts';
import { ApiError, FieldError } from '#server/platform/http/apiError.ts';
import { inTurns } from '#server/platform/inTurns.ts';
import { inWorker, WorkerLimitError } from '#server/platform/inWorker.ts';
import { lockUser } from '#server/platform/db/userRepository.ts';
import type { FieldTextKey } from '#server/platform/texts/en.ts';
import { limitStored } from './limitTraces.ts';
import { drawTraceNumber } from './traceNumber.ts';
import { notePlace, packTrace, sealPacked, sealText } from './traceSeal.ts';
import { hasOrder, insertTrace } from './tracesRepository.ts';

/** Of a hundred million numbers hardly one is taken; that five in a row are is no chance. */
const DRAWS = 5;

interface Sender {
  readonly actor: Actor | null;
  readonly ip: string;
}

/** Keeps a report, sealed, once nothing is found in it that should not be there; and gives its number. */
export async function sendTrace(
  context: Context,
  { actor, ip }: Sender,
  { trace, note = '', order_id: orderId }: ParsedBodyOf<typeof call>,
): Promise<{ id: number; number: string }> {
  const { config, db, clock } = context;
  const text = JSON.stringify(trace);
  if (Buffer.byteLength(text) > TRACE_BYTES) throw new ApiError(413, 'TOO_LARGE');
  await checkTrace(text);
  if (orderId !== undefined && (actor === null || !(await hasOrder(db, actor, orderId))))
    throw new ApiError(404, 'NOT_FOUND');
  await limitStored(context, actor, ip);
  const packed = await packTrace(text);
  const { buildId, count, locale, viewport } = trace.trace;
  return db.transaction().execute(async (transaction) => {
    // A deletion would not find what is stored after it.
    if (actor !== null) await lockUser(transaction, actor.userId);
    for (let draw = 0; draw < DRAWS; draw += 1) {
      const number = drawTraceNumber();
      const stored = await insertTrace(transaction, {
        number,
        user_id: actor?.userId ?? null,
        order_id: orderId ?? null,
        note_sealed: note === '' ? null : sealText(config.encryptionKey, notePlace(number), note),
        file_sealed: sealPacked(config.encryptionKey, number, packed),
        screen: lastScreen(trace),
        count,
        build: buildId,
        locale,
        width: viewport.width,
        height: viewport.height,
        sent_at: clock(),
      });
      if (stored !== undefined) return stored;
    }
    throw new Error('No number is free.');
  });
}

/** Pattern of the existing route where the file ends; empty if there is none. */
function lastScreen({ actionsById, stagedActionIds, committedState }: TraceFile): string {
  const entered = stagedActionIds
    .map((id) => actionsById[id]?.action)
    .findLast((action) => action?.type === 'route/routeEntered');
  const pattern = patternOf(entered === undefined ? committedState['route'] : entered['payload']);
  return routePatterns.includes(pattern) ? pattern : '';
}

function patternOf(route: unknown): string {
  const isRoute = typeof route === 'object' && route !== null && 'pattern' in route;
  return isRoute && typeof route.pattern === 'string' ? route.pattern : '';
}

const WORKER = new URL('./checkWorker.ts', import.meta.url);
/** Most of it is the start of the thread, which a busy machine draws out; what takes a processor is bounded by the schema. */
const LONGEST_MS = 10_000;
const MEGABYTES = 128;
/** Of all senders together: visitors may send, and each check takes a processor. */
const turn = inTurns(2, 0);

/** Checks that a file is redacted as its sender says, in a thread apart from other requests. */
export async function checkTrace(text: string, milliseconds = LONGEST_MS): Promise<void> {
  try {
    const problem = await turn(() =>
      inWorker<FieldTextKey | null>(WORKER, text, { milliseconds, megabytes: MEGABYTES }),
    );
    if (problem !== null) throw new FieldError({ trace: problem });
  } catch (error) {
    if (error instanceof WorkerLimitError) throw new FieldError({ trace: 'traceTooMuch' });
    throw error;
  }
}
