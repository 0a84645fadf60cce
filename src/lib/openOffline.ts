import { openDB } from 'idb';
import type { DBSchema, IDBPDatabase } from 'idb';
import { logFailure } from './log.ts';

/** An answer somebody has seen, for times without a network. */
export interface KeptAnswer {
  readonly userId: number;
  /** Which request it answers. */
  readonly name: string;
  readonly answer: unknown;
  /** When it was made, in milliseconds of the server's clock. */
  readonly at: number;
  /** In characters. */
  readonly size: number;
}

/** A message that waits to be sent. */
export interface KeptMessage {
  readonly userId: number;
  /** The one it is sent with, at every try. */
  readonly key: string;
  readonly threadId: number;
  readonly text: string;
  readonly at: string;
  /** When the session it was written in ends, in minutes: another session asks before it sends. */
  readonly session: number;
}

/** What this browser keeps of somebody; both stores are keyed by whose it is first. */
export interface OfflineSchema extends DBSchema {
  answers: { key: [number, string]; value: KeptAnswer; indexes: { age: [number, number] } };
  messages: { key: [number, string]; value: KeptMessage };
}

/**
 * Does some work with what is kept, and closes it again: an open connection would keep a page from being frozen and shown
 * again. Null where the browser forbids storage or something failed: nothing depends on what is kept.
 */
export async function withOffline<Result>(
  work: (kept: IDBPDatabase<OfflineSchema>) => Promise<Result>,
): Promise<Result | null> {
  if (!('indexedDB' in globalThis)) return null;
  try {
    const kept = await openDB<OfflineSchema>('gza', 1, {
      upgrade: (database) => {
        database.createObjectStore('answers', { keyPath: ['userId', 'name'] }).createIndex('age', ['at', 'size']);
        database.createObjectStore('messages', { keyPath: ['userId', 'key'] });
      },
    });
    try {
      return await work(kept);
    } finally {
      kept.close();
    }
  } catch (error) {
    logFailure('What is kept for times without a network could not be reached', error);
    return null;
  }
}
