import type { FastifyReply, FastifyRequest } from 'fastify';
import { Language } from '#contract/domain/values.ts';
import type { Context } from '#server/context.ts';
import type { MadeAnswer } from '#server/platform/http/kept/sharedAnswer.ts';
import type { ShareAnswer } from '#server/platform/http/kept/shareAnswers.ts';
import type { DrawPage } from './drawPage.ts';
import type { IndexPage } from './indexPage.ts';

/**
 * Nobody waits for a page that was drawn lately: they see the last one, as it was before a change of some seconds ago. What
 * is booked is priced and looked at anew whatever a page has shown.
 */
const patience = { lateMs: 60_000, changedMs: 3_000 };

export type SendPage = (request: FastifyRequest, reply: FastifyReply, status: number) => Promise<FastifyReply>;

/** Sends public pages drawn, the same to everybody who asks in one language, and every other one as the client's empty document. */
export function makeSendPage(
  page: IndexPage,
  draw: DrawPage | null,
  share: ShareAnswer,
  { failures }: Context,
): SendPage {
  return async (request, reply, status) => {
    const [path = ''] = request.url.split('?', 1);
    const search = request.url.slice(path.length);
    const asked = Language.safeParse(new URLSearchParams(search).get('lang'));
    if (asked.success) request.language = asked.data;
    const { language } = request;
    try {
      // A build for another server has nothing to draw with.
      const drawable = page.isOwn && (await draw?.({ path, search, language, isLanguageAsked: asked.success, status }));
      if (!drawable) return page.send(reply, status);
      const make = async (): Promise<MadeAnswer> => {
        const answer = await drawable.make();
        // Asked for by its address, the language depends on nothing else.
        return asked.success && status === 200
          ? { ...answer, headers: { ...answer.headers, vary: 'accept-encoding' } }
          : answer;
      };
      return await share(request, reply, drawable.key, make, patience);
    } catch (error) {
      // The client draws what the server could not.
      failures.report('drawPage', error, { path });
      return page.send(reply, status);
    }
  };
}
