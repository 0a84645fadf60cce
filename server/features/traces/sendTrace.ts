import type { ParsedBodyOf } from '#contract/call.ts';
import { type sendTrace as call, TRACE_BYTES, type TraceFile } from '#contract/calls/traces.ts';
import { routePatterns } from '#contract/routes.ts';
import type { Actor, Context } from '#server/context.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import { checkTrace } from './checkTrace.ts';
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
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const number = drawTraceNumber();
    const stored = await insertTrace(db, {
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
