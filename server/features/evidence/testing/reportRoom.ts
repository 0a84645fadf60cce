import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import type { TestContext } from 'node:test';
import { type ReportAngle, type ReportKind, type Report, createReport } from '#contract/calls/orders/reports.ts';
import type { Order } from '#contract/calls/orders/orders.ts';
import { fileOf, noise } from '#server/testing/pictureCorpus.ts';
import { type Market, market } from '#server/testing/people/renters.ts';
import { paid } from '#server/testing/rescues.ts';
import type { TestAppOptions } from '#server/testing/testApp.ts';
import type { TestAnswer, TestBrowser } from '#server/testing/testBrowser.ts';

export interface Photo {
  readonly angle: ReportAngle;
  readonly bytes: Buffer;
}

const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** With a place in it, as phones write it. */
export async function photoOf(angle: ReportAngle): Promise<Photo> {
  const picture = noise(80 + angle.length, 60).withExifMerge({ IFD3: { GPSLatitude: '41/1 42/1 0/1' } });
  return { angle, bytes: await picture.jpeg().toBuffer() };
}

export const twoPhotos: readonly [Photo, Photo] = [await photoOf('front'), await photoOf('extra_18')];

export interface Room extends Market {
  readonly order: Order;
}

/** An order that is paid, an hour before its car is handed over. */
export async function reportRoom(t: TestContext, options: TestAppOptions = {}): Promise<Room> {
  const place = await market(t, {}, options);
  const order = await paid(place);
  place.clock.set(new Date('2027-01-10T05:00:00Z'));
  return { ...place, order };
}

export const reportBody = (photos: readonly Photo[] = twoPhotos, kind: ReportKind = 'hand_over') => ({
  kind,
  odometer: 48_214,
  fuel_eighths: 8,
  marks: [{ x: 310, y: 470, side: 'left' as const, note: 'ნაკაწრი, 4 სმ' }],
  photos: photos.map(({ angle, bytes }) => ({ angle, sha256: hash(bytes), taken_at: '2027-01-10T04:58:00Z' })),
});

export const postReport = (
  { order }: Room,
  browser: TestBrowser,
  body: object = reportBody(),
  key?: string,
): Promise<TestAnswer> =>
  browser.inject({
    method: 'POST',
    url: `/api/orders/${order.id}/reports`,
    body,
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });

export function send({ order }: Room, browser: TestBrowser, id: number, { angle, bytes }: Photo): Promise<TestAnswer> {
  const form = new FormData();
  form.append('file', fileOf(bytes));
  return browser.inject({ method: 'PUT', url: `/api/orders/${order.id}/reports/${id}/photos/${angle}`, body: form });
}

export const confirm = ({ order }: Room, browser: TestBrowser, id: number, body: object = {}): Promise<TestAnswer> =>
  browser.inject({ method: 'POST', url: `/api/orders/${order.id}/reports/${id}/confirm`, body });

export function reportIn(answer: TestAnswer): Report {
  assert.ok(answer.status === 200 || answer.status === 201, answer.text);
  return createReport.response.parse(answer.body).report;
}

/** A report with all its photographs, made by either side. */
export async function made(
  room: Room,
  browser: TestBrowser = room.owner,
  photos: readonly Photo[] = twoPhotos,
  kind: ReportKind = 'hand_over',
): Promise<Report> {
  let report = reportIn(await postReport(room, browser, reportBody(photos, kind)));
  for (const photo of photos) report = reportIn(await send(room, browser, report.id, photo));
  return report;
}

export async function sealed(room: Room, browser: TestBrowser = room.owner): Promise<Report> {
  return reportIn(await confirm(room, browser, (await made(room, browser)).id));
}
