import type { FastifyInstance } from 'fastify';
import type { Context } from '#server/context.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import { noncePolicy } from '#server/platform/http/guards/securityHeaders.ts';
import { silenceSearches } from '../savedSearchRepository.ts';
import { deleteOpenWaitsOf } from '../waits/waitRepository.ts';
import { unsubscribePage } from './unsubscribePage.ts';
import { readUnsubscribeToken } from './unsubscribeToken.ts';

interface UnsubscribeRoute {
  Params: { token: string };
}

/**
 * Switches off mails about cars, without a login. Mail programs post to the address by themselves (RFC 8058); a person
 * sees a page with one button, as programs that only look at links must change nothing.
 */
export function unsubscribeRoutes(app: FastifyInstance, { config, db }: Context): void {
  const read = (token: string): number => {
    const userId = readUnsubscribeToken(config.secrets, token);
    if (userId === null) throw new ApiError(404, 'NOT_FOUND');
    return userId;
  };

  app.get<UnsubscribeRoute>('/unsubscribe/:token', async ({ params: { token }, language }, reply) => {
    read(token);
    const { nonce, policy } = noncePolicy();
    // Without a referrer the form would not say where it comes from.
    void reply
      .header('referrer-policy', 'same-origin')
      .header('content-security-policy', policy)
      .type('text/html; charset=utf-8');
    return unsubscribePage(token, language, nonce);
  });

  void app.register(async (scope) => {
    // What is posted says nothing more than the address; programs may post it as either kind of form.
    scope.removeContentTypeParser('multipart/form-data');
    scope.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string', bodyLimit: 1024 },
      (_request, _body, done) => done(null, undefined),
    );
    scope.post<UnsubscribeRoute>(
      '/unsubscribe/:token',
      { config: { isForm: true } },
      async ({ params: { token }, language }, reply) => {
        const userId = read(token);
        await db.transaction().execute(async (transaction) => {
          await silenceSearches(transaction, userId);
          await deleteOpenWaitsOf(transaction, userId);
        });
        const { nonce, policy } = noncePolicy();
        void reply.header('content-security-policy', policy).type('text/html; charset=utf-8');
        return unsubscribePage(null, language, nonce);
      },
    );
  });
}
