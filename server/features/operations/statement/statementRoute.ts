import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { Id } from '#contract/domain/values.ts';
import type { Context } from '#server/context.ts';
import { requireActor } from '#server/features/auth/requireParty.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import { readScope } from '../readScope.ts';
import { readStatement } from './readStatement.ts';
import { statementPdf } from './statementPdf.ts';

const File = z.object({ file: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])\.pdf$/) });
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
      const month = file.data.file.slice(0, 7);
      const statement = await readStatement(context, ownerId, month);
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="gza-${month}.pdf"`)
        .send(await statementPdf(statement, language));
    },
  );
}
