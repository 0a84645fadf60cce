import { crc32 } from 'node:zlib';

/**
 * Reads a ZIP in the form of packs: files without compression, one after another, no dates, no comments. Every byte
 * outside the files is recomputed and compared, so that no change is possible; compressed content is refused.
 */
export interface ReadZip {
  readonly files: ReadonlyMap<string, Buffer>;
  readonly problems: readonly string[];
}

const END_BYTES = 22;
const HEAD_BYTES = 30;
const TAIL_BYTES = 16;
const ENTRY_BYTES = 46;
const MOST_FILES = 500;
const LONGEST_NAME = 100;
/** No `..`, drive, device or absolute path; names that differ on every system. */
const NAME = /^[\w-]+(\/[\w-]+)*\.[a-z]{3,4}$/;
/** 1 January 1980. */
const DATE = 0x00_21_00_00;
/** Sizes and the sum follow the file. */
const FLAGS = 8;
const VERSION = 20;

interface Entry {
  readonly name: string;
  readonly start: number;
  /** Of its entry in the central directory. */
  readonly place: number;
}

const list = 'the list of files at the end';
const refused = (problem: string): ReadZip => ({ files: new Map(), problems: [problem] });

export function readZip(zip: Buffer): ReadZip {
  if (zip.length < END_BYTES) return refused('the file: too short for a ZIP');
  const end = zip.length - END_BYTES;
  const [count, listStart] = [zip.readUInt16LE(end + 10), zip.readUInt32LE(end + 16)];
  if (listStart > end)
    return refused(`the end of the ZIP: byte ${end + 16} says that the list of files begins behind it`);
  const expectedEnd = concat(
    [4, 0x06_05_4b_50],
    [4, 0],
    [2, count],
    [2, count],
    [4, end - listStart],
    [4, listStart],
    [2, 0],
  );
  const wrongEnd = differ(zip, end, expectedEnd, 'the end of the ZIP');
  if (wrongEnd.length > 0) return { files: new Map(), problems: wrongEnd };
  if (count > MOST_FILES) return refused(`the end of the ZIP: ${count} files, at most ${MOST_FILES} are possible`);
  const entries = listEntries(zip, listStart, end, count);
  if (typeof entries === 'string') return refused(entries);
  return checkEntries(zip, entries, listStart);
}

/** The offset of each file; a problem where the central directory is wrong. */
function listEntries(zip: Buffer, listStart: number, end: number, count: number): Entry[] | string {
  const entries: Entry[] = [];
  let place = listStart;
  let after = 0;
  for (let index = 0; index < count; index += 1) {
    if (place + ENTRY_BYTES > end) return `${list}: entry ${index + 1} is cut off at byte ${place}`;
    const length = zip.readUInt16LE(place + 28);
    const name = zip.toString('latin1', place + ENTRY_BYTES, Math.min(end, place + ENTRY_BYTES + length));
    if (length > LONGEST_NAME || !NAME.test(name))
      return `${list}: entry ${index + 1} at byte ${place} has a name that no pack has: ${JSON.stringify(name.slice(0, LONGEST_NAME))}`;
    const start = zip.readUInt32LE(place + 42);
    const isNext = index === 0 ? start === 0 : start >= after;
    if (!isNext || start + HEAD_BYTES + length + TAIL_BYTES > listStart)
      return `${name}: ${list} says that it begins at byte ${start}, where it cannot`;
    entries.push({ name, start, place });
    after = start + HEAD_BYTES + length + TAIL_BYTES;
    place += ENTRY_BYTES + length;
  }
  return place === end ? entries : `${list}: ${end - place} bytes too many at byte ${place}`;
}

function checkEntries(zip: Buffer, entries: readonly Entry[], listStart: number): ReadZip {
  const files = new Map<string, Buffer>();
  const problems: string[] = [];
  for (const [index, { name, start, place }] of entries.entries()) {
    if (files.has(name)) problems.push(`${name}: it is there twice`);
    const tail = (entries[index + 1]?.start ?? listStart) - TAIL_BYTES;
    const data = zip.subarray(start + HEAD_BYTES + name.length, tail);
    const [sum, size] = [crc32(data), data.length];
    const common = concat([2, VERSION], [2, FLAGS], [2, 0], [4, DATE]);
    const sizes = concat([4, sum], [4, size], [4, size]);
    const names = concat([2, name.length], [2, 0]);
    const head = Buffer.concat([concat([4, 0x04_03_4b_50]), common, Buffer.alloc(12), names, Buffer.from(name)]);
    problems.push(
      ...differ(zip, start, head, `${name}: its header`),
      ...differ(
        zip,
        tail,
        Buffer.concat([concat([4, 0x08_07_4b_50]), sizes]),
        `${name}: its bytes or the sum behind them`,
      ),
      ...differ(
        zip,
        place,
        Buffer.concat([
          concat([4, 0x02_01_4b_50], [2, VERSION]),
          common,
          sizes,
          names,
          concat([2, 0], [2, 0], [2, 0], [4, 0], [4, start]),
          Buffer.from(name),
        ]),
        `${name}: ${list}`,
      ),
    );
    files.set(name, data);
  }
  if (entries.length === 0 && listStart !== 0) problems.push('the ZIP: something stands before its list of files');
  return { files, problems };
}

/** The first wrong byte. */
function differ(zip: Buffer, start: number, expected: Buffer, what: string): string[] {
  const found = zip.subarray(start, start + expected.length);
  if (found.equals(expected)) return [];
  const at = expected.findIndex((byte, index) => byte !== found[index]);
  return [`${what}: byte ${start + at} of the ZIP is ${found[at] ?? 'missing'}, not ${expected[at]}`];
}

/** Numbers as encoded in a ZIP, each with its length in bytes. */
function concat(...numbers: readonly (readonly [2 | 4, number])[]): Buffer {
  return Buffer.concat(
    numbers.map(([length, value]) => {
      const bytes = Buffer.alloc(length);
      bytes.writeUIntLE(value, 0, length);
      return bytes;
    }),
  );
}
