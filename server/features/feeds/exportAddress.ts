import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '#server/config.ts';
import type { Context } from '#server/context.ts';
import { recordAudit } from '#server/features/audit/recordAudit.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import type { Follower } from './editFeeds.ts';
import { findExportVersion, raiseExportVersion } from './exportRepository.ts';
import { isOwnCar } from '#server/features/rental/ownCarRepository.ts';
import { lockOwner } from '#server/platform/db/userRepository.ts';

/** The secret part is made of the server's own secret, so no list of such addresses exists that could be read. */
function secretOf(secret: string, carId: number, version: number): string {
  return createHmac('sha256', secret).update(`calendar of car ${carId}, ${version}`).digest('base64url');
}

export function exportUrl(config: Pick<Config, 'secret' | 'publicUrl'>, carId: number, version: number): string {
  return `${config.publicUrl}/ical/${carId}-${secretOf(config.secret, carId, version)}.ics`;
}

/** The car that a file's name is about; null for a name that none has. */
export function readExportName(file: string): { readonly carId: number; readonly secret: string } | null {
  const [, id = '', secret = ''] = /^([1-9]\d{0,8})-([\w-]{43})\.ics$/.exec(file) ?? [];
  return id === '' ? null : { carId: Number(id), secret };
}

export function isExportSecret(
  { secrets }: Pick<Config, 'secrets'>,
  carId: number,
  version: number,
  given: string,
): boolean {
  return secrets.some((secret) => timingSafeEqual(Buffer.from(secretOf(secret, carId, version)), Buffer.from(given)));
}

export async function findExportUrl({ config, db }: Pick<Context, 'config' | 'db'>, by: Follower): Promise<string> {
  if (!(await isOwnCar(db, by.ownerId, by.carId))) throw new ApiError(404, 'NOT_FOUND');
  return exportUrl(config, by.carId, (await findExportVersion(db, by.carId)) ?? 0);
}

/** From now on the former address is invalid. */
export async function renewExport({ config, db, clock }: Context, by: Follower): Promise<string> {
  return db.transaction().execute(async (transaction) => {
    await lockOwner(transaction, by.ownerId);
    if (!(await isOwnCar(transaction, by.ownerId, by.carId))) throw new ApiError(404, 'NOT_FOUND');
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
