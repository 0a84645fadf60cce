import type { Language } from '#contract/values.ts';

/** Chromium carries no Georgian calendar data: `Intl` would answer in English there. */
const georgian = {
  months: [
    'იანვარი',
    'თებერვალი',
    'მარტი',
    'აპრილი',
    'მაისი',
    'ივნისი',
    'ივლისი',
    'აგვისტო',
    'სექტემბერი',
    'ოქტომბერი',
    'ნოემბერი',
    'დეკემბერი',
  ],
  weekdays: ['კვირა', 'ორშაბათი', 'სამშაბათი', 'ოთხშაბათი', 'ხუთშაბათი', 'პარასკევი', 'შაბათი'],
} as const;

const locales = { en: 'en-GB', ru: 'ru' } as const;

/** The parts that `Intl` names; how they stand together is ours, so that every browser writes alike. */
const parts = {
  monthShort: { day: 'numeric', month: 'short' },
  monthLong: { day: 'numeric', month: 'long' },
  monthAlone: { month: 'long' },
  weekdayShort: { weekday: 'short' },
  weekdayLong: { weekday: 'long' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

type Part = keyof typeof parts;

const compositions = {
  /** 22 May */
  short: ['monthShort'],
  /** 22 May 2026 */
  medium: ['monthShort', ' ', 'year'],
  /** Fri, 22 May */
  weekday: ['weekdayShort', ', ', 'monthShort'],
  /** Friday, 22 May 2026 */
  full: ['weekdayLong', ', ', 'monthLong', ' ', 'year'],
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
    .map((part) => {
      if (part === 'year') return String(date.getUTCFullYear());
      if (part === ' ' || part === ', ') return part;
      return language === 'ka' ? georgianPart(date, part) : formatter(language, part).format(date);
    })
    .join('');
  // Russian alone writes the standing month small; Georgian must not be upper-cased (the font has no Mtavruli).
  return style === 'month' && language === 'ru' ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}

/** Two days as one range: "22–26 May", "28 May – 2 Jun". */
export function formatDays(from: string, to: string, language: Language): string {
  const end = formatDay(to, language, 'short');
  if (from === to) return end;
  if (from.slice(0, 7) === to.slice(0, 7)) return `${Number(from.slice(8))}–${end}`;
  return `${formatDay(from, language, 'short')} – ${end}`;
}

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(language: 'en' | 'ru', part: Part): Intl.DateTimeFormat {
  const key = `${language} ${part}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locales[language], { ...parts[part], timeZone: 'UTC' });
  formatters.set(key, made);
  return made;
}

function georgianPart(date: Date, part: Part): string {
  const month = georgian.months[date.getUTCMonth()] ?? '';
  const weekday = georgian.weekdays[date.getUTCDay()] ?? '';
  switch (part) {
    case 'monthShort':
      return `${date.getUTCDate()} ${month.slice(0, 3)}`;
    case 'monthLong':
      return `${date.getUTCDate()} ${month}`;
    case 'monthAlone':
      return month;
    case 'weekdayShort':
      return weekday.slice(0, 3);
    case 'weekdayLong':
      return weekday;
  }
}
