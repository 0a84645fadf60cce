import ICAL from 'ical.js';
import { findIana } from 'windows-iana';
import { startOfDay } from '#contract/domain/rentalTime.ts';

const QUARTER = 900_000;

/** A zone of the IANA database, as the runtime knows it. */
class NamedZone extends ICAL.Timezone {
  readonly #format: Intl.DateTimeFormat;
  /** By quarters of an hour: no clocks change in between, and the runtime takes long to say what they show. */
  readonly #offsets = new Map<number, number>();

  constructor(timeZone: string) {
    super({ tzid: timeZone });
    this.#format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  }

  /** Seconds from UTC at what its clocks show. */
  override utcOffset({ year, month, day, hour, minute, second }: InstanceType<typeof ICAL.Time>): number {
    const shown = Date.UTC(year, month - 1, day, hour, minute, second);
    return this.#offsetAt(shown - this.#offsetAt(shown) * 1_000);
  }

  #offsetAt(instant: number): number {
    const quarter = Math.floor(instant / QUARTER);
    const known = this.#offsets.get(quarter);
    if (known !== undefined) return known;
    const shown = this.#format.format(instant);
    const [, sign, hours = 0, minutes = 0, seconds = 0] = /GMT([+-])(\d{2}):(\d{2})(?::(\d{2}))?/.exec(shown) ?? [];
    const offset = (sign === '-' ? -1 : 1) * (Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds));
    this.#offsets.set(quarter, offset);
    return offset;
  }
}

const GEORGIA_SECONDS = -startOfDay('1970-01-01').getTime() / 1_000;

class Georgia extends ICAL.Timezone {
  override utcOffset(): number {
    return GEORGIA_SECONDS;
  }
}

/** Where the car is: what says no zone means this one, which is the same all the year. */
export const georgia = new Georgia({ tzid: 'Asia/Tbilisi' });

/** The zone of a name that the calendar does not describe; Georgia's when nothing is known of it. */
export function zoneNamed(name: string): InstanceType<typeof ICAL.Timezone> {
  for (const candidate of candidatesOf(name)) {
    try {
      return new NamedZone(candidate);
    } catch {
      // Not one that the runtime knows: the next one may be.
    }
  }
  return georgia;
}

/** `Asia/Tbilisi`, `/mozilla.org/20050126_1/Asia/Tbilisi`, `Georgian Standard Time`, `+0400`, `(UTC+04:00) Tbilisi`. */
function candidatesOf(name: string): string[] {
  const parts = name.split('/').filter((part) => part !== '');
  const [, sign = '', hours = '', minutes = '00'] =
    /^\(?(?:UTC|GMT)?\s*([+-])(\d{1,2}):?(\d{2})?(?:\)|$)/i.exec(name.trim()) ?? [];
  return [
    ...(hours === '' ? [] : [`${sign}${hours.padStart(2, '0')}:${minutes}`]),
    name,
    ...[3, 2, 1].map((count) => parts.slice(-count).join('/')),
    // The names of Windows, also as Outlook numbers them.
    ...findIana(name.replace(/ \d+$/, '')),
  ];
}
