import type { FreeDates } from '#contract/errors.ts';

/** The one shape of a failed request, whatever the back end answered. */
export interface RequestFailure {
  /** HTTP status; 0 when there was no answer at all. */
  readonly status: number;
  /** Field name to the message shown under it; empty when the answer named no field. */
  readonly fields: Readonly<Record<string, string>>;
  /**
   * The code of each message in the server's catalogue, for traces: by field, absent where the server does not send it.
   */
  readonly messageTypes?: Readonly<Record<string, string>>;
  /** Message of an error that is not about a field, in the session's language. */
  readonly message: string | null;
  readonly code: string | null;
  /** Seconds to wait before a retry, where the answer has them. */
  readonly retryAfter: number | null;
  /** With `CAR_TAKEN`: the next dates of the same length that are free. */
  readonly freeDates: readonly FreeDates[];
  /** With `CAR_TAKEN` for an extension: until then the car is free. */
  readonly freeUntil: string | null;
  /** With `ALREADY_ORDERED`: the order there is already. */
  readonly orderId: number | null;
  /** The server's number of the request, where it has one: a report of the problem leads with it to the server's log. */
  readonly requestId?: string;
}

type Json = Readonly<Record<string, unknown>>;

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** `'taken'` or `['taken', 'too short']`: the first one is shown. */
const messageOf = (value: unknown): string | null =>
  Array.isArray(value) ? (value.map(textOf).find((text) => text !== null) ?? null) : textOf(value);

function fieldsOf(body: Json): Record<string, string> {
  const map = isJson(body['errors']) ? body['errors'] : body;
  const isGeneral = map === body && 'message' in body;
  if (isGeneral) return {};
  return Object.fromEntries(
    Object.entries(map).flatMap(([field, value]) => {
      const message = messageOf(value);
      return message === null ? [] : [[field, message]];
    }),
  );
}

function freeDatesOf(list: unknown): FreeDates[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((dates: unknown) => {
    const [from, to] = isJson(dates) ? [textOf(dates['from']), textOf(dates['to'])] : [null, null];
    return from === null || to === null ? [] : [{ from, to }];
  });
}

/** `server/tooLong/limit/80`: a message code, as a form stores it for each wrong field. */
function messageTypesOf(header: string | null): Record<string, string> {
  if (header === null) return {};
  try {
    const keys: unknown = JSON.parse(decodeURIComponent(header));
    return Object.fromEntries(
      Object.entries(isJson(keys) ? keys : {}).flatMap(([field, text]) => {
        const key = isJson(text) ? textOf(text['key']) : null;
        const values = isJson(text) && isJson(text['values']) ? text['values'] : {};
        return key === null ? [] : [[field, ['server', key, ...Object.entries(values).flat().map(String)].join('/')]];
      }),
    );
  } catch {
    // Another back end uses the header for something else.
    return {};
  }
}

/** The headers of an answer that describe a failure. */
interface FailureHeaders {
  readonly retryAfter: string | null;
  readonly messageKeys: string | null;
  readonly requestId?: string | null;
}

/** Understands `{field: text}`, `{field: [texts]}`, `{errors: {…}}`, `{message, code}` and no body at all. */
export function requestFailure(
  status: number,
  body: unknown,
  { retryAfter, messageKeys, requestId }: FailureHeaders = { retryAfter: null, messageKeys: null },
): RequestFailure {
  const json = isJson(body) ? body : {};
  const seconds = Number.parseInt(retryAfter ?? '', 10);
  return {
    status,
    fields: fieldsOf(json),
    ...(messageKeys !== null && { messageTypes: messageTypesOf(messageKeys) }),
    message: textOf(json['message']),
    // Without a message next to it, it is a field of a form.
    code: 'message' in json ? textOf(json['code']) : null,
    retryAfter: Number.isNaN(seconds) ? null : seconds,
    freeDates: freeDatesOf(json['free_dates']),
    freeUntil: textOf(json['free_until']),
    orderId: typeof json['order_id'] === 'number' ? json['order_id'] : null,
    ...(typeof requestId === 'string' && requestId !== '' && { requestId }),
  };
}

/** No answer, too many at once, still under way, or a server in trouble: the same try may succeed later. */
export const mayPassLater = ({ status, code }: Pick<RequestFailure, 'status' | 'code'>): boolean =>
  status === 0 || status === 429 || status >= 500 || code === 'IN_PROGRESS';

export const isRequestFailure = (error: unknown): error is RequestFailure =>
  isJson(error) && typeof error['status'] === 'number' && isJson(error['fields']);

/** What was asked for does not exist, or not for this user. */
export const isNotFound = (error: unknown): boolean => isRequestFailure(error) && error.status === 404;
