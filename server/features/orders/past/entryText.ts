import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { deflate, inflate } from 'node:zlib';
import { sql } from 'kysely';
import type { LogEntry } from './rebuildOrder.ts';

/** Entries as PostgreSQL writes them, with the microseconds of their times; an aggregate over rows of `order_log`. */
export const entryText = sql<string>`json_agg(json_build_array(id, source, row_id, at, transaction, change) order by id)::text`;

type Line = readonly [LogEntry['id'], LogEntry['source'], LogEntry['row_id'], string, number, LogEntry['change']];

export const readEntries = (text: string): LogEntry[] =>
  // The database has written it.
  (JSON.parse(text) as Line[]).map(([id, source, row_id, at, transaction, change]) => ({
    id,
    source,
    row_id,
    at: new Date(at),
    transaction,
    change,
  }));

/**
 * Entries of some orders of the demo fleet: what those of others have in common with them takes no space. It must never
 * change, else nothing that is archived can be read.
 */
const dictionary = readFileSync(new URL('./archiveDictionary.txt', import.meta.url));

const [compress, expand] = [
  promisify<Buffer, { dictionary: Buffer }, Buffer>(deflate),
  promisify<Buffer, { dictionary: Buffer }, Buffer>(inflate),
];

export const pack = (text: string): Promise<Buffer> => compress(Buffer.from(text), { dictionary });

/** Fails when what it is given, or the dictionary, is not what was packed. */
export const unpack = async (packed: Buffer): Promise<string> => (await expand(packed, { dictionary })).toString();
