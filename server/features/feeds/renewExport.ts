import { recordAudit } from '#server/features/audit/recordAudit.ts';
import type { Context } from '#server/context.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import type { Follower } from './addFeed.ts';
import { exportUrl } from './exportAddress.ts';
import { findExportVersion, raiseExportVersion } from './exportRepository.ts';
import { isOwnCar } from './feedRepository.ts';

export async function findExportUrl({ config, db }: Pick<Context, 'config' | 'db'>, by: Follower): Promise<string> {
  if (!(await isOwnCar(db, by.ownerId, by.carId))) throw new ApiError(404, 'NOT_FOUND');
  return exportUrl(config, by.carId, (await findExportVersion(db, by.carId)) ?? 0);
}

/** From now on the former address is invalid. */
export async function renewExport({ config, db, clock }: Context, by: Follower): Promise<string> {
  if (!(await isOwnCar(db, by.ownerId, by.carId))) throw new ApiError(404, 'NOT_FOUND');
  return db.transaction().execute(async (transaction) => {
    const version = await raiseExportVersion(transaction, by.carId);
    await recordAudit(transaction, {
      at: clock(),
      actorUserId: by.userId,
      action: 'feed_export_renewed',
      subjectUserId: by.userId,
      details: { car: by.carId },
    });
    return exportUrl(config, by.carId, version);
  });
}
