import { expect, test } from '@jest/globals';
import { addServerTexts } from '#src/replay/frame/serverTexts.ts';
import { makeI18n } from './makeI18n.ts';
import { recordedError, recordedMessage } from './recordedMessage.ts';

test('messages of the server are translated with their values and plural forms', async () => {
  const texts = await makeI18n('ru', {});
  expect(recordedMessage(texts, 'server/tooLong/limit/80')).toBeNull();
  await addServerTexts(texts, 'ru');
  expect(recordedMessage(texts, 'server/tooLong/limit/80')).toContain('80');
  expect(recordedMessage(texts, 'server/placeTooSoon/count/3/nearest/5 мая')).toMatch(/3 часа\..*5 мая/);
  expect(recordedMessage(texts, 'server/noSuchText')).toBeNull();
  expect(recordedError(texts, 'CONFLICT')).toBeTruthy();
});
