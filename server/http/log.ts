import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type { DestinationStream } from 'pino';
import type { Failures } from '#server/failures.ts';
import { systemClock } from '#server/systemClock.ts';

/** Parameters whose value opens something and must not be kept. */
const SECRET_PARAMETERS = new Set(['apitoken', 'token', 'code', 'password', 'address', 'email']);

export function withoutSecrets(url: string): string {
  return url.replaceAll(/([?&])([^=&#]*)=[^&#]*/g, (parameter, before: string, name: string) =>
    isSecret(name) ? `${before}${name}=-` : parameter,
  );
}

/** However a name is written; one that cannot be read might be anything. */
function isSecret(name: string): boolean {
  try {
    const plain = decodeURIComponent(name);
    return plain === name ? SECRET_PARAMETERS.has(name.toLowerCase().replaceAll(/[^a-z]/g, '')) : isSecret(plain);
  } catch {
    return true;
  }
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
      req: (request) => ({ method: request.method, url: withoutSecrets(request.url), ip: request.ip }),
      err: describeError,
      cause: (cause: unknown) => (cause instanceof Error ? describeError(cause) : undefined),
    },
    ...(stream === undefined ? {} : { stream }),
  };
}

/** One line for each failure of work that nobody waits for. */
export function logFailures(app: FastifyInstance, failures: Failures): void {
  failures.listen(({ task, error, details }) => app.log.error({ err: error, task, ...details }, 'failed'));
}

/** One line for each answer. */
export function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    request.log.info({ req: request, status: reply.statusCode, ms, user: request.actor?.userId }, 'answered');
  });
}
