import type { FastifyReply, FastifyRequest } from 'fastify';
import { choiceNames } from '#contract/routePatterns.ts';
import { searchCars } from '#contract/search.ts';
import { Language } from '#contract/values.ts';
import type { Context } from '#server/context.ts';
import type { ShareAnswer } from '#server/http/kept/shareAnswers.ts';
import type { DrawPage } from './drawPage.ts';
import type { IndexPage } from './indexPage.ts';

/** The names that public pages read of their addresses, beside the language. */
const namesRead: readonly (readonly [page: RegExp, names: ReadonlySet<string>])[] = [
  [/^\/search$/, new Set(Object.keys(searchCars.query.shape))],
  [/^\/cars\/rent\/[^/]+\/[^/]+$/, new Set(['from', 'to', ...choiceNames])],
];

/** What the page reads of its address, once each: whatever else is there would be drawn for and kept apart. */
function whatIsRead(path: string, query: URLSearchParams): string {
  const read = namesRead.find(([page]) => page.test(path))?.[1];
  const names = [...new Set(query.keys())].filter((name) =>
    name === 'lang' ? Language.safeParse(query.get(name)).success : (read?.has(name) ?? false),
  );
  const pairs = names.map((name): [string, string] => [name, query.get(name) ?? '']);
  return names.length === 0 ? '' : `?${new URLSearchParams(pairs).toString()}`;
}

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
    const query = new URLSearchParams(request.url.slice(path.length));
    const search = whatIsRead(path, query);
    const asked = Language.safeParse(query.get('lang'));
    if (asked.success) request.language = asked.data;
    // A build for another server has nothing to draw with.
    const make = page.isOwn ? draw?.({ path, search, language: request.language, status }) : null;
    if (!make) return page.send(reply, status);
    try {
      return await share(request, reply, `page ${status} ${path}${search}`, async () => {
        const answer = await make();
        // Asked for by its address, the language depends on nothing else.
        return asked.success ? { ...answer, headers: { ...answer.headers, vary: 'accept-encoding' } } : answer;
      });
    } catch (error) {
      // The client draws what the server could not.
      failures.report('drawPage', error, { path });
      return page.send(reply, status);
    }
  };
}
