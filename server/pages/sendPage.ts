import type { FastifyReply, FastifyRequest } from 'fastify';
import { Language } from '#contract/values.ts';
import { noncePolicy } from '#server/http/securityHeaders.ts';
import { readSessionCookie } from '#server/features/auth/sessionCookie.ts';
import type { Context } from '#server/context.ts';
import type { DrawPage } from './drawPage.ts';
import type { IndexPage } from './indexPage.ts';

/** Whoever stands between keeps a page for so long, and shows it somewhat longer while it asks for the next one. */
const SHARED = 'public, max-age=0, s-maxage=30, stale-while-revalidate=60';
/** The same page, but a cache could not know that. */
const OWN = 'private, no-cache';

export type SendPage = (request: FastifyRequest, reply: FastifyReply, status: number) => Promise<FastifyReply>;

/** Sends the public pages drawn, and every other one as the client's empty document. */
export function makeSendPage(page: IndexPage, draw: DrawPage | null, { config, failures }: Context): SendPage {
  return async (request, reply, status) => {
    if (draw === null || !page.isOwn) return page.send(reply, status);
    const [path = '', query] = request.url.split('?', 2);
    const search = query === undefined ? '' : request.url.slice(path.length);
    const asked = Language.safeParse(new URLSearchParams(search).get('lang'));
    const language = asked.data ?? request.language;
    const { nonce, policy } = noncePolicy();
    const drawn = await draw({ path, search, language, status, nonce }).catch((error: unknown) => {
      // The client draws what the server could not.
      failures.report('drawPage', error, { path });
      return null;
    });
    if (drawn === null) return page.send(reply, status);
    const isVisitor = readSessionCookie(request, config) === undefined;
    const cacheControl = isVisitor && status === 200 && !drawn.isPartial ? SHARED : OWN;
    if (!asked.success) void reply.header('vary', 'accept-language, cookie');
    return reply
      .status(status)
      .headers({ 'content-security-policy': policy, 'cache-control': cacheControl, 'content-language': language })
      .type('text/html; charset=utf-8')
      .send(drawn.html);
  };
}
