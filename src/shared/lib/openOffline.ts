import { openDB } from 'idb';
import type { DBSchema, IDBPDatabase } from 'idb';
import type { ReportAngle, ReportKind, ReportMark } from '#contract/calls/orders/reports.ts';
import { logFailure } from './log.ts';

/** A cached answer, for times without a network. */
export interface CachedAnswer {
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
export interface StoredMessage {
  readonly userId: number;
  /** The one it is sent with, at every try. */
  readonly key: string;
  readonly threadId: number;
  readonly text: string;
  readonly at: string;
  /** When the session it was written in ends, in minutes: another session asks before sending it. */
  readonly session: number;
}

/** A report that the server does not have yet, without the bytes of its photographs. */
export interface StoredReport {
  readonly userId: number;
  readonly orderId: number;
  readonly kind: ReportKind;
  /** The idempotency key it is sent with, at every try. */
  readonly key: string;
  readonly odometer: number | null;
  readonly fuel: number | null;
  /** New marks on the car. */
  readonly marks: readonly ReportMark[];
  /**
   * At a hand-over: the marks of earlier reports that the author saw when sealing it; null where they were not loaded.
   */
  readonly known: readonly ReportMark[] | null;
  /** The repaired ones among them. */
  readonly gone: readonly ReportMark[];
  /** In the order in which they were taken. */
  readonly photos: readonly StoredPhoto[];
  /** A sealed report does not change any more: it is sent. */
  readonly isSealed: boolean;
  /** Its id on the server, once it has one. */
  readonly reportId: number | null;
  /** Why it is open again: the server's refusal, or a photograph is gone from this browser. */
  readonly refusal: { readonly problem: 'refused' | 'lost'; readonly told: string | null } | null;
  readonly changedAt: string;
}

export interface StoredPhoto {
  readonly angle: ReportAngle;
  readonly sha256: string;
  readonly takenAt: string;
  readonly isSent: boolean;
}

/** A photograph of such a report. */
export interface StoredBytes {
  readonly userId: number;
  readonly orderId: number;
  readonly kind: ReportKind;
  readonly angle: ReportAngle;
  readonly sha256: string;
  readonly type: string;
  readonly bytes: ArrayBuffer;
}

/** What this browser stores of a user; the first key of every store is the user's id. */
export interface OfflineSchema extends DBSchema {
  answers: { key: [number, string]; value: CachedAnswer; indexes: { age: [number, number] } };
  messages: { key: [number, string]; value: StoredMessage };
  reports: { key: [number, number, ReportKind]; value: StoredReport };
  photographs: { key: [number, number, ReportKind, ReportAngle]; value: StoredBytes };
}

type Work<Result> = (db: IDBPDatabase<OfflineSchema>) => Promise<Result>;

/**
 * Opens the database for `work`, and closes it again: an open connection keeps a page out of the back/forward cache.
 * Rejects where the browser forbids storage, or has no room.
 */
export async function inOffline<Result>(work: Work<Result>): Promise<Result> {
  const db = await openDB<OfflineSchema>('gza', 2, {
    upgrade: (database, before) => {
      if (before < 1) {
        database.createObjectStore('answers', { keyPath: ['userId', 'name'] }).createIndex('age', ['at', 'size']);
        database.createObjectStore('messages', { keyPath: ['userId', 'key'] });
      }
      database.createObjectStore('reports', { keyPath: ['userId', 'orderId', 'kind'] });
      database.createObjectStore('photographs', { keyPath: ['userId', 'orderId', 'kind', 'angle'] });
    },
  });
  try {
    return await work(db);
  } finally {
    db.close();
  }
}

/** As `inOffline`, for optional work: null where it failed. */
export async function withOffline<Result>(work: Work<Result>): Promise<Result | null> {
  if (!('indexedDB' in globalThis)) return null;
  try {
    return await inOffline(work);
  } catch (error) {
    logFailure('What is kept for times without a network could not be reached', error);
    return null;
  }
}
