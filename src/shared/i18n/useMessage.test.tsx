import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { failureOf } from '#src/shared/forms/failureOf.ts';
import { addTexts } from './addTexts.ts';
import { loadTexts } from './loadTexts.ts';
import { makeI18n } from './makeI18n.ts';
import { useMessage } from './useMessage.ts';
import { serverMessage } from './message.ts';
import type { Message } from './message.ts';

function Sentence({ shown }: { shown: Message | null }) {
  return <p>{useMessage()(shown)}</p>;
}

const refusal = { fields: {}, message: null, code: null, freeDates: [], orderId: null };

test.each([
  ['en', { key: 'fleet:bulk.changed', values: { count: 2 } }, '2 cars were changed.'],
  ['ru', { key: 'fleet:bulk.changed', values: { count: 2 } }, 'Изменены 2 машины.'],
  ['en', { key: 'feeds:added', values: { name: 'Turo', spans: { key: 'feeds:spans', values: { count: 3 } } } }, 'Turo'],
  ['ka', serverMessage('მანქანა დაკავებულია & <b>'), 'მანქანა დაკავებულია & <b>'],
  ['en', failureOf({ ...refusal, status: 429, retryAfter: 90 }), 'Too many attempts. Please try again in 2 minutes.'],
  ['ka', failureOf({ ...refusal, status: 429, retryAfter: 30 }), '30 წამში'],
] as const)('messages of the store are translated to %s', async (language, shown, text) => {
  const texts = await makeI18n(language, await loadTexts(language, 'common'));
  await addTexts(Promise.resolve(texts), language, ['fleet', 'feeds', 'forms']);
  const { container } = render(
    <I18nextProvider i18n={texts}>
      <Sentence shown={shown} />
      <Sentence shown={null} />
    </I18nextProvider>,
  );
  expect(container).toHaveTextContent(text);
});
