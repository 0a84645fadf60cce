import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MESSAGE_KEYS } from '#contract/messageKeys.ts';
import type { ErrorBody, ErrorCode, FieldErrors } from '#contract/errors.ts';
import { errorText, fieldText } from '#server/platform/texts/texts.ts';
import { ApiError, FieldError } from '../apiError.ts';
import { isDatabaseOutage } from './databaseOutage.ts';

/** Codes for the refusals of Fastify itself. */
const CODES: Readonly<Record<number, ErrorCode>> = {
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  413: 'TOO_LARGE',
  415: 'UNSUPPORTED_TYPE',
  429: 'TOO_MANY_REQUESTS',
};

/** The one place that turns errors into answers, in the language of the request. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) =>
    error.code === FORBIDDEN_PATH ? reply.callNotFound() : answerError(error, request, reply),
  );
}

/** The library of files forbids addresses with an empty part or a backslash. To us they are as unknown as any other. */
const FORBIDDEN_PATH = 'FST_STATIC_FORBIDDEN_PATH';

export function answerError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof FieldError) {
    const entries = Object.entries(error.fields).map(
      ([field, text]) => [field, fieldText(request.language, text)] as const,
    );
    const body: FieldErrors = Object.fromEntries(entries);
    const keys = messageKeys(error.fields);
    if (keys !== null) void reply.header(MESSAGE_KEYS, keys);
    return json(reply.status(422), body);
  }
  const { status, code, headers, details } = toApiError(error);
  if ((status >= 500 && code !== 'NOT_IMPLEMENTED') || isReferenceGone(error))
    request.log[status >= 500 && status !== 503 ? 'error' : 'warn'](
      { err: error, cause: error.cause },
      'request failed',
    );
  const body: ErrorBody = { message: errorText(request.language, code), code, ...details };
  return json(reply.status(status).headers(headers), body);
}

/** Longer ones belong to a body with hundreds of wrong fields, which no screen of ours sends. */
const LONGEST_HEADER = 4096;

/**
 * Which texts of the catalogue the messages are, with their numbers: a recorded trace has these instead of the messages,
 * which may hold what was typed.
 */
function messageKeys(fields: FieldError['fields']): string | null {
  const keys = Object.entries(fields).map(([field, text]) => {
    if (typeof text === 'string') return [field, { key: text }] as const;
    const numbers = Object.entries(text.values).filter(([, value]) => Number.isFinite(Number(value)));
    return [field, { key: text.key, values: Object.fromEntries(numbers) }] as const;
  });
  const header = encodeURIComponent(JSON.stringify(Object.fromEntries(keys)));
  return header.length > LONGEST_HEADER ? null : header;
}

/** What a write refers to was deleted after it had been looked at: a colour by an admin, a city of a branch. */
const isReferenceGone = (error: Error): boolean => 'code' in error && error.code === '23503';

function toApiError(error: FastifyError | Error): ApiError {
  if (error instanceof ApiError) return error;
  if (isReferenceGone(error)) return new ApiError(409, 'CONFLICT');
  if (isDatabaseOutage(error)) return new ApiError(503, 'UNAVAILABLE', { 'retry-after': '2' });
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500;
  return status >= 400 && status < 500
    ? new ApiError(status, CODES[status] ?? 'BAD_REQUEST')
    : new ApiError(500, 'INTERNAL');
}

/** Past the response schema of the route, which describes the successful answer only. */
function json(reply: FastifyReply, body: ErrorBody | FieldErrors): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(body);
}

const UNREADABLE: Readonly<Record<string, readonly [status: number, code: ErrorCode]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'BAD_REQUEST'],
  HPE_HEADER_OVERFLOW: [431, 'TOO_LARGE'],
};

/** Answers what is no request yet, as too long an address: like any other refusal, in English as no header was read. */
export function answerUnreadable(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const [status, code] = UNREADABLE[error.code] ?? [400, 'BAD_REQUEST'];
  const body = JSON.stringify({ message: errorText('en', code), code } satisfies ErrorBody);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    'cache-control: no-store',
    'connection: close',
    `content-length: ${Buffer.byteLength(body)}`,
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroy(error);
}
