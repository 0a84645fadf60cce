import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { ApiError, FieldError } from '#server/platform/http/apiError.ts';
import { animatedPng, bomb, fileOf, noise } from '#server/testing/pictureCorpus.ts';
import { inTurns } from '#server/platform/inTurns.ts';
import { remakePicture } from './remakePicture.ts';

const shape = { width: 400, height: 400, fit: 'inside', quality: 80 } as const;
const jpeg = await noise(600, 300).jpeg().toBuffer();
const png = await noise(60, 30).png().toBuffer();
const webp = await noise(60, 30).webp().toBuffer();
const gif = await noise(8, 8).gif().toBuffer();
const two = await sharp([gif, await noise(8, 8).gif().toBuffer()], { join: { animated: true } })
  .webp()
  .toBuffer();

/** What the gate answers: 415, the key of the message under `file`, or the size of what came out. */
async function verdict(bytes: Uint8Array | string): Promise<number | string> {
  try {
    const { bytes: made, width, height } = await remakePicture(fileOf(bytes), shape);
    assert.equal((await sharp(made).metadata()).format, 'webp');
    return `${width}×${height}`;
  } catch (error) {
    if (error instanceof ApiError) return error.status;
    if (!(error instanceof FieldError)) throw error;
    const text = error.fields['file'] ?? assert.fail();
    return typeof text === 'string' ? text : text.key;
  }
}

test('JPEG, PNG and WebP become WebP of the requested size, and other files are refused', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  const heic = Buffer.from('0000001866747970686569630000000068656963', 'hex');
  const corpus: Record<string, readonly [Uint8Array | string, number | string]> = {
    jpeg: [jpeg, '400×200'],
    png: [png, '60×30'],
    webp: [webp, '60×30'],
    empty: ['', 'fileEmpty'],
    'three bytes of a JPEG': [jpeg.subarray(0, 3), 'pictureDamaged'],
    'half a JPEG': [jpeg.subarray(0, jpeg.length / 2), 'pictureDamaged'],
    'half a PNG': [png.subarray(0, png.length / 2), 'pictureDamaged'],
    'half a WebP': [webp.subarray(0, webp.length / 2), 'pictureDamaged'],
    'JPEG signature before a script': [
      Buffer.concat([jpeg.subarray(0, 20), Buffer.from('*/alert(1)')]),
      'pictureDamaged',
    ],
    'PNG signature before a page': [Buffer.concat([png.subarray(0, 8), Buffer.from('<html>')]), 'pictureDamaged'],
    gif: [gif, 415],
    svg: [svg, 415],
    tiff: [await noise(8, 8).tiff().toBuffer(), 415],
    heic: [heic, 415],
    avif: [await noise(8, 8).avif({ effort: 0 }).toBuffer(), 415],
    pdf: ['%PDF-1.7\n%âãÏÓ', 415],
    page: ['<html><script>alert(1)</script></html>', 415],
    'GIF that is JavaScript': ['GIF89a=1;alert(1)', 415],
    program: [Buffer.from('4d5a90000300000004000000ffff0000', 'hex'), 415],
    'animated WebP': [two, 'pictureAnimated'],
    'animated PNG': [animatedPng(png), 'pictureAnimated'],
    'decompression bomb': [bomb(14_000), 'pictureTooManyPixels'],
    'one row too many': [bomb(6_325), 'pictureTooManyPixels'],
  };
  const verdicts: [string, number | string][] = [];
  for (const [name, [bytes]] of Object.entries(corpus)) verdicts.push([name, await verdict(bytes)]);
  assert.deepEqual(
    Object.fromEntries(verdicts),
    Object.fromEntries(Object.entries(corpus).map(([name, [, expected]]) => [name, expected])),
  );
});

test('metadata of a picture is dropped: place, profile, comments, trailing bytes; it is turned upright', async () => {
  const secret = 'Rustaveli Avenue 12';
  const marked = await noise(600, 300)
    .withExifMerge({ IFD0: { Copyright: secret }, IFD3: { GPSLatitude: '41/1 42/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><t>${secret}</t></x:xmpmeta>`)
    .jpeg()
    .toBuffer();
  const polyglot = Buffer.concat([marked, Buffer.from(`PK\u0003\u0004${secret}<script>alert(1)</script>`)]);
  assert.ok(polyglot.includes(secret));
  const { bytes, width, height } = await remakePicture(fileOf(polyglot, 'me.php.png', 'text/html'), shape);
  assert.deepEqual([width, height], [200, 400]);
  assert.ok(!bytes.includes(secret) && !bytes.includes('script'));
  const { exif, icc, xmp, orientation } = await sharp(bytes).metadata();
  assert.deepEqual([exif, icc, xmp, orientation], [undefined, undefined, undefined, undefined]);
});

test('a few at once, the next in turn, too many are sent away; a failure gives its place on', async () => {
  const turn = inTurns(2, 3);
  const doors = Array.from({ length: 5 }, () => Promise.withResolvers<number>());
  let [running, most] = [0, 0];
  const works = doors.map(({ promise }) =>
    turn(async () => {
      running += 1;
      most = Math.max(most, running);
      return promise.finally(() => (running -= 1));
    }),
  );
  await assert.rejects(
    turn(async () => 0),
    (error) => error instanceof ApiError && error.status === 503,
  );
  doors[0]?.reject(new Error('broken'));
  for (const [index, { resolve }] of doors.entries()) resolve(index);
  const ends = await Promise.allSettled(works);
  assert.deepEqual(
    ends.map(({ status }) => status),
    ['rejected', 'fulfilled', 'fulfilled', 'fulfilled', 'fulfilled'],
  );
  assert.equal(most, 2);
  assert.equal(await turn(async () => 7), 7);
});
