import { localMomentOf } from '#contract/domain/rentalTime.ts';
import { type FeedEvent, ReadError } from '#server/features/feeds/reading/feedEvent.ts';
import { readEvents } from '#server/features/feeds/reading/readEvents.ts';

/** What tests read calendars for, and how they write and show them. */
export const period = { from: new Date('2026-11-20T06:00:00Z'), to: new Date('2028-11-20T06:00:00Z') };
export const calendar = (...events: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events.map((event) => `BEGIN:VEVENT\n${event}\nEND:VEVENT`), 'END:VCALENDAR']
    .join('\n')
    .replaceAll('\n', '\r\n');
export const shown = (events: readonly FeedEvent[]) =>
  events.map(({ from, to, isUnnamed }) => `${localMomentOf(from)} ${localMomentOf(to)}${isUnnamed ? ' unnamed' : ''}`);
export const read = (text: string) => shown(readEvents(text, period));

/** Why it is not read, or what is read of it. */
export const problem = (text: string): string => {
  try {
    return read(text).join();
  } catch (error) {
    return error instanceof ReadError ? error.problem : `another error: ${String(error)}`;
  }
};
