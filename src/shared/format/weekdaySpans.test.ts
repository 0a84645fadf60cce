import { expect, test } from '@jest/globals';
import { formatWeekdays } from './weekdaySpans.ts';

test.each([
  ['en', '2026-05-11', '2026-05-13', 'Mon 11 – Wed 13 May'],
  ['en', '2026-05-30', '2026-06-01', 'Sat 30 May – Mon 1 Jun'],
  ['en', '2026-05-14', '2026-05-14', 'Thu 14 May'],
  ['ru', '2026-05-11', '2026-05-13', 'пн 11 – ср 13 мая'],
  ['ka', '2026-05-11', '2026-05-13', 'ორშ 11 – ოთხ 13 მაი'],
] as const)('%s names the days from %s to %s', (language, from, to, text) => {
  expect(formatWeekdays(from, to, language)).toBe(text);
});
