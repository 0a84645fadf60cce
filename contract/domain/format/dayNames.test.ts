import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatDay, formatDays } from './dayNames.ts';

for (const [language, short, weekday, full, month] of [
  ['en', '22 May', 'Fri, 22 May', 'Friday, 22 May 2026', 'May 2026'],
  ['ka', '22 მაი', 'პარ, 22 მაი', 'პარასკევი, 22 მაისი 2026', 'მაისი 2026'],
  ['ru', '22 мая', 'пт, 22 мая', 'пятница, 22 мая 2026', 'Май 2026'],
] as const)
  test(`${language} writes days`, () => {
    assert.equal(formatDay('2026-05-22', language, 'short'), short);
    assert.equal(formatDay('2026-05-22', language, 'weekday'), weekday);
    assert.equal(formatDay('2026-05-22', language, 'full'), full);
    assert.equal(formatDay('2026-05-22', language, 'month'), month);
  });

test('a range names a shared month once', () => {
  assert.equal(formatDays('2026-05-22', '2026-05-26', 'en'), '22–26 May');
  assert.equal(formatDays('2026-05-28', '2026-06-02', 'en'), '28 May – 2 Jun');
  assert.equal(formatDays('2026-05-22', '2026-05-26', 'ka'), '22–26 მაი');
  assert.equal(formatDays('2026-05-22', '2026-05-22', 'ru'), '22 мая');
});

for (const [language, locale] of [
  ['en', 'en-GB'],
  ['ru', 'ru'],
] as const)
  test(`${language} has the names that browsers and servers use`, () => {
    const write = (day: string, options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
    for (const month of Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'))) {
      const day = `2026-${month}-${month}`;
      assert.equal(formatDay(day, language, 'short'), write(day, { day: 'numeric', month: 'short' }));
      assert.equal(formatDay(day, language, 'weekdayShort'), write(day, { weekday: 'short' }));
      assert.equal(
        formatDay(day, language, 'full'),
        `${write(day, { weekday: 'long' })}, ${write(day, { day: 'numeric', month: 'long' })} 2026`,
      );
      assert.equal(
        formatDay(day, language, 'month').toLowerCase(),
        `${write(day, { month: 'long' })} 2026`.toLowerCase(),
      );
    }
  });
