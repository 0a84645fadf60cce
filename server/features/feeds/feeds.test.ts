import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { addFeed, type Feed, listFeeds, renewExport } from '#contract/calls/feeds.ts';
import { localMomentOf } from '#contract/domain/rentalTime.ts';
import { makeFailures } from '#server/platform/failures.ts';
import { post } from '#server/testing/people/people.ts';
import { market, type Market, ordered, quoteId } from '#server/testing/people/renters.ts';
import { spoilRow } from '#server/testing/spoilRow.ts';
import type { TestAnswer } from '#server/testing/testBrowser.ts';
import { testNetwork, type TestNetwork } from '#server/testing/testNetwork.ts';
import { refreshFeedsJob } from './refreshFeed.ts';

const MINUTE = 60_000;
const airbnb = await readFile(join(import.meta.dirname, 'fixtures/airbnb.ics'), 'utf8');
const calendar = (...days: (readonly [from: string, to: string, summary?: string])[]) =>
  `BEGIN:VCALENDAR\r\n${days
    .map(
      ([from, to, summary = 'Reserved'], index) =>
        `BEGIN:VEVENT\r\nUID:${Math.random()}-${index}\r\nDTSTART;VALUE=DATE:${from}\r\nDTEND;VALUE=DATE:${to}\r\nSUMMARY:${summary}\r\nEND:VEVENT\r\n`,
    )
    .join('')}END:VCALENDAR\r\n`;

interface Stage extends Market {
  readonly network: TestNetwork;
  /** What each path of the other site answers: a text, or a status. */
  readonly site: Map<string, string | number>;
}

async function stage(t: TestContext): Promise<Stage> {
  const site = new Map<string, string | number>();
  const names = { 'site.example': ['93.184.216.34'], 'home.example': ['127.0.0.1'] };
  const network = await testNetwork(t, names, (request, response) => {
    const answer = site.get(request.url ?? '') ?? 404;
    if (typeof answer === 'number') response.writeHead(answer).end();
    else {
      const etag = `"${Buffer.from(answer).toString('base64').slice(0, 150)}"`;
      if (request.headers['if-none-match'] === etag) response.writeHead(304, { etag }).end();
      else response.writeHead(200, { etag }).end(answer);
    }
  });
  return { ...(await market(t, {}, { network })), network, site };
}

const feedsUrl = ({ carId }: Market) => `/api/fleet/cars/${carId}/feeds`;

function upload(place: Market, text: string, name = 'airbnb.ics'): Promise<TestAnswer> {
  const form = new FormData();
  form.set('file', new File([text], name, { type: 'text/calendar' }));
  return place.owner.inject({ method: 'POST', url: feedsUrl(place), body: form });
}

function added(answer: TestAnswer): Feed {
  assert.equal(answer.status, 201, answer.text);
  return addFeed.response.parse(answer.body).feed;
}

const follow = async (place: Market, path: string): Promise<Feed> =>
  added(await post(place.owner, feedsUrl(place), { url: `http://site.example${path}` }));

const listed = async (place: Market) => listFeeds.response.parse((await place.owner.inject(feedsUrl(place))).body);

/** The imported blocks of the car, by their Georgian moments. */
async function imported({ app, carId }: Market): Promise<string[]> {
  const { rows } = await app.context.pool.query<{ from: Date; to: Date }>(
    `select lower(period) as "from", upper(period) as "to" from car_blocks where car_id = $1 and kind = 'ical' order by period`,
    [carId],
  );
  return rows.map(({ from, to }) => `${localMomentOf(from)} ${localMomentOf(to)}`);
}

const runJob = ({ app }: Market) => refreshFeedsJob.run(undefined, app.context);

test('a file takes its days; the same again changes nothing, and another in its place moves them', async (t) => {
  const place = await stage(t);
  const feed = added(await upload(place, airbnb));
  assert.deepEqual([feed.name, feed.host, feed.events_count, feed.failing], ['airbnb', null, 3, null]);
  const days = [
    '2026-12-10T00:00 2026-12-14T00:00',
    '2026-12-28T00:00 2027-01-03T00:00',
    '2027-01-25T00:00 2027-02-01T00:00',
  ];
  assert.deepEqual(await imported(place), days);
  const idsOf = async () =>
    (await place.app.context.pool.query(`select id from car_blocks where car_id = $1 order by id`, [place.carId])).rows;
  const ids = await idsOf();
  assert.equal(added(await upload(place, airbnb)).id, feed.id);
  assert.deepEqual(await idsOf(), ids);
  const taken = await post(place.app, '/api/quotes', {
    car_id: place.carId,
    from: '2026-12-11',
    to: '2026-12-12',
    extras: [],
  });
  assert.equal(taken.status, 409);
  added(await upload(place, calendar(['20261210', '20261214'], ['20270301', '20270302'])));
  assert.deepEqual(await imported(place), [days[0], '2027-03-01T00:00 2027-03-02T00:00']);
  assert.equal((await listed(place)).feeds.length, 1);
  assert.equal((await place.owner.inject({ method: 'DELETE', url: `${feedsUrl(place)}/${feed.id}` })).status, 204);
  assert.deepEqual(await imported(place), []);
  assert.equal((await place.owner.inject({ method: 'DELETE', url: `${feedsUrl(place)}/${feed.id}` })).status, 404);
});

test('an address is fetched every 30 minutes and may answer that nothing changed', async (t) => {
  const place = await stage(t);
  place.site.set('/a.ics', calendar(['20261210', '20261212']));
  const feed = await follow(place, '/a.ics');
  assert.deepEqual([feed.host, feed.name], ['site.example', 'site.example']);
  // Its address is a secret of that site.
  assert.ok(!(await place.owner.inject(feedsUrl(place))).text.includes('/a.ics'));
  place.clock.advance(29 * MINUTE);
  await runJob(place);
  assert.equal(place.network.requests.length, 1);
  place.clock.advance(2 * MINUTE);
  await runJob(place);
  await runJob(place);
  assert.equal(place.network.requests.length, 2);
  assert.match(place.network.requests[1] ?? '', /^site\.example\/a\.ics "/);
  assert.equal((await listed(place)).feeds[0]?.read_at, place.clock().toISOString());
  place.site.set('/a.ics', calendar(['20261220', '20261222']));
  place.clock.advance(31 * MINUTE);
  await runJob(place);
  assert.deepEqual(await imported(place), ['2026-12-20T00:00 2026-12-22T00:00']);
  // Added again without a name, it keeps the one it has.
  const url = 'http://site.example/a.ics';
  for (const name of ['Turo', '']) added(await post(place.owner, feedsUrl(place), { url, name }));
  assert.equal((await listed(place)).feeds.map(({ name }) => name).join(), 'Turo');
});

test('a calendar that fails keeps its last days and shows since when; others are read meanwhile', async (t) => {
  const place = await stage(t);
  for (const name of ['a', 'b', 'c']) place.site.set(`/${name}.ics`, calendar(['20261210', '20261212']));
  const [a, b] = [await follow(place, '/a.ics'), await follow(place, '/b.ics')];
  await follow(place, '/c.ics');
  const readAt = place.clock().toISOString();
  place.site.set('/a.ics', 500);
  place.site.set('/c.ics', calendar(['20270110', '20270112']));
  // The error of the second one cannot even be stored.
  await spoilRow(place.app.context.pool, 'car_feeds', b.id);
  place.clock.advance(31 * MINUTE);
  const failures = makeFailures();
  await refreshFeedsJob.run(undefined, { ...place.app.context, failures });
  const since = place.clock().toISOString();
  const states = (await listed(place)).feeds.map(({ failing, read_at }) => [failing, read_at]);
  assert.deepEqual(states, [
    [{ since, problem: 'refused', status: 500 }, readAt],
    [null, readAt],
    [null, since],
  ]);
  assert.deepEqual(await imported(place), ['2026-12-10T00:00 2026-12-12T00:00', '2027-01-10T00:00 2027-01-12T00:00']);
  place.clock.advance(31 * MINUTE);
  place.site.set('/a.ics', '<html>Log in</html>');
  await refreshFeedsJob.run(undefined, { ...place.app.context, failures });
  assert.deepEqual((await listed(place)).feeds[0]?.failing, { since, problem: 'not_a_calendar', status: null });
  // Cut off on its way, it has fewer events than there: none of its days is free by that.
  const url = `${feedsUrl(place)}/${a.id}/refresh`;
  for (const length of [30, 100, 150]) {
    place.site.set('/a.ics', calendar(['20261210', '20261212'], ['20261220', '20261222']).slice(0, length));
    const { failing } = addFeed.response.parse((await post(place.owner, url)).body).feed;
    assert.deepEqual(failing, { since, problem: 'unreadable_event', status: null });
    assert.equal((await imported(place))[0], '2026-12-10T00:00 2026-12-12T00:00');
  }
  place.site.set('/a.ics', calendar());
  const refreshed = addFeed.response.parse((await post(place.owner, url)).body).feed;
  assert.deepEqual([refreshed.failing, refreshed.events_count], [null, 0]);
});

test('an order keeps its days, the rest is blocked, and the owner is informed; cancelled, it frees them for the calendar', async (t) => {
  const place = await stage(t);
  const order = await ordered(place, place.client, { from: '2027-01-10T10:00', to: '2027-01-12T10:00' });
  const feed = added(
    await upload(place, calendar(['20270109', '20270114'], ['20270120', '20270121', 'Not available'])),
  );
  // The car comes from the demo fleet, with requests of its own.
  const overlapping = feed.overlaps.filter(({ order_id }) => order_id === order.id);
  assert.deepEqual(overlapping, [
    { order_id: order.id, number: order.number, from: '2027-01-09T00:00', to: '2027-01-14T00:00' },
  ]);
  // An hour of preparation belongs to the order.
  assert.deepEqual(await imported(place), [
    '2027-01-09T00:00 2027-01-10T10:00',
    '2027-01-12T11:00 2027-01-14T00:00',
    '2027-01-20T00:00 2027-01-21T00:00',
  ]);
  const { rows } = await place.app.context.pool.query('select status from orders where id = $1', [order.id]);
  assert.deepEqual(rows, [{ status: 'confirmed' }]);
  // The days of the order as the other site gives them back are no conflict.
  const echo = added(await upload(place, calendar(['20270110', '20270113', 'Not available']), 'echo.ics'));
  assert.deepEqual(echo.overlaps, []);
  await place.client.inject({
    method: 'POST',
    url: `/api/orders/${order.id}/cancel`,
    body: {},
    headers: { 'idempotency-key': 'a' },
  });
  await place.app.context.pool.query(`delete from car_blocks where order_id = $1`, [order.id]);
  place.clock.advance(31 * MINUTE);
  await runJob(place);
  assert.deepEqual((await imported(place))[0], '2027-01-09T00:00 2027-01-14T00:00');
});

test('what cannot be followed is refused under its field, and no private address is fetched', async (t) => {
  const place = await stage(t);
  const refused = async (body: object): Promise<unknown> => {
    const answer = await post(place.owner, feedsUrl(place), body);
    return answer.status === 422 ? answer.body : answer.status;
  };
  const notPublic = { url: 'This is not a public http or https address.' };
  for (const url of [
    'http://127.0.0.1:3000/x.ics',
    'http://localhost/',
    'http://home.example/',
    'ftp://site.example/',
    'x',
  ])
    assert.deepEqual(await refused({ url }), notPublic, url);
  assert.deepEqual(place.network.reached, []);
  assert.deepEqual(await refused({ url: 'http://site.example/none' }), {
    url: 'This address gave no calendar. It may have been changed or withdrawn there.',
  });
  place.site.set('/page', '<html></html>');
  assert.deepEqual(await refused({ url: 'http://site.example/page' }), {
    url: 'This is not a calendar (.ics) that can be read.',
  });
  assert.deepEqual(Object.keys((await refused({})) as object), ['url']);
  assert.deepEqual(Object.keys((await refused({ url: 'http://site.example/', owner_id: 1 })) as object), ['owner_id']);
  assert.deepEqual((await upload(place, 'no calendar')).status, 422);
  assert.deepEqual((await upload(place, airbnb.slice(0, -100))).body, {
    file: 'This calendar has an event that cannot be read. It may be cut off: please export it again.',
  });
  assert.deepEqual((await upload(place, '')).status, 422);
  assert.deepEqual((await upload(place, `BEGIN:VCALENDAR\r\n${'x'.repeat(2 * 1024 * 1024)}`)).status, 413);
  for (const name of ['a', 'b', 'c', 'd', 'e']) added(await upload(place, calendar(), `${name}.ics`));
  assert.equal((await upload(place, calendar(), 'f.ics')).status, 409);
  assert.equal((await upload(place, calendar(), 'e.ics')).status, 201);
  assert.deepEqual(await imported(place), []);
});

test('the own calendar has whole taken days without names, at an address that can be renewed', async (t) => {
  const place = await stage(t);
  await ordered(place, place.client, { from: '2027-01-10T10:00', to: '2027-01-12T10:00' });
  added(await upload(place, airbnb));
  const { export_url } = await listed(place);
  const path = new URL(export_url).pathname;
  const answer = await place.app.inject(path);
  assert.deepEqual([answer.status, answer.headers['content-type']], [200, 'text/calendar; charset=utf-8']);
  const days = [...answer.text.matchAll(/DT(?:START|END);VALUE=DATE:(\d+)/g)].map(([, day]) => day);
  // Not what was imported: the site that has it would read its own days here for ever.
  assert.deepEqual(days, ['20270110', '20270113']);
  assert.doesNotMatch(answer.text, /Nino|Beridze|GZA-|Airbnb|ORGANIZER|\+995/);
  assert.match(answer.text, /TRANSP:OPAQUE/);
  const etag = String(answer.headers['etag']);
  assert.equal((await place.app.inject({ url: path, headers: { 'if-none-match': etag } })).status, 304);
  const renewed = renewExport.response.parse((await post(place.owner, `${feedsUrl(place)}/export`)).body).export_url;
  assert.notEqual(renewed, export_url);
  assert.equal((await place.app.inject(path)).status, 404);
  assert.equal((await place.app.inject(new URL(renewed).pathname)).status, 200);
  const other = path.replace(/\/\d+-/, `/${place.carId + 1}-`);
  for (const wrong of [other, path.replace('.ics', ''), `${path}x`, '/ical/0-x.ics'])
    assert.equal((await place.app.inject(wrong)).status, 404, wrong);
});

test('orders and imports at once leave no double day', async (t) => {
  const place = await stage(t);
  const dates = { from: '2026-12-10T10:00', to: '2026-12-12T10:00' };
  const quote = await quoteId(place.client, place.carId, dates);
  const [order] = await Promise.all([
    place.client.inject({ method: 'POST', url: '/api/orders', body: { quote_id: quote, payment: 'full' } }),
    upload(place, airbnb),
  ]);
  const { rows } = await place.app.context.pool.query<{ overlaps: number }>(
    `select count(*)::int as overlaps from car_blocks a join car_blocks b on a.car_id = b.car_id and a.id < b.id and a.period && b.period
     where a.car_id = $1`,
    [place.carId],
  );
  assert.equal(rows[0]?.overlaps, 0);
  assert.ok(order.status === 201 || order.status === 409, order.text);
});

test('a calendar that is read holds its car first, as who removes it does: neither waits for the other', async (t) => {
  const place = await stage(t);
  place.site.set('/a.ics', calendar(['20270601', '20270603']));
  const { id } = await follow(place, '/a.ics');
  const { pool } = place.app.context;
  const removing = await pool.connect();
  await removing.query('begin');
  await removing.query('select from cars where id = $1 for no key update', [place.carId]);
  place.clock.advance(31 * MINUTE);
  const read = runJob(place);
  const isWaiting = () =>
    pool.query("select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'");
  while ((await isWaiting()).rowCount === 0) await pause(5);
  const held = await removing.query('select from car_feeds where id = $1 for update skip locked', [id]);
  await removing.query('commit');
  removing.release();
  await read;
  assert.equal(held.rowCount, 1);
});
