import { beforeAll, expect, test } from '@jest/globals';
import type { TFunction } from 'i18next';
import type { Language } from '#contract/domain/values.ts';
import { addTexts } from '#src/shared/i18n/addTexts.ts';
import { loadTexts } from '#src/shared/i18n/loadTexts.ts';
import { makeI18n } from '#src/shared/i18n/makeI18n.ts';
import { stageOf, timeLeftText } from './timeLeft.ts';
import type { TripMoment } from './timeLeft.ts';

const says = new Map<Language, TFunction<'orders'>>();

beforeAll(async () => {
  for (const language of ['en', 'ka', 'ru'] as const) {
    const texts = await makeI18n(language, await loadTexts(language, 'common'));
    await addTexts(Promise.resolve(texts), language, ['orders']);
    says.set(language, texts.getFixedT(language, 'orders'));
  }
});

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

function textOf(language: Language, moment: TripMoment, left: number): string {
  const say = says.get(language);
  return say === undefined ? '' : timeLeftText(moment, left, say).replaceAll('\u00a0', ' ');
}

test.each([
  ['en', 'return', day + 4 * hour + 59 * minute, 'Return in 1 day 4 hours'],
  ['en', 'return', 2 * day + 30 * minute, 'Return in 2 days'],
  ['en', 'pickUp', 21 * hour + minute, 'Pick-up in 21 hours 1 minute'],
  ['en', 'pickUp', hour, 'Pick-up in 1 hour'],
  ['en', 'pickUp', 59 * minute, 'Pick-up in 59 minutes'],
  ['en', 'pickUp', 0, 'It is time to pick up the car'],
  ['en', 'return', -minute, 'Return was due 1 minute ago'],
  ['en', 'return', -2 * hour, 'Return was due 2 hours ago'],
  ['ka', 'return', day + 4 * hour, 'დაბრუნებამდე დარჩა 1 დღე 4 საათი'],
  ['ka', 'return', 0, 'მანქანის დაბრუნების დროა'],
  ['ka', 'pickUp', -5 * minute, 'აღების დროიდან გავიდა 5 წუთი'],
  ['ru', 'return', day + 4 * hour, 'Возврат через 1 день 4 часа'],
  ['ru', 'return', 5 * day + 21 * hour, 'Возврат через 5 дней 21 час'],
  ['ru', 'pickUp', 22 * hour + 11 * minute, 'Получение через 22 часа 11 минут'],
  ['ru', 'pickUp', 31 * minute, 'Получение через 31 минуту'],
  ['ru', 'return', -(5 * hour + 2 * minute), 'Вернуть машину нужно было 5 часов 2 минуты назад'],
] as const)('%s, %s in %d ms: %s', (language, moment, left, text) => {
  expect(textOf(language, moment, left)).toBe(text);
});

test('the last hour and the end are said, nothing else', () => {
  expect([2 * hour, hour, hour - minute, 0, -minute].map(stageOf)).toEqual(['far', 'far', 'soon', 'soon', 'over']);
});
