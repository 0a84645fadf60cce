import { expect, test } from '@jest/globals';
import { formatDay, formatDays } from './dayNames.ts';

test.each([
  ['en', '22 May', 'Fri, 22 May', 'Friday, 22 May 2026', 'May 2026'],
  ['ka', '22 მაი', 'პარ, 22 მაი', 'პარასკევი, 22 მაისი 2026', 'მაისი 2026'],
  ['ru', '22 мая', 'пт, 22 мая', 'пятница, 22 мая 2026', 'Май 2026'],
] as const)('%s writes days in its own words', (language, short, weekday, full, month) => {
  expect(formatDay('2026-05-22', language, 'short')).toBe(short);
  expect(formatDay('2026-05-22', language, 'weekday')).toBe(weekday);
  expect(formatDay('2026-05-22', language, 'full')).toBe(full);
  expect(formatDay('2026-05-22', language, 'month')).toBe(month);
});

test('a range names a shared month once', () => {
  expect(formatDays('2026-05-22', '2026-05-26', 'en')).toBe('22–26 May');
  expect(formatDays('2026-05-28', '2026-06-02', 'en')).toBe('28 May – 2 Jun');
  expect(formatDays('2026-05-22', '2026-05-26', 'ka')).toBe('22–26 მაი');
  expect(formatDays('2026-05-22', '2026-05-22', 'ru')).toBe('22 мая');
});

test.each([
  ['en', 'en-GB'],
  ['ru', 'ru'],
] as const)('%s has the names that everybody uses', (language, locale) => {
  const write = (day: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
  for (const month of Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'))) {
    const day = `2026-${month}-${month}`;
    expect(formatDay(day, language, 'short')).toBe(write(day, { day: 'numeric', month: 'short' }));
    expect(formatDay(day, language, 'weekdayShort')).toBe(write(day, { weekday: 'short' }));
    expect(formatDay(day, language, 'full')).toBe(
      `${write(day, { weekday: 'long' })}, ${write(day, { day: 'numeric', month: 'long' })} 2026`,
    );
    expect(formatDay(day, language, 'month').toLowerCase()).toBe(`${write(day, { month: 'long' })} 2026`.toLowerCase());
  }
});
