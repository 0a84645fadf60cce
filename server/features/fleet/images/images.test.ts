import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import sharp from 'sharp';
import { ErrorBody } from '#contract/errors.ts';
import { type FleetCar, getFleetCar } from '#contract/calls/fleet/fleet.ts';
import { drainJobs } from '#server/testing/drainJobs.ts';
import { post } from '#server/testing/people/people.ts';
import { bomb, fileOf, noise } from '#server/testing/pictureCorpus.ts';
import type { TestAnswer } from '#server/testing/testBrowser.ts';
import { type Fleet, fleet } from '../testing/fleetOwner.ts';

const secret = 'Rustaveli Avenue 12';
const photo = await noise(1500, 1000)
  .withExifMerge({ IFD0: { Copyright: secret }, IFD3: { GPSLatitude: '41/1 42/1 0/1' } })
  .jpeg()
  .toBuffer();

function send({ owner }: Fleet, id: number, shot: string, bytes: Uint8Array | string = photo): Promise<TestAnswer> {
  const body = new FormData();
  body.append('file', fileOf(bytes));
  return owner.inject({ method: 'PUT', url: `/api/fleet/cars/${id}/images/${shot}`, body });
}

const carOf = (answer: TestAnswer): FleetCar => {
  assert.equal(answer.status, 200, answer.text);
  return getFleetCar.response.parse(answer.body).car;
};
const slots = (car: FleetCar): string[] => car.images.map(({ shot, is_main }) => (is_main ? `${shot}!` : shot));

test('a picture is made anew, served in every size, and the first one is the main one', async (t) => {
  const place = await fleet(t);
  const { id, version } = await place.create();
  const first = carOf(await send(place, id, 'left'));
  assert.deepEqual([slots(first), first.version, first.changes[0]?.fields], [['left!'], version, ['images']]);
  const second = carOf(await send(place, id, 'front'));
  assert.deepEqual(slots(second), ['front', 'left!']);
  const { url, srcset } = second.images[0] ?? assert.fail();
  for (const address of [url, ...srcset.split(', ').map((part) => part.split(' ')[0] ?? '')]) {
    const answer = await place.app.app.inject(address);
    assert.equal(answer.statusCode, 200, address);
    assert.ok(!answer.rawPayload.includes(secret));
    const { exif, format } = await sharp(answer.rawPayload).metadata();
    assert.deepEqual([exif, format], [undefined, 'webp']);
  }
  const small = carOf(await send(place, id, 'rear', await noise(400, 600).png().toBuffer()));
  const [address = '', width] = small.images.at(-1)?.srcset.split(' ') ?? [];
  assert.equal(width, '320w');
  assert.equal((await place.app.app.inject(address)).statusCode, 200);
  const shared = await place.app.app.inject(address.replace('-320.webp', '-1280.jpg'));
  const { format, ...size } = await sharp(shared.rawPayload).metadata();
  assert.deepEqual([format, size.width, size.height], ['jpeg', 400, 600]);
});

test('the main picture is chosen and cannot be deleted; slots swap their pictures', async (t) => {
  const place = await fleet(t);
  const { id } = await place.create();
  await place.photograph(id, ['front', 'left']);
  const { owner } = place;
  const remove = (shot: string) => owner.inject({ method: 'DELETE', url: `/api/fleet/cars/${id}/images/${shot}` });
  const refused = await remove('front');
  assert.deepEqual(
    [refused.status, ErrorBody.parse(refused.body)],
    [409, { code: 'MAIN_IMAGE', message: 'The main image cannot be deleted!' }],
  );
  const chosen = await post(owner, `/api/fleet/cars/${id}/main-image`, { shot: 'left' });
  assert.deepEqual(slots(carOf(chosen)), ['front', 'left!']);
  const swap = (from: string, to: string) => post(owner, `/api/fleet/cars/${id}/images/swap`, { from, to });
  assert.deepEqual(slots(carOf(await swap('front', 'left'))), ['front!', 'left']);
  assert.deepEqual(slots(carOf(await swap('front', 'trunk'))), ['left', 'trunk!']);
  assert.equal((await swap('rear', 'left')).status, 404);
  assert.equal((await post(owner, `/api/fleet/cars/${id}/main-image`, { shot: 'rear' })).status, 404);
  assert.deepEqual(slots(carOf(await remove('left'))), ['trunk!']);
  assert.equal((await remove('left')).status, 404);
});

test('what is no picture is not stored', async (t) => {
  const place = await fleet(t);
  const { id } = await place.create();
  const hostile = [
    ['<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>', 415],
    ['', 422],
    [photo.subarray(0, 900), 422],
    [bomb(14_000), 422],
  ] as const;
  for (const [bytes, status] of hostile) assert.equal((await send(place, id, 'front', bytes)).status, status);
  for (const [width, height] of [
    [599, 400],
    [600, 399],
    [399, 2_000],
  ] as const) {
    const answer = await send(place, id, 'front', await noise(width, height).jpeg().toBuffer());
    const file = 'This picture is too small: at least 600 × 400 pixels are needed.';
    assert.deepEqual([answer.status, answer.body], [422, { file }], `${width} × ${height}`);
  }
  assert.equal((await send(place, id, 'roof')).status, 422);
  assert.deepEqual((await place.read(id)).images, []);
  const { rows } = await place.app.context.pool.query('select id from pictures where storage_key is not null');
  assert.deepEqual(rows, []);
});

test('an owner sends only so many an hour', async (t) => {
  const place = await fleet(t, { config: { fleet: { mostCars: 5, uploadsAnHour: 2 }, limitsFactor: 1 } });
  const { id } = await place.create();
  const statuses = [];
  for (const shot of ['front', 'left', 'rear']) statuses.push((await send(place, id, shot)).status);
  assert.deepEqual(statuses, [200, 200, 429]);
});

test('files of pictures that no car shows are gone, with every size made of them', async (t) => {
  const place = await fleet(t);
  const { app, owner } = place;
  const { id } = await place.create();
  const { url } = carOf(await send(place, id, 'front')).images[0] ?? assert.fail();
  assert.equal((await app.app.inject(url)).statusCode, 200);
  const { rows } = await app.context.pool.query<{ storage_key: string }>(
    'select storage_key from pictures where storage_key is not null',
  );
  const key = rows[0]?.storage_key ?? assert.fail();
  await send(place, id, 'front');
  await drainJobs(app);
  assert.equal(await app.context.storage.get(key), null);
  assert.equal((await app.app.inject(url)).statusCode, 404);
  assert.equal((await place.read(id)).images.length, 1);
  assert.equal((await owner.inject({ method: 'DELETE', url: `/api/fleet/cars/${id}` })).status, 204);
  await drainJobs(app);
  assert.deepEqual(await readdir(join(app.context.config.dataDir, 'pictures')), []);
  const left = await app.context.pool.query('select id from pictures where storage_key is not null');
  assert.deepEqual(left.rows, []);
});
