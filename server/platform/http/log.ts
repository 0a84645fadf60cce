import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify';
import type { DestinationStream } from 'pino';
import type { Failures } from '#server/platform/failures.ts';
import { screenOf } from '#server/platform/pages/documentRoutes.ts';
import { systemClock } from '#server/platform/systemClock.ts';
import { workScope } from '#server/platform/workScope.ts';

const id = /^\d{1,10}$/;
const moment = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2})?$/;
const count = /^\d{1,6}$/;
const word = /^[a-z_]{1,20}$/;

/** The parameters whose values are in the log, and what they look like: no typed text, and no secrets. */
const LOGGED_VALUES: ReadonlyMap<string, RegExp> = new Map([
  ...[
    'id',
    'car_id',
    'branch_id',
    'city_id',
    'district_id',
    'owner_id',
    'report_id',
    'change_id',
    'feed_id',
    'user_id',
  ].map((name) => [name, id] as const),
  ...['from', 'to', 'date'].map((name) => [name, moment] as const),
  ...['page', 'page_size', 'client', 'owner'].map((name) => [name, count] as const),
  ...['lang', 'sort', 'state', 'status', 'when', 'shot', 'list', 'provider'].map((name) => [name, word] as const),
]);

/** As our parameters are called; other names may be personal. */
const NAME = /^[a-z_]{1,30}$/i;

function asked(parameters: unknown): string[] {
  if (typeof parameters !== 'object' || parameters === null) return [];
  return Object.entries(parameters).map(([name, value]: [string, unknown]) => {
    if (!NAME.test(name)) return '?';
    const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
    return LOGGED_VALUES.get(name)?.test(text) === true ? `${name}=${text}` : name;
  });
}

type LoggedRequest = Pick<FastifyRequest, 'method' | 'url' | 'ip' | 'params' | 'query'> & {
  // Where an address cannot be decoded there is no route yet.
  readonly routeOptions?: { readonly url?: string | undefined };
};

/** The route by its pattern and the parameters by their names: an address may hold secrets and searches. */
function describeRequest({ method, url, ip, params, query, routeOptions }: LoggedRequest) {
  const [path = ''] = url.split('?');
  return {
    method,
    route: routeOptions?.url ?? screenOf(path),
    // A route for everything has the address itself as its parameter.
    asked: [...asked(params).filter((name) => name !== '?'), ...asked(query)].slice(0, 30).join('&'),
    ip,
  };
}

interface LoggedError {
  readonly [key: string]: unknown;
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly code?: string;
}

/** Only these: errors of the database carry whole rows in their details. */
function describeError(error: Error): LoggedError {
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  return { type: error.name, message: error.message, stack: error.stack ?? '', ...code };
}

/** Options of the log: one JSON line each, with neither headers nor bodies. */
export function logOptions(
  level: string,
  stream: DestinationStream | undefined,
): Exclude<FastifyServerOptions['logger'], boolean | undefined> {
  return {
    level,
    timestamp: () => `,"time":"${systemClock().toISOString()}"`,
    redact: [
      'password',
      '*.password',
      'apiToken',
      '*.apiToken',
      'api_token',
      '*.api_token',
      'code',
      'iban',
      '*.iban',
      'identity_number',
      '*.identity_number',
    ],
    serializers: {
      req: describeRequest,
      err: describeError,
      cause: (cause: unknown) => (cause instanceof Error ? describeError(cause) : undefined),
    },
    ...(stream === undefined ? {} : { stream }),
  };
}

/** One line for each failure of background work. */
export function logFailures(app: FastifyInstance, failures: Failures): void {
  failures.listen(({ task, error, details }) => {
    const work = workScope.getStore();
    app.log.error({ ...(work && { reqId: work.id }), err: error, task, ...details }, 'failed');
  });
}

/** One line for each answer. */
export function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    request.log.info({ req: request, status: reply.statusCode, ms, user: request.actor?.userId }, 'answered');
  });
}
