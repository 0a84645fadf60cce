import { randomUUID } from 'node:crypto';
import type autocannon from 'autocannon';
import { calls } from '#contract/calls.ts';
import { carPathOf, routes } from '#contract/routes.ts';
import { connectDatabase, connectPool } from '#server/platform/db/connect.ts';
import { testClient } from '#server/testing/people/testActors.ts';
import { testConfig } from '#server/testing/testConfig.ts';

export const kinds = [
  'search page, again',
  'search page, new',
  'car page, again',
  'car page, another',
  'search call, new',
  'picture',
  'session check',
  'quote',
  'order',
  'chat, read',
  'chat, send',
] as const;
export type Kind = (typeof kinds)[number];

/** People with a session, and what they ask for next. */
export interface Visitors {
  readonly sessions: readonly string[];
  /** How many quotes wait to be ordered. */
  readonly quotes: () => number;
  /** The next request of a kind; of an order without a quote, that of a quote. */
  ask(kind: Kind): { readonly kind: Kind; readonly request: autocannon.Request };
  /** What was answered to a quote, for an order. */
  hear(kind: Kind, status: number, body: string): void;
}

const DAY = 24 * 3_600_000;
const CLIENTS = 50;

export async function makeVisitors(origin: string, databaseUrl: string): Promise<Visitors> {
  const pool = connectPool({ url: databaseUrl, max: 2 });
  const context = { config: testConfig(), pool, db: connectDatabase(pool), clock: () => new Date() };
  const sessions: string[] = [];
  for (let index = 0; index < CLIENTS; index += 1)
    sessions.push((await testClient(context, `loader${index}`)).cookie ?? '');
  await pool.query("update sessions set expires_at = now() + interval '6 hours'");
  // Ordered at once, for any three days.
  await pool.query('update cars set needs_confirmation = false, min_days = 1');
  const { rows: cars } = await pool.query<{ id: number; slug: string; pictures: string[] }>(
    `select c.id, c.slug, array(select p.name from car_pictures cp join pictures p on p.id = cp.picture_id where cp.car_id = c.id) as pictures
     from cars c where c.status = 'active' order by c.id`,
  );
  await pool.query('analyze');
  await pool.end();

  const threads: number[] = [];
  for (const [index, session] of sessions.entries()) {
    const body = { car_id: cars[index % cars.length]?.id, text: 'Is it free?' };
    const answer = await fetch(origin + calls.openThread.path, {
      method: 'POST',
      headers: { ...writing(session), 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    threads.push(calls.openThread.response.parse(await answer.json()).thread.id);
  }

  const carPage = (turn: number) => {
    const car = cars[turn % cars.length];
    return get(carPathOf(car?.slug ?? '', car?.id ?? 0));
  };
  let count = 0;
  const quotes: string[] = [];
  const asks: Readonly<Record<Kind, (turn: number) => autocannon.Request>> = {
    'search page, again': () => get(routes.search.path),
    'search page, new': (turn) => get(`${routes.search.path}?price_max=${20_000 + turn}`),
    'car page, again': () => carPage(0),
    'car page, another': carPage,
    'search call, new': (turn) => get(`${calls.searchCars.path}?price_max=${20_000 + turn}`),
    picture: (turn) => {
      const pictures = cars.flatMap((car) => car.pictures);
      return get(`/pictures/${pictures[turn % pictures.length]}-640.webp`);
    },
    'session check': (turn) => get(calls.getUser.path, sessions[turn % CLIENTS]),
    quote: (turn) => {
      const day = 10 + 5 * (Math.floor(turn / cars.length) % 55);
      const at = (days: number) => `${new Date(Date.now() + days * DAY).toISOString().slice(0, 10)}T10:00`;
      const body = { car_id: cars[turn % cars.length]?.id, from: at(day), to: at(day + 3), extras: [] };
      return post(calls.createQuote.path, body);
    },
    order: (turn) =>
      // The newest: a quote is valid for a quarter of an hour.
      post(calls.placeOrder.path, { quote_id: quotes.pop(), payment: 'full' }, sessions[turn % CLIENTS]),
    'chat, read': (turn) => {
      const path = calls.listMessages.path.replace(':id', String(threads[turn % CLIENTS]));
      return get(path, sessions[turn % CLIENTS]);
    },
    'chat, send': (turn) => {
      const path = calls.sendMessage.path.replace(':id', String(threads[turn % CLIENTS]));
      return post(path, { text: `Message ${turn} of the load` }, sessions[turn % CLIENTS]);
    },
  };
  return {
    sessions,
    quotes: () => quotes.length,
    ask: (wanted) => {
      const kind = wanted === 'order' && quotes.length === 0 ? 'quote' : wanted;
      count += 1;
      return { kind, request: asks[kind](count) };
    },
    hear: (kind, status, body) => {
      if (kind === 'quote' && status === 201) quotes.push(calls.createQuote.response.parse(JSON.parse(body)).quote.id);
    },
  };
}

const cookie = (session: string | undefined) => (session === undefined ? {} : { cookie: `session=${session}` });

const writing = (session?: string) => ({
  'x-requested-with': 'XMLHttpRequest',
  'idempotency-key': randomUUID(),
  ...cookie(session),
});

const get = (path: string, session?: string): autocannon.Request => ({
  method: 'GET',
  path,
  headers: { 'accept-encoding': 'br', ...cookie(session) },
});

const post = (path: string, body: object, session?: string): autocannon.Request => ({
  method: 'POST',
  path,
  headers: { ...writing(session), 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
