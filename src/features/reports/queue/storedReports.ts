import type { ReportAngle } from '#contract/calls/orders/reports.ts';
import { inOffline, withOffline } from '#src/shared/lib/openOffline.ts';
import type { StoredBytes, StoredReport } from '#src/shared/lib/openOffline.ts';
import type { ReportPlace } from './reportMachine.ts';

/** A report unchanged for this long is not sent any more, ms. */
const LONGEST_MS = 30 * 24 * 60 * 60_000;
/** Reports in one browser, each with its photographs: beyond it the oldest unsealed ones are deleted. */
const MOST = 8;

const keyOf = ({ userId, orderId, kind }: ReportPlace): [number, number, ReportPlace['kind']] => [
  userId,
  orderId,
  kind,
];
const bytesOf = (place: ReportPlace) => IDBKeyRange.bound(keyOf(place), [...keyOf(place), []]);
const ofUser = (userId: number) => IDBKeyRange.bound([userId], [userId, []]);

/** What this user has not sent yet, the oldest first. Rejects where there is no storage. */
export const readReports = (userId: number, now: number): Promise<readonly StoredReport[]> =>
  inOffline(async (db) => {
    const changes = db.transaction(['reports', 'photographs'], 'readwrite');
    const reports = changes.objectStore('reports');
    const all = (await reports.getAll(ofUser(userId))).sort((a, b) => a.changedAt.localeCompare(b.changedAt));
    const open = all.filter(({ isSealed }) => !isSealed);
    const tooMany = new Set(open.slice(0, Math.max(0, all.length - MOST)));
    const stays = (report: StoredReport) =>
      Math.abs(now - Date.parse(report.changedAt)) < LONGEST_MS && !tooMany.has(report);
    for (const report of all.filter((one) => !stays(one))) {
      await reports.delete(keyOf(report));
      await changes.objectStore('photographs').delete(bytesOf(report));
    }
    await changes.done;
    return all.filter(stays);
  });

/**
 * Changes a report and its photographs in one transaction: photographs that it no longer names are deleted. `change`
 * returns null for a finished report. Resolves with the new report. Rejects where there is no storage, or no room.
 */
export const changeReport = (
  place: ReportPlace,
  change: (report: StoredReport | undefined) => StoredReport | null,
  photograph?: StoredBytes,
): Promise<StoredReport | null> =>
  inOffline(async (db) => {
    const changes = db.transaction(['reports', 'photographs'], 'readwrite');
    // The transaction reports its failure itself.
    changes.done.catch(() => undefined);
    const [reports, photographs] = [changes.objectStore('reports'), changes.objectStore('photographs')];
    const before = await reports.get(keyOf(place));
    const after = change(before);
    if (after === null) {
      await reports.delete(keyOf(place));
      await photographs.delete(bytesOf(place));
    } else {
      await reports.put(after);
      for (const { angle } of before?.photos ?? [])
        if (!after.photos.some((photo) => photo.angle === angle)) await photographs.delete([...keyOf(place), angle]);
      // A sealed report names the bytes it was sealed with.
      if (after.photos.some(({ sha256 }) => sha256 === photograph?.sha256) && photograph !== undefined)
        await photographs.put(photograph);
    }
    await changes.done;
    return after;
  });

export const readPhotograph = (place: ReportPlace, angle: ReportAngle): Promise<StoredBytes | undefined> =>
  inOffline((db) => db.get('photographs', [...keyOf(place), angle]));

/** Whether this user has photographs here; null where there is no storage. */
export const hasPhotographs = (userId: number): Promise<boolean | null> =>
  withOffline(async (db) => (await db.count('photographs', ofUser(userId))) > 0);

/** Deletes all reports, or all but those of one user. */
export const forgetReports = (exceptUserId?: number): Promise<unknown> =>
  withOffline(async (db) => {
    const changes = db.transaction(['reports', 'photographs'], 'readwrite');
    for (const name of ['reports', 'photographs'] as const) {
      const store = changes.objectStore(name);
      for (const key of await store.getAllKeys()) if (key[0] !== exceptUserId) await store.delete(key);
    }
    await changes.done;
  });
