import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import sharp from 'sharp';
import { getHome } from '#contract/calls/cars/cars.ts';
import { testApp } from '#server/testing/testApp.ts';
import { makePictureDeriver } from './derivePicture.ts';
import { pictureWidths } from '#server/platform/pictures/derivedPictures.ts';

test('every size in a srcset is served, immutable, as wide as it says', async (t) => {
  const { app, inject } = await testApp(t, { fleet: true });
  const [row] = getHome.response.parse((await inject('/api/cars/home')).body).rows;
  const image = row?.cars[0]?.image ?? assert.fail();
  assert.match(image.placeholder, /^data:image\/webp;base64,/);
  assert.ok(image.placeholder.length < 600);
  for (const part of image.srcset.split(', ')) {
    const [url = '', width = ''] = part.split(' ');
    const answer = await app.inject(url);
    assert.deepEqual([answer.statusCode, answer.headers['content-type']], [200, 'image/webp']);
    assert.match(String(answer.headers['cache-control']), /immutable/);
    const size = await sharp(answer.rawPayload).metadata();
    assert.deepEqual([size.format, `${size.width}w`], ['webp', width]);
  }
});

test('a picture has its length, also without its bytes, and is not sent again to those who have it', async (t) => {
  const { app, inject } = await testApp(t, { fleet: true });
  const [row] = getHome.response.parse((await inject('/api/cars/home')).body).rows;
  const { url } = row?.cars[0]?.image ?? assert.fail();
  const { headers, rawPayload } = await app.inject(url);
  const { etag = assert.fail() } = headers;
  assert.equal(headers['content-length'], String(rawPayload.length));
  const head = await app.inject({ method: 'HEAD', url });
  assert.deepEqual([head.statusCode, head.headers['content-length']], [200, headers['content-length']]);
  const again = await app.inject({ url, headers: { 'if-none-match': String(etag) } });
  assert.deepEqual([again.statusCode, again.rawPayload.length], [304, 0]);
  assert.match(String(again.headers['cache-control']), /immutable/);
});

test('concurrent requests make a picture once', async (t) => {
  const { app, inject, context } = await testApp(t, { fleet: true });
  const [row] = getHome.response.parse((await inject('/api/cars/home')).body).rows;
  const { url } = row?.cars[0]?.image ?? assert.fail();
  const answers = await Promise.all([1, 2, 3, 4].map(() => app.inject(url)));
  assert.equal(answers[0]?.headers['cross-origin-resource-policy'], 'cross-origin');
  assert.equal(new Set(answers.map(({ rawPayload }) => rawPayload.toString('base64'))).size, 1);
  assert.deepEqual(await readdir(join(context.config.dataDir, 'pictures')), [url.replace('/pictures/', '')]);
  // What was decoded is not remembered: 50 MB for a picture that is never made again.
  assert.equal(sharp.cache().memory.current, 0);
});

test('two pictures are made at once: other work finds a free thread', async (t) => {
  const asked: PromiseWithResolvers<null>[] = [];
  const dir = join(tmpdir(), `gza-pictures-${randomUUID()}`);
  t.after(() => rm(dir, { recursive: true, force: true }));
  const derive = makePictureDeriver(dir, () => {
    asked.push(Promise.withResolvers());
    return asked.at(-1)?.promise ?? assert.fail();
  });
  const until = async (count: number) => {
    while (asked.length < count) await setImmediate();
    // Long enough for all to have seen that their files are missing.
    for (let look = 0; look < 20; look += 1) await stat(dir).catch(() => null);
    assert.equal(asked.length, count);
  };
  // Those that wait would hold up other tests.
  t.after(() => asked.forEach(({ resolve }) => resolve(null)));
  const made = Promise.allSettled(pictureWidths.slice(0, 4).map((width) => derive(`front-0123456789ab-${width}.webp`)));
  await until(2);
  asked[0]?.resolve(null);
  await until(3);
  asked[1]?.reject(new Error('an original that cannot be read'));
  await until(4);
  for (const { resolve } of asked.slice(2)) resolve(null);
  // All look for their files at the same time: which of them was the second to be made is open.
  assert.deepEqual((await made).map(({ status }) => status).toSorted(), [
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'rejected',
  ]);
});

test('the largest size is served as JPEG, too, for previews of links', async (t) => {
  const { app, inject } = await testApp(t, { fleet: true });
  const [row] = getHome.response.parse((await inject('/api/cars/home')).body).rows;
  const { srcset } = row?.cars[0]?.image ?? assert.fail();
  const largest = srcset.split(', ').at(-1)?.split(' ')[0] ?? assert.fail();
  const answer = await app.inject(largest.replace('.webp', '.jpg'));
  assert.deepEqual([answer.statusCode, answer.headers['content-type']], [200, 'image/jpeg']);
  assert.match(String(answer.headers['cache-control']), /immutable/);
  const { format, width } = await sharp(answer.rawPayload).metadata();
  assert.deepEqual([format, width], ['jpeg', 1280]);
});

test('other names and sizes do not exist', async (t) => {
  const { app, context } = await testApp(t, { fleet: true });
  const { rows } = await context.pool.query<{ name: string }>('select name from pictures limit 1');
  for (const file of [
    `${rows[0]?.name}-321.webp`,
    `${rows[0]?.name}-9999.webp`,
    `${rows[0]?.name}-640.png`,
    `${rows[0]?.name}-640.jpg`,
    `${rows[0]?.name}.webp`,
    'no-such-000000000000-640.webp',
    '..%2f..%2fpackage.json',
    '%00',
    'x'.repeat(2_000),
  ]) {
    const { statusCode } = await app.inject(`/pictures/${file}`);
    assert.ok(statusCode === 404 || statusCode === 414 || statusCode === 400, `${file}: ${statusCode}`);
  }
});

test('the database names exactly the widths that are served', async (t) => {
  const { context } = await testApp(t, { fleet: true });
  const { rows } = await context.pool.query<{ srcset: string }>(
    "select main ->> 'srcset' as srcset from car_galleries limit 1",
  );
  assert.deepEqual(rows[0]?.srcset.match(/\d+(?=w)/g)?.map(Number), pictureWidths);
});

test('only the first picture of a card brings what is seen until it is there', async (t) => {
  const { context } = await testApp(t, { fleet: true });
  const { rows } = await context.pool.query<{ waits: boolean; others: number; waiting: number }>(
    `select main::jsonb ? 'placeholder' as waits, json_array_length(others) as others,
       (select count(*)::integer from json_array_elements(others) other where other::jsonb ? 'placeholder') as waiting
     from car_galleries limit 1`,
  );
  assert.deepEqual(rows[0], { waits: true, others: 5, waiting: 0 });
});
