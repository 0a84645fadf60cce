import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listReports, type ReportMark } from '#contract/calls/orders/reports.ts';
import { post } from '#server/testing/people/people.ts';
import { paid, seen } from '#server/testing/rescues.ts';
import type { TestBrowser } from '#server/testing/testBrowser.ts';
import type { EarlierReport } from './carMarksRepository.ts';
import { areKnown, knownMarks } from './knownMarks.ts';
import {
  confirm,
  made,
  postReport,
  reportBody,
  reportIn,
  reportRoom,
  type Room,
  sealed,
  send,
  twoPhotos,
} from './testing/reportRoom.ts';

const mark = (note: string, since?: string): ReportMark => ({
  x: 1,
  y: 2,
  side: 'rear',
  note,
  ...(since === undefined ? {} : { since }),
});
const instant = (day: number) => new Date(Date.UTC(2027, 0, day));
const iso = (day: number) => instant(day).toISOString();
const report = (day: number, marks: ReportMark[], change: Partial<EarlierReport> = {}): EarlierReport => ({
  id: day,
  order_id: day,
  kind: 'hand_over',
  made_by: 'owner',
  marks,
  is_continued: true,
  made_at: instant(day),
  confirmations: [],
  ...change,
});
const notes = (reports: readonly EarlierReport[]) => knownMarks(reports).map(({ note, since }) => `${note} ${since}`);

test('what is known of a car is the last hand-over that went on from what was known, and everything since', () => {
  const first = report(1, [mark('chip')], { confirmations: [{ marks: [mark('dent')], at: instant(2) }] });
  assert.deepEqual(notes([first]), [`chip ${iso(1)}`, `dent ${iso(2)}`]);
  const back = report(3, [mark('scratch')], { order_id: 1, kind: 'take_back', is_continued: false });
  const second = report(4, [mark('chip', iso(1)), mark('hole')]);
  assert.deepEqual(notes([second, back, first]), [`chip ${iso(1)}`, `hole ${iso(4)}`], 'what was mended is gone');
  assert.deepEqual(
    notes([{ ...second, is_continued: false }, back, first]),
    [`chip ${iso(1)}`, `dent ${iso(2)}`, `scratch ${iso(3)}`, `hole ${iso(4)}`],
    'nothing is lost without a network',
  );
  const clients = report(5, [mark('crack')], { made_by: 'client', is_continued: false });
  assert.deepEqual(notes([clients, second, back, first]), [`chip ${iso(1)}`, `hole ${iso(4)}`, `crack ${iso(5)}`]);
  const earlier = { ...clients, order_id: 4, made_at: instant(3) };
  assert.deepEqual(notes([second, earlier, first]).length, 3, 'of the same hand-over both sides count');
  const many = Array.from({ length: 60 }, (_none, index) => mark(String(index)));
  assert.equal(knownMarks([report(1, many)]).length, 50);
});

test('an old mark is one that was noted, word for word', () => {
  const reports = [report(1, [mark('chip')])];
  assert.equal(areKnown([mark('chip', iso(1)), mark('new')], reports), true);
  for (const wrong of [mark('chip', iso(2)), mark('chips', iso(1)), { ...mark('chip', iso(1)), x: 2 }])
    assert.equal(areKnown([wrong], reports), false);
});

const listOf = async (browser: TestBrowser, id: number) =>
  listReports.response.parse((await browser.inject(`/api/orders/${id}/reports`)).body);

/** The car comes back from its first order with marks of both sides, and is about to leave with another client. */
async function secondRoom(room: Room): Promise<Room> {
  const { id } = await sealed(room);
  const own = { x: 9, y: 8, side: 'front' as const, note: 'a chip\u202E' };
  reportIn(await confirm(room, room.client, id, { marks: [own] }));
  await post(room.owner, `/api/orders/${room.order.id}/start`);
  await post(room.owner, `/api/orders/${room.order.id}/finish`);
  const next = { ...room, client: room.stranger, stranger: room.client };
  room.clock.set(new Date('2027-01-11T05:00:00Z'));
  const order = await paid(next, 'full', { from: '2027-02-10T10:00', to: '2027-02-13T10:00' });
  room.clock.set(new Date('2027-02-10T05:00:00Z'));
  return { ...next, order };
}

test('an owner sees the marks of earlier orders, and the next client sees those that the owner confirms', async (t) => {
  const first = await reportRoom(t);
  assert.deepEqual((await listOf(first.owner, first.order.id)).known_marks, []);
  const room = await secondRoom(first);
  const { known_marks: known, reports } = await listOf(room.owner, room.order.id);
  const since = '2027-01-10T05:00:00.000Z';
  const [scratch] = reportBody().marks;
  assert.deepEqual(
    [reports, known],
    [
      [],
      [
        { ...scratch, since },
        { x: 9, y: 8, side: 'front', note: 'a chip', since },
      ],
    ],
  );
  for (const browser of [room.client, room.admin])
    assert.deepEqual((await listOf(browser, room.order.id)).known_marks, [], 'no one else sees it before');
  assert.equal((await room.stranger.inject(`/api/orders/${room.order.id}/reports`)).status, 404);

  const [knownMark] = known;
  const body = { ...reportBody(), is_continued: true, marks: [knownMark, mark('new')] };
  for (const wrong of [
    { ...knownMark, note: 'worse' },
    { ...knownMark, since: '2026-01-10T05:00:00.000Z' },
  ]) {
    const answer = await postReport(room, room.owner, { ...body, marks: [wrong] });
    assert.deepEqual([answer.status, Object.keys(answer.body as object)], [422, ['marks']]);
  }
  assert.equal((await postReport(room, room.client, body)).status, 422, 'a client does not go on from what was known');
  const { id } = reportIn(await postReport(room, room.owner, body));
  for (const photo of twoPhotos) await send(room, room.owner, id, photo);
  reportIn(await confirm(room, room.owner, id));
  const [seen] = (await listOf(room.client, room.order.id)).reports;
  assert.deepEqual(seen?.marks, [knownMark, mark('new')]);
  assert.doesNotMatch(JSON.stringify(seen), new RegExp(first.order.number), 'nothing of the order before');
  const knownNow = async () => (await listOf(room.owner, room.order.id)).known_marks;
  assert.deepEqual(await knownNow(), known, 'what an order says itself is no news to it');
  for (const column of ['owner_id', 'car_id']) {
    const change = (id: string) =>
      room.app.context.pool.query(`update orders set ${column} = ${id} where id = $1`, [first.order.id]);
    const table = column.replace('_id', 's');
    await change(`(select min(other.id) from ${table} other where other.id <> orders.${column})`);
    assert.deepEqual(await knownNow(), [], `of another ${column}`);
    await change(`(select ${column} from orders where id = ${room.order.id})`);
    assert.deepEqual(await knownNow(), known);
  }
});

test('the other side adds marks in its own name; no one else adds any', async (t) => {
  const room = await reportRoom(t);
  const { id } = await made(room);
  const own = [mark('mine')];
  const fields = async (browser: TestBrowser, body: object) => {
    const answer = await confirm(room, browser, id, body);
    assert.equal(answer.status, 422, answer.text);
    return Object.keys(answer.body as object);
  };
  assert.deepEqual(await fields(room.owner, { marks: own }), ['marks'], 'its maker noted it in the report');
  assert.deepEqual(await fields(room.owner, { remarks: 'x', marks: own }), ['remarks']);
  reportIn(await confirm(room, room.owner, id));
  const [order] = [JSON.parse((await room.client.inject(`/api/orders/${room.order.id}`)).text) as unknown];
  const { report_codes } = (order as { order: { report_codes: { hand_over: string } } }).order;
  const client_code = report_codes.hand_over;
  assert.deepEqual(
    await fields(room.owner, { client_code, marks: own }),
    ['marks'],
    'these would be the owner’s words',
  );
  assert.deepEqual(await fields(room.client, { marks: Array.from({ length: 51 }, () => mark('')) }), ['marks']);
  assert.deepEqual(await fields(room.client, { marks: [mark('x'.repeat(201))] }), ['marks.0.note']);
  assert.deepEqual(await fields(room.client, { marks: [mark('old', iso(1))] }), ['marks.0.since']);
  const whole = reportIn(await confirm(room, room.client, id, { marks: own }));
  assert.deepEqual(
    whole.confirmations.map(({ side, marks }) => [side, marks]),
    [
      ['owner', []],
      ['client', own],
    ],
  );
  const { reports } = await listOf(room.owner, room.order.id);
  assert.deepEqual(reports, [whole], 'the owner sees them');
});

test('what a client adds after the owner entered their code is refused, not lost; a repetition is none', async (t) => {
  const room = await reportRoom(t);
  const { id } = await sealed(room);
  const { report_codes } = await seen(room.client, room.order.id);
  reportIn(await confirm(room, room.owner, id, { client_code: report_codes.hand_over ?? '' }));
  for (const body of [{ remarks: 'A dent' }, { marks: [mark('mine')] }]) {
    const answer = await confirm(room, room.client, id, body);
    assert.deepEqual([answer.status, Object.keys(answer.body as object)], [422, Object.keys(body)], answer.text);
  }
  assert.equal(reportIn(await confirm(room, room.client, id)).state, 'complete');
});

test('a confirmation that is sent again with what it said is the same one', async (t) => {
  const room = await reportRoom(t);
  const { id } = await sealed(room);
  const said = { remarks: 'A dent', marks: [mark('mine')] };
  const first = reportIn(await confirm(room, room.client, id, said));
  assert.deepEqual(reportIn(await confirm(room, room.client, id, said)), first);
});
