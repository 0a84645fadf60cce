import type { FastifyInstance } from 'fastify';
import type { Context } from '#server/context.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import { limitRate, networkOf } from '#server/platform/http/guards/rateLimit.ts';
import { isExportSecret, readExportName } from './exportAddress.ts';
import { exportCalendar } from './exportCalendar.ts';
import { findExportVersion } from './exportRepository.ts';
import { listBlocks } from './feedBlockRepository.ts';

interface ExportRoute {
  Params: { file: string };
}

const ASKED_AN_HOUR = 600;
const MAX_AGE_SECONDS = 300;

/** The busy days of a car at its secret address. A file and no answer of the API, so it is none of its calls. */
export function exportRoute(app: FastifyInstance, context: Context): void {
  const { config, db, clock } = context;
  app.get<ExportRoute>('/ical/:file', async ({ params, ip }, reply) => {
    await limitRate(context, { key: `ical:${networkOf(ip)}`, limit: ASKED_AN_HOUR, windowSeconds: 3600 });
    const named = readExportName(params.file);
    const version = named && (await findExportVersion(db, named.carId));
    if (named === null || version === null || !isExportSecret(config, named.carId, version, named.secret))
      throw new ApiError(404, 'NOT_FOUND');
    const { carId } = named;
    const now = clock();
    const blocks = (await listBlocks(db, carId, now)).filter(({ isImported }) => !isImported);
    void reply
      .type('text/calendar; charset=utf-8')
      .header('cache-control', `private, max-age=${MAX_AGE_SECONDS}`)
      .header('x-robots-tag', 'noindex');
    return exportCalendar({ carId, blocks, now }, new URL(config.publicUrl).hostname);
  });
}
