import { setImmediate } from 'node:timers/promises';
import type { TestContext } from 'node:test';
import PDFDocument from 'pdfkit';

/** How many letters a document measures, in all and at most before others have their turn. */
export async function measuredLetters(
  t: TestContext,
  draw: () => Promise<unknown>,
): Promise<{ all: number; most: number }> {
  const { prototype } = PDFDocument;
  const { widthOfString } = prototype;
  let [all, since, most, isDone] = [0, 0, 0, false];
  const mock = t.mock.method(prototype, 'widthOfString', function (this: PDFKit.PDFDocument, text: string) {
    all += text.length;
    since += text.length;
    most = Math.max(most, since);
    return widthOfString.call(this, text);
  });
  const others = async () => {
    while (!isDone) {
      await setImmediate();
      since = 0;
    }
  };
  const turns = others();
  await draw();
  isDone = true;
  await turns;
  mock.mock.restore();
  return { all, most };
}
