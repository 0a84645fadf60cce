import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { Id } from '#contract/domain/values.ts';
import type { Context } from '#server/context.ts';
import { requireActor } from '#server/features/auth/requireParty.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import { limitRate } from '#server/platform/http/guards/rateLimit.ts';
import { readScope } from '../readScope.ts';
import { readStatement } from './readStatement.ts';
import { statementPdf } from './statementPdf.ts';

const File = z.object({ file: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])\.pdf$/) });
/** Drawing one of hundreds of pages takes the processor seconds. */
const STATEMENTS_AN_HOUR = 30;
/** An admin says whose it is. */
const Filters = z.object({ owner_id: Id.optional() });

/** A file and no answer of the API, so it is none of its calls. */
export function statementRoute(app: FastifyInstance, context: Context): void {
  app.get(
    '/api/operations/statements/:file',
    { config: { isPersonal: true } },
    async ({ params, query, actor, language }, reply) => {
      const who = requireActor(actor);
      const [file, filters] = [File.safeParse(params), Filters.safeParse(query)];
      const { ownerId } = await readScope(context, who, filters.data ?? {});
      if (!file.success || !filters.success || ownerId === null) throw new ApiError(404, 'NOT_FOUND');
      await limitRate(context, { key: `statements:${who.userId}`, limit: STATEMENTS_AN_HOUR, windowSeconds: 3600 });
      const month = file.data.file.slice(0, 7);
      const statement = await readStatement(context, ownerId, month);
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="gza-${month}.pdf"`)
        .send(await statementPdf(statement, language));
    },
  );
}
