import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { type ChosenPicture, finishPicture } from './chosenPicture.ts';

const drawn: number[][] = [];

beforeEach(() => {
  drawn.length = 0;
  const context = { translate: () => undefined, rotate: () => undefined, drawImage: () => undefined };
  // jsdom has no canvas; these are the used parts of one.
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function toBlob(
    this: HTMLCanvasElement,
    receive: BlobCallback,
  ) {
    drawn.push([this.width, this.height]);
    receive(new Blob(['small']));
  });
});
afterEach(() => {
  jest.restoreAllMocks();
});

const chosen = (width: number, height: number, bytes: number): ChosenPicture => ({
  file: new File([new Uint8Array(bytes)], 'a.jpg', { type: 'image/jpeg' }),
  bitmap: { width, height, close: () => undefined },
  url: '',
});

test('a photo of a phone with 48 megapixels is made smaller before it is sent, however few bytes it has', async () => {
  for (const bytes of [500_000, 9_000_000]) {
    const picture = chosen(8_000, 6_000, bytes);
    const file = await finishPicture(picture, 0);
    expect(file).not.toBe(picture.file);
  }
  expect(drawn).toEqual([
    [2_400, 1_800],
    [2_400, 1_800],
  ]);
});

test('a photo of few bytes and pixels goes as it is', async () => {
  const picture = chosen(1_500, 1_000, 500_000);
  expect(await finishPicture(picture, 0)).toBe(picture.file);
  expect(drawn).toEqual([]);
});
