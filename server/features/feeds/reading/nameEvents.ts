/**
 * A calendar in which every event has a name of its own. Files in the wild give one UID to several events, or none,
 * and a parser that goes by it keeps the last alone; what changes one day of a recurring event keeps that one's.
 */
export function nameEvents(text: string): string {
  const seen = new Map<string, number>();
  return unfold(text)
    .split(/^(?=BEGIN:VEVENT\s*$)/im)
    .map((part) => nameEvent(part, seen))
    .join('');
}

/** Long lines go on behind a line break and a space. */
const unfold = (text: string): string => text.replaceAll(/\r\n|\r/g, '\n').replaceAll(/\n[ \t]/g, '');

const uidLine = /^UID(?:;[^:\n]*)?:(.*)$/im;

function nameEvent(part: string, seen: Map<string, number>): string {
  const uid = uidLine.exec(part)?.[1];
  if (uid === undefined || /^RECURRENCE-ID[;:]/im.test(part)) return part;
  const count = (seen.get(uid) ?? 0) + 1;
  seen.set(uid, count);
  return count === 1 ? part : part.replace(uidLine, () => `UID:${uid} ${count}`);
}
