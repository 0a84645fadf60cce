import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '#server/config.ts';

/** The secret part is made of the server's own secret, so no list of such addresses exists that could be read. */
function secretOf({ secret }: Pick<Config, 'secret'>, carId: number, version: number): string {
  return createHmac('sha256', secret).update(`calendar of car ${carId}, ${version}`).digest('base64url');
}

export function exportUrl(config: Pick<Config, 'secret' | 'publicUrl'>, carId: number, version: number): string {
  return `${config.publicUrl}/ical/${carId}-${secretOf(config, carId, version)}.ics`;
}

/** The car that a file's name is about; null for a name that none has. */
export function readExportName(file: string): { readonly carId: number; readonly secret: string } | null {
  const [, id = '', secret = ''] = /^([1-9]\d{0,8})-([\w-]{43})\.ics$/.exec(file) ?? [];
  return id === '' ? null : { carId: Number(id), secret };
}

export function isExportSecret(
  config: Pick<Config, 'secret'>,
  carId: number,
  version: number,
  secret: string,
): boolean {
  return timingSafeEqual(Buffer.from(secretOf(config, carId, version)), Buffer.from(secret));
}
