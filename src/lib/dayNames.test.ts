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
