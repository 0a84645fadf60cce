import type { Language } from '../values.ts';

const words = (text: string): readonly string[] => text.split(' ');
const beginnings = (names: readonly string[]): readonly string[] => names.map((name) => name.slice(0, 3));

const english = words('January February March April May June July August September October November December');
const englishDays = words('Sunday Monday Tuesday Wednesday Thursday Friday Saturday');
const georgian = words(
  'იანვარი თებერვალი მარტი აპრილი მაისი ივნისი ივლისი აგვისტო სექტემბერი ოქტომბერი ნოემბერი დეკემბერი',
);
const georgianDays = words('კვირა ორშაბათი სამშაბათი ოთხშაბათი ხუთშაბათი პარასკევი შაბათი');

/**
 * Months with a day and by themselves, and days of the week from Sunday on. Not by `Intl`: browsers and servers have
 * data of different years and none of Georgian, and a browser needs 20 ms for the first format, during hydration.
 */
const names = {
  en: {
    monthShort: words('Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec'),
    monthLong: english,
    monthAlone: english,
    weekdayShort: beginnings(englishDays),
    weekdayLong: englishDays,
  },
  ka: {
    monthShort: beginnings(georgian),
    monthLong: georgian,
    monthAlone: georgian,
    weekdayShort: beginnings(georgianDays),
    weekdayLong: georgianDays,
  },
  ru: {
    monthShort: words('янв. февр. мар. апр. мая июн. июл. авг. сент. окт. нояб. дек.'),
    monthLong: words('января февраля марта апреля мая июня июля августа сентября октября ноября декабря'),
    monthAlone: words('январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь'),
    weekdayShort: words('вс пн вт ср чт пт сб'),
    weekdayLong: words('воскресенье понедельник вторник среда четверг пятница суббота'),
  },
} as const satisfies Record<Language, unknown>;

type Part = keyof (typeof names)['en'];

const compositions = {
  /** 22 May */
  short: ['monthShort'],
  /** 22 May 2026 */
  medium: ['monthShort', ' ', 'year'],
  /** Fri, 22 May */
  weekday: ['weekdayShort', ', ', 'monthShort'],
  /** Friday, 22 May 2026 */
  full: ['weekdayLong', ', ', 'monthLong', ' ', 'year'],
  /** Friday, 22 May */
  weekdayFull: ['weekdayLong', ', ', 'monthLong'],
  /** May 2026 */
  month: ['monthAlone', ' ', 'year'],
  /** Fri */
  weekdayShort: ['weekdayShort'],
  /** Friday */
  weekdayLong: ['weekdayLong'],
} as const satisfies Record<string, readonly (Part | 'year' | ' ' | ', ')[]>;

export type DayStyle = keyof typeof compositions;

/** A day `YYYY-MM-DD` written in the language. */
export function formatDay(day: string, language: Language, style: DayStyle): string {
  const date = new Date(`${day}T00:00:00Z`);
  const text = compositions[style]
    .map((part) => (part === ' ' || part === ', ' ? part : partOf(date, language, part)))
    .join('');
  // Only Russian writes a month by itself in lower case; Georgian must not be upper-cased (the font has no Mtavruli).
  return style === 'month' && language === 'ru' ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}

/** Two days as one range: "22–26 May", "28 May – 2 Jun". */
export function formatDays(from: string, to: string, language: Language): string {
  const end = formatDay(to, language, 'short');
  if (from === to) return end;
  if (from.slice(0, 7) === to.slice(0, 7)) return `${Number(from.slice(8))}–${end}`;
  return `${formatDay(from, language, 'short')} – ${end}`;
}

function partOf(date: Date, language: Language, part: Part | 'year'): string {
  if (part === 'year') return String(date.getUTCFullYear());
  const isWeekday = part === 'weekdayShort' || part === 'weekdayLong';
  const name = names[language][part][isWeekday ? date.getUTCDay() : date.getUTCMonth()] ?? '';
  return isWeekday || part === 'monthAlone' ? name : `${date.getUTCDate()} ${name}`;
}
