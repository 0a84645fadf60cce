import { expect, test } from '@jest/globals';
import type { i18n } from 'i18next';
import { addTexts } from './addTexts.ts';
import { makeI18n } from './makeI18n.ts';

const texts = {
  plain: 'Cars',
  many_one: '{{count}} car',
  many_other: '{{count}} cars',
  named: 'Dear {{name, counted}}',
};

type Say = (key: string, options?: object) => string;

/** The keys are the test's own. */
const sayFrom = (instance: i18n, file: 'common' | 'search' = 'common') =>
  instance.getFixedT('en', file) as unknown as Say;

test('returns the same text again, others for other values, and texts that were added later', async () => {
  const instance = await makeI18n('en', texts);
  for (let time = 0; time < 2; time += 1) {
    const say = sayFrom(instance);
    expect(say('plain')).toBe('Cars');
    expect([1, 2].map((count) => say('many', { count }))).toEqual(['1 car', '2 cars']);
    expect(['Nino', 'Gia'].map((name) => say('named', { name }))).toEqual(['Dear Nino', 'Dear Gia']);
  }
  const later = sayFrom(instance, 'search');
  expect(later('plain')).toBe('plain');
  instance.addResourceBundle('en', 'search', { plain: 'Autos' });
  expect(later('plain')).toBe('Autos');
});

test('a text is translated once', async () => {
  const instance = await makeI18n('en', texts);
  const made: string[] = [];
  instance.services.formatter?.add('counted', (name: string) => {
    made.push(name);
    return name;
  });
  for (let time = 0; time < 3; time += 1) {
    // As with every page that a server renders.
    await addTexts(Promise.resolve(instance), 'en', ['search']);
    sayFrom(instance)('named', { name: 'Nino' });
  }
  expect(made).toEqual(['Nino']);
});
