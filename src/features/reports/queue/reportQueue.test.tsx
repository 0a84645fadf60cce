import 'fake-indexeddb/auto';
import { beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { IDBFactory } from 'fake-indexeddb';
import { http } from 'msw';
import { reportAngles } from '#contract/domain/reportParts.ts';
import type { ReportAngle } from '#contract/calls/orders/reports.ts';
import { server } from '#mocks/server.ts';
import { makeStore } from '#src/app/store.ts';
import { withOffline } from '#src/shared/lib/openOffline.ts';
import { environmentChanged } from '#src/shared/store/environmentSlice.ts';
import { sessionUser } from '#src/testing/sessionUser.ts';
import { selectAreReportsRead, selectIsSending, selectKept, selectTrouble } from '../reportsSlice.ts';
import { receiveReports } from '../testing/mortalPages.ts';
import type { Life } from '../testing/mortalPages.ts';
import { resumeReports } from './resumeReports.ts';
import { forgetReports } from './storedReports.ts';
import { dropReport, removePhoto, reopenReport, sealReport, takePhoto, writeReport } from './writeReport.ts';

const owner = sessionUser({ user_id: 8, roles: ['owner'], client: null, owner: { id: 8, name: 'Tbilisi Drive LLC' } });
const place = { orderId: 5, kind: 'hand_over' } as const;

// jsdom has no addresses for files.
beforeAll(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined });
});
beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

const immortal: Life = { step: () => true };
/** A small picture that differs from all others. */
const photograph = (mark: number) =>
  new File([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, mark >> 8, mark & 255)], 'photo.jpg', { type: 'image/jpeg' });

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 1));
}

/** A page of the owner that has read this browser's storage. */
async function openPage(isOnline = true) {
  const store = makeStore({ preloadedState: { auth: { current: owner } } });
  store.dispatch(environmentChanged({ isOnline }));
  const close = store.dispatch(resumeReports(owner.user_id));
  await until(() => selectAreReportsRead(store.getState()));
  const stored = () => selectKept(store.getState(), place.orderId, place.kind);
  return { store, close, stored };
}

const countStored = () => withOffline(async (db) => [await db.count('reports'), await db.count('photographs')]);

/** Takes the missing photographs, fills in the missing fields, seals. */
async function makeReport({ store, stored }: Awaited<ReturnType<typeof openPage>>, angles: readonly ReportAngle[]) {
  for (const [index, angle] of angles.entries())
    if (!stored()?.photos.some((photo) => photo.angle === angle))
      await store.dispatch(takePhoto(place, angle, photograph(index)));
  await store.dispatch(writeReport(place, () => ({ odometer: 48_214, fuel: 8 })));
  await store.dispatch(sealReport(place, null));
}

test('photographs taken without a network are sent once, in order, when it is back', async () => {
  const received = receiveReports(() => immortal);
  const page = await openPage(false);
  await makeReport(page, ['front', 'left', 'rear']);
  expect(received.reports).toEqual([]);
  expect(page.stored()?.isSealed).toBe(true);
  page.store.dispatch(environmentChanged({ isOnline: true }));
  window.dispatchEvent(new Event('online'));
  await until(() => page.stored() === null);
  expect(received.written).toEqual(['1/front', '1/left', '1/rear']);
  expect(received.reports).toMatchObject([{ state: 'sealed', odometer: 48_214, fuel_eighths: 8, kind: 'hand_over' }]);
  expect(await countStored()).toEqual([0, 0]);
  page.close();
});

/** Numbers that look like chance and are the same at every run. */
function makeChance(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state % most;
  };
}

test.each([1, 2, 3])(
  'of 24 photographs none is lost or doubled when the browser is killed 20 times (%i)',
  async (seed) => {
    const chance = makeChance(seed);
    const database = new IDBFactory();
    let life = immortal;
    const received = receiveReports(() => life);
    /** A page that dies within some steps, at any point. */
    const begin = (steps: number) => {
      let left = steps;
      const mine: Life = { step: () => (left -= 1) >= 0 };
      life = mine;
      // A dead page makes no more requests to the database.
      globalThis.indexedDB = Object.assign(Object.create(database), {
        open: (name: string, version: number) => (mine.step() ? database.open(name, version) : new IDBOpenDBRequest()),
      });
      return () => left < 0;
    };
    let kills = 0;
    while (kills < 20) {
      const isDead = begin(1 + chance(12));
      const page = openPage().then(async (opened) => {
        await makeReport(opened, reportAngles);
        await until(() => isDead() || opened.stored() === null);
      });
      await Promise.race([page, until(isDead)]);
      if (!isDead()) break;
      kills += 1;
    }
    expect(kills).toBe(20);
    begin(Infinity);
    const page = await openPage();
    await makeReport(page, reportAngles);
    await until(() => page.stored() === null);
    page.close();
    expect(received.reports).toHaveLength(1);
    expect(received.reports[0]).toMatchObject({ state: 'sealed', received_count: 24 });
    expect(received.written).toEqual(reportAngles.map((angle) => `1/${angle}`));
    for (const [index, angle] of reportAngles.entries()) expect(received.bytes.get(`1/${angle}`)?.at(-1)).toBe(index);
    expect(await countStored()).toEqual([0, 0]);
  },
);

test('a report reopened before it was sent is another request, with the changes made meanwhile', async () => {
  const received = receiveReports(() => immortal);
  const page = await openPage(false);
  await makeReport(page, ['front', 'left']);
  const first = page.stored()?.key;
  expect(await page.store.dispatch(removePhoto(place, 'left'))).toBe(true);
  // A sealed report is signed.
  expect(page.stored()?.photos).toHaveLength(2);
  await page.store.dispatch(reopenReport(place));
  await page.store.dispatch(removePhoto(place, 'left'));
  page.store.dispatch(environmentChanged({ isOnline: true }));
  await page.store.dispatch(sealReport(place, null));
  expect(page.stored()?.key).not.toBe(first);
  await until(() => page.stored() === null);
  expect(received.written).toEqual(['1/front']);
  page.close();
});

test('a photograph that the browser has lost is requested again, and nothing is sent without it', async () => {
  const received = receiveReports(() => immortal);
  const page = await openPage(false);
  await makeReport(page, ['front', 'left']);
  await withOffline((db) => db.delete('photographs', [owner.user_id, place.orderId, place.kind, 'left']));
  page.store.dispatch(environmentChanged({ isOnline: true }));
  window.dispatchEvent(new Event('online'));
  await until(() => page.stored()?.refusal !== null);
  expect(page.stored()).toMatchObject({ isSealed: false, reportId: null, refusal: { problem: 'lost' } });
  expect(page.stored()?.photos.map(({ angle }) => angle)).toEqual(['front']);
  expect(received.reports).toMatchObject([{ state: 'receiving' }]);
  page.close();
});

test('a report that the server refuses can be changed, and shows why', async () => {
  server.use(
    http.post('*/api/orders/:id/reports', () =>
      Response.json({ message: 'It was confirmed.', code: 'REPORT_SEALED' }, { status: 409 }),
    ),
  );
  const page = await openPage();
  await makeReport(page, ['front']);
  await until(() => page.stored()?.isSealed === false);
  expect(page.stored()?.refusal).toEqual({ problem: 'refused', told: 'It was confirmed.' });
  await page.store.dispatch(dropReport(place));
  expect(await countStored()).toEqual([0, 0]);
  page.close();
});

test('a photograph that a slow network did not bring in time is sent again, and the report stays signed', async () => {
  const received = receiveReports(() => immortal);
  let tries = 0;
  server.use(
    http.put(
      '*/api/orders/:id/reports/:report/photos/:angle',
      () => {
        tries += 1;
        return Response.json({ message: 'Too slow.', code: 'BAD_REQUEST' }, { status: 408 });
      },
      { once: true },
    ),
  );
  const page = await openPage();
  await makeReport(page, ['front']);
  await until(() => tries === 1 && !selectIsSending(page.store.getState()));
  expect(page.stored()).toMatchObject({ isSealed: true, refusal: null });
  window.dispatchEvent(new Event('online'));
  await until(() => page.stored() === null);
  expect(received.written).toEqual(['1/front']);
  page.close();
});

test('without room in the storage no photograph is shown as taken', async () => {
  const page = await openPage(false);
  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = () => {
    throw new DOMException('No room.', 'QuotaExceededError');
  };
  await page.store.dispatch(takePhoto(place, 'front', photograph(1)));
  IDBObjectStore.prototype.put = put;
  expect(selectTrouble(page.store.getState())).toBe('full');
  expect(page.stored()).toBeNull();
  expect(await countStored()).toEqual([0, 0]);
  page.close();
});

test('a file that is unreadable, too large or of another format is refused at once, and nothing of it is stored', async () => {
  const page = await openPage(false);
  const start = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0);
  const take = (file: File) => page.store.dispatch(takePhoto(place, 'front', file));
  expect(await take(new File(['a note'], 'photo.jpg', { type: 'image/jpeg' }))).toBe('unreadable');
  const heic = new File([Uint8Array.of(0, 0, 0, 24), 'ftypheic'], 'photo.jpg', { type: 'image/jpeg' });
  expect(await take(heic)).toBe('heic');
  expect(await take(new File([start, new Uint8Array(10 * 1024 * 1024)], 'photo.jpg'))).toBe('large');
  const gone = new File([start], 'photo.jpg');
  // The phone has handed over the file and revokes it.
  gone.slice = () => {
    throw new DOMException('It is not there any more.', 'NotReadableError');
  };
  expect(await take(gone)).toBe('unreadable');
  // The picture can be decoded, but not be made smaller.
  const canvas = jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  Object.assign(window, { createImageBitmap: () => Promise.resolve({ width: 1, height: 1, close: () => undefined }) });
  expect(await take(new File([start, new Uint8Array(10 * 1024 * 1024)], 'photo.jpg'))).toBe('large');
  Reflect.deleteProperty(window, 'createImageBitmap');
  canvas.mockRestore();
  expect([page.stored(), await countStored()]).toEqual([null, [0, 0]]);
  page.close();
});

test('each of two tabs continues with what the other one has stored', async () => {
  const [one, other] = [await openPage(false), await openPage(false)];
  await one.store.dispatch(takePhoto(place, 'front', photograph(1)));
  await other.store.dispatch(takePhoto(place, 'left', photograph(2)));
  expect(one.stored()?.photos).toHaveLength(1);
  document.dispatchEvent(new Event('visibilitychange'));
  await until(() => one.stored()?.photos.length === 2);
  expect(other.stored()?.photos.map(({ angle }) => angle)).toEqual(['front', 'left']);
  one.close();
  other.close();
});

test('another user finds nothing of it, the same one everything', async () => {
  const page = await openPage(false);
  await page.store.dispatch(takePhoto(place, 'front', photograph(1)));
  await forgetReports(owner.user_id);
  expect(await countStored()).toEqual([1, 1]);
  await forgetReports(9);
  expect(await countStored()).toEqual([0, 0]);
  page.close();
});
