import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { AnyCall } from '#contract/call.ts';
import { fillOf } from '#contract/redaction/testing/fillOf.ts';
import { sendTrace } from '#contract/calls/traces.ts';
import { aTrace } from '#server/features/traces/testing/reportDesk.ts';
import { inAddress, oddValue } from './oddValues.ts';
import type { TestRequest } from './testBrowser.ts';

type Fields = Readonly<Record<string, unknown>>;

/** What fields want that do not take any text or number: one of these is right. */
const candidates: readonly unknown[] = [
  'suv',
  'toyota',
  'en',
  '10:00',
  '18:00',
  '2027-06-01',
  '2027-06-04T10:00',
  '06-01',
  '2027-06',
  '123456',
  '0417',

  'nino@example.com',
  'https://example.com/a.ics',
  '+995555123456',
  'airport-1',
  '41,41,46,43',
  'a'.repeat(64),
  'a'.repeat(14),
  'A'.repeat(43),
  'A'.repeat(87),
  'A'.repeat(22),
  '2027-06-01T10:00:00.000Z',

  0,
  1,
  5,
  30,
  60,
  500,
  2020,
  20_000,
];

/** As the schema requires, where that can be found out: so other odd values get past it. */
function rightOf(schema: AnyCall['body'], filled: unknown): unknown {
  let value = filled;
  for (let tries = 0; tries < 40; tries += 1) {
    const [issue] = schema.safeParse(value).error?.issues ?? [];
    if (issue === undefined) return value;
    const path = issue.path.map(String);
    const isWrongWith = (candidate: unknown) =>
      schema
        .safeParse(replaced(value, path, candidate))
        .error?.issues.some((one) => one.path.join() === issue.path.join());
    const right = candidates.find((candidate) => isWrongWith(candidate) !== true);
    if (right === undefined) return value;
    value = replaced(value, path, right);
  }
  return value;
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof File);

/** Where in it something else can stand: every field, every item, and beside the fields. */
function placesIn(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  // Deeper than any body of ours: what is odd already.
  if (path.length > 10) return [path];
  if (Array.isArray(value)) return [path, ...value.flatMap((item, at) => placesIn(item, [...path, String(at)]))];
  if (!isFields(value)) return [path];
  return [
    path,
    ...Object.entries(value).flatMap(([name, part]) => placesIn(part, [...path, name])),
    [...path, 'odd'],
    [...path, '__proto__'],
  ];
}

function replaced(value: unknown, [step, ...rest]: readonly string[], odd: unknown): unknown {
  if (step === undefined) return odd;
  if (Array.isArray(value)) return value.map((item, at) => (String(at) === step ? replaced(item, rest, odd) : item));
  const before = isFields(value) ? Object.entries(value) : [];
  const at = before.findIndex(([name]) => name === step);
  const entry = [step, replaced(before[at]?.[1], rest, odd)] as const;
  return Object.fromEntries(at === -1 ? [...before, entry] : before.with(at, [...entry]));
}

const oddAt = (value: unknown): fc.Arbitrary<unknown> =>
  fc.tuple(fc.constantFrom(...placesIn(value)), oddValue).map(([path, odd]) => replaced(value, path, odd));

function withOdd(value: unknown): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 2, arbitrary: fc.constant(value) },
    { weight: 4, arbitrary: oddAt(value) },
    { weight: 2, arbitrary: oddAt(value).chain(oddAt) },
    { weight: 1, arbitrary: oddValue },
  );
}

const pathOf = (path: string, params: unknown): string =>
  path.replaceAll(/:(\w+)/g, (_whole, name: string) => inAddress(isFields(params) ? (params[name] ?? 1) : params));

function queryOf(query: unknown): string {
  if (!isFields(query)) return query === undefined ? '' : `?${inAddress(query)}`;
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [value].flat().map((one) => `${inAddress(name)}=${inAddress(one)}`),
  );
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

/** One field after the other, and the file that the call wants, whatever is in it. */
function formOf(body: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(isFields(body) ? body : { file: body }))
    if (name === 'file') form.append(name, new File([inAddress(value)], 'a.jpg', { type: 'image/jpeg' }));
    else form.append(name, typeof value === 'string' ? value.toWellFormed() : JSON.stringify(value ?? null));
  return form;
}

const headers = fc.oneof(
  { weight: 4, arbitrary: fc.constant({}) },
  fc.constantFrom(
    { 'idempotency-key': 'x'.repeat(5_000) },
    { 'idempotency-key': ' ' },
    { 'accept-language': 'xx,;q=a' },
    { 'if-none-match': '"' },
  ),
);

/** What there is of each kind, by the word for it in addresses: `cars`, `orders`. */
export type KnownIds = Readonly<Record<string, number>>;

/** With ids of things that are there: others end at a 404. */
function withIds(value: unknown, path: string, ids: KnownIds): unknown {
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => {
      const kind = name === 'id' ? /([a-z-]+)\/:id/.exec(path)?.[1] : `${name.replace(/_id$/, '')}s`;
      const known = typeof part === 'number' && kind !== undefined ? ids[kind] : undefined;
      return [name, known ?? withIds(part, path, ids)];
    }),
  );
}

interface Parts {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/** A request of the call that its schemas take, as far as they say what they want; `variant` is which way to go. */
function plainParts(call: AnyCall, ids: KnownIds, variant: number): Parts {
  const { path, params, query, body, upload } = call;
  const fill = (schema: AnyCall['body'], field: string) =>
    withIds(
      rightOf(
        schema,
        fillOf(schema, (place) => (place.field === '*' ? '1' : 'suv'), variant, { parent: '', field }),
      ),
      path,
      ids,
    );
  const parts = { params: fill(params, 'params'), query: fill(query, 'query'), body: fill(body, 'body') };
  // Its parts have to fit each other, which no single field shows.
  if (call === sendTrace) return { ...parts, body: { trace: aTrace() } };
  // Each of the two ways to send it.
  return upload === 'or json' && variant % 2 === 0
    ? { ...parts, body: replaced(parts.body, ['file'], undefined) }
    : parts;
}

/** Text is sent as the body that it is, whatever it says. */
function requestOf(
  { method, path, upload }: AnyCall,
  parts: Parts,
  more: Pick<TestRequest, 'headers'> = {},
): TestRequest {
  const { params, query, body } = parts;
  const isForm = upload === true || (upload === 'or json' && isFields(body) && 'file' in body);
  const sent = isForm ? formOf(body) : typeof body === 'string' ? body : (JSON.stringify(body) ?? '');
  return {
    method,
    url: `${pathOf(path, params)}${queryOf(query)}`,
    ...(method === 'GET' ? {} : { body: sent }),
    headers: {
      'idempotency-key': randomUUID(),
      ...more.headers,
      ...(isForm || method === 'GET' ? {} : { 'content-type': 'application/json' }),
    },
  };
}

const VARIANTS = 4;
const deep = '['.repeat(60_000) + ']'.repeat(60_000);
const brokenBodies = [deep, '{"a":', '[', '"', `{"a":${'{"a":'.repeat(9_000)}1`];

/** Requests of a call in which nothing, one thing or all is odd. */
export function oddRequests(call: AnyCall, ids: KnownIds): fc.Arbitrary<TestRequest> {
  const all = Array.from({ length: VARIANTS }, (_none, variant) => plainParts(call, ids, variant));
  return fc.constantFrom(...all).chain(({ params, query, body }) =>
    fc
      .record({
        params: fc.oneof({ weight: 5, arbitrary: fc.constant(params) }, withOdd(params)),
        query: fc.oneof({ weight: 2, arbitrary: fc.constant(query) }, withOdd(query)),
        body: fc.oneof({ weight: 9, arbitrary: withOdd(body) }, fc.constantFrom(...brokenBodies)),
        headers,
      })
      .map((parts) => requestOf(call, parts, parts)),
  );
}

/** Each field of a request in its turn beyond what a column holds; and a body that is too deep. */
export function extremeRequests(call: AnyCall, ids: KnownIds): TestRequest[] {
  const plain = plainParts(call, ids, 0);
  const extremes = placesIn(plain)
    .filter((path) => path.length > 1)
    // Replacing what is in a part leaves the part.
    .map((path) => replaced(plain, path, 2 ** 31) as Parts);
  return [...extremes, { ...plain, body: deep }].map((parts) => requestOf(call, parts));
}

/** Of a call whose schemas take not its plain request only the schemas would be tried. */
export const isTaken = (call: AnyCall): boolean => {
  const { params, query, body } = plainParts(call, {}, 0);
  return (
    call.params.safeParse(params).success &&
    call.query.safeParse(query).success &&
    (call.upload === true || call.body.safeParse(body).success)
  );
};
