import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { describePicture } from '#server/platform/pictures/describePicture.ts';
import { paintColours } from './carRows.ts';
import { photosDir, readPhotoManifest } from './demoPhotos.ts';
import { modelSpecs } from './modelSpecs.ts';

const { cars, pictures } = await readPhotoManifest();
const sharedShots = new Set(cars.map(({ shots }) => shots.interior));

test('every picture is that of one car, but for the cabins', () => {
  const hashes = Object.values(pictures).map(({ hash }) => hash);
  assert.equal(new Set(hashes).size, hashes.length, 'no picture is used twice');
  const own = cars.flatMap(({ shots }) => Object.values(shots)).filter((file) => !sharedShots.has(file));
  assert.equal(own.length, cars.length * 5);
  assert.equal(new Set(own).size, own.length);
  for (const { id, shots } of cars)
    for (const file of Object.values(shots)) assert.ok(file.startsWith(`${id}-`) || file === shots.interior, file);
});

test('a plate and a paint of a body are on one car only', () => {
  assert.equal(new Set(cars.map(({ plate }) => plate)).size, cars.length);
  assert.equal(new Set(cars.map(({ body, paint }) => `${body} ${paint}`)).size, cars.length);
});

test('a cabin has its wheel on the side the car has it', () => {
  for (const { id, steering, shots } of cars) assert.equal(shots.interior.includes('-rhd-'), steering === 'right', id);
});

test('every car is of a known model and colour, and every model has a car', () => {
  const models = modelSpecs.map(({ brand, model }) => `${brand}-${model}`);
  assert.deepEqual(new Set(cars.map(({ model }) => model)), new Set(models));
  for (const { id, paint } of cars) assert.ok(paintColours[paint], id);
});

test('what is written down of a picture is what its file holds, and no file lies about unused', async () => {
  const files = (await readdir(photosDir)).filter((file) => file.endsWith('.webp'));
  assert.deepEqual(new Set(files), new Set(Object.keys(pictures)));
  for (const file of files) {
    const hash = createHash('sha256')
      .update(await readFile(join(photosDir, file)))
      .digest('hex');
    assert.equal(hash.slice(0, 12), pictures[file]?.hash, file);
  }
});

test('sizes and miniatures are those the product would make', async () => {
  for (const [file, { hash: _hash, ...written }] of Object.entries(pictures).filter((_, place) => place % 40 === 0)) {
    assert.deepEqual(await describePicture(join(photosDir, file)), written, file);
  }
});

test('the pictures stay light enough for a repository', async () => {
  const sizes = await Promise.all(Object.keys(pictures).map(async (file) => (await stat(join(photosDir, file))).size));
  assert.ok(sizes.reduce((sum, size) => sum + size, 0) < 30_000_000);
});
