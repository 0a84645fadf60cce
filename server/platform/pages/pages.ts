import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Id, Language } from '#contract/domain/values.ts';
import { rentPathOf, routePatterns, routes } from '#contract/routes.ts';
import type { Context } from '#server/context.ts';
import type { AnswerPage } from '#server/pageAnswers.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import type { ShareAnswer } from '#server/platform/http/answerCache/shareAnswers.ts';
import type { MadeAnswer } from '#server/platform/http/answerCache/sharedAnswer.ts';
import type { KnownPages } from './carPages.ts';
import { isScreen } from './documentRoutes.ts';
import { makeDrawPage, type DrawPage } from './drawPage.ts';
import { serveHashedFiles } from './hashedFiles.ts';
import { readIndexPage, type IndexPage } from './indexPage.ts';
import { readBuiltPages } from './pageRenderer.ts';
import { isReplayFrame, replayDocumentOf } from './replayPolicy.ts';
import { robotsText, sitemapIndexOf, sitemapOf } from './sitemap.ts';

const FOREVER = 'public, max-age=31536000, immutable';
const BRIEFLY = 'public, max-age=3600';
/** Files are the same for all, also for the frame of a replay, which has no origin. */
const openToAll = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };
/** An outdated worker would cache pages of its build. */
const isWorker = (path: string): boolean => basename(path).startsWith('sw.js');

/** Answers a request that no route matched, or returns null when it is for no page. */
export type PageFallback = (
  request: FastifyRequest,
  reply: FastifyReply,
) => FastifyReply | Promise<FastifyReply> | null;

/** Serves the built client: hashed assets for a year, its page for every screen, a plain 404 for a missing asset. */
export async function servePages(
  app: FastifyInstance,
  distDir: string,
  context: Context,
  known: KnownPages,
  answerPage: AnswerPage,
  share: ShareAnswer,
): Promise<PageFallback> {
  const { cars, owners } = known;
  guideSearchEngines(app, context, known);
  if (!existsSync(join(distDir, 'index.html'))) return () => null;
  const page = readIndexPage(distDir, context);
  const built = readBuiltPages(distDir);
  const send = makeSendPage(page, built && makeDrawPage(built, page, answerPage, context), share, context);
  app.get('/', async (request, reply) => send(request, reply, 200));
  app.get('/index.html', async (_request, reply) => page.send(reply, 200));
  app.get<{ Params: { id: string } }>(routes.car.path, async (request, reply) => {
    const [asked = ''] = request.url.split('?');
    const { data: id } = Id.safeParse(request.params.id);
    // Without a database the page itself says what is the matter, and goes on when it is back.
    const path = id === undefined ? null : await cars.pathOf(id).catch(() => asked);
    if (path === null) return send(request, reply, 404);
    // Cars get other names; an old address redirects to the canonical one.
    return path === asked ? send(request, reply, 200) : reply.redirect(path + request.url.slice(asked.length), 301);
  });
  app.get<{ Params: { place: string } }>(routes.rent.path, async (request, reply) => {
    const { place } = request.params;
    const code = place.toLowerCase();
    // As for a car: without a database the page itself says what is the matter.
    if (!(await cars.hasPlace(code).catch(() => true))) return send(request, reply, 404);
    const [asked = ''] = request.url.split('?');
    const path = rentPathOf(code);
    return path === asked ? send(request, reply, 200) : reply.redirect(path + request.url.slice(asked.length), 301);
  });
  app.get<{ Params: { id: string } }>(routes.owner.path, async (request, reply) => {
    const { data: id } = Id.safeParse(request.params.id);
    // As above.
    const isThere = id !== undefined && (await owners.isThere(id).catch(() => true));
    return send(request, reply, isThere ? 200 : 404);
  });
  app.get('/version.json', async () => ({ build: page.build }));
  serveHashedFiles(app, join(distDir, 'static'), { ...openToAll, 'cache-control': FOREVER });
  const sendScreen: PageFallback = (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return null;
    const [path = ''] = request.url.split('?');
    // Whatever it accepts: robots that make previews of links say nothing about it.
    if (isScreen(path) || isReplayFrame(path)) {
      const replay = replayDocumentOf(path, request.host, context.config);
      return replay === null ? send(request, reply, 200) : page.send(reply, 200, replay);
    }
    // The client's router does not mind a slash at the end either.
    const plain = path.slice(0, -1);
    if (path.endsWith('/') && isScreen(plain)) return reply.redirect(plain + request.url.slice(path.length), 301);
    return isNavigation(request, path) ? send(request, reply, 404) : null;
  };
  // Left to the files, each request for a screen would look for one of its name first, also for compressed ones.
  for (const url of routePatterns)
    if (!app.hasRoute({ method: 'GET', url }))
      app.get(url, async (request, reply) => sendScreen(request, reply) ?? reply.callNotFound());
  await app.register(fastifyStatic, {
    root: distDir,
    index: false,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    setHeaders: (reply, path) =>
      void reply.headers({ ...openToAll, 'cache-control': isWorker(path) ? 'no-cache' : BRIEFLY }),
  });
  return sendScreen;
}

/** A browser opening an address, as opposed to a page asking for a part of it. */
function isNavigation(request: FastifyRequest, path: string): boolean {
  if (/^\/(api|dev|static|pictures)(\/|$)/.test(path) || /\.[a-z0-9]+$/i.test(path)) return false;
  const mode = request.headers['sec-fetch-mode'];
  return mode === undefined ? (request.headers.accept ?? '').includes('text/html') : mode === 'navigate';
}

/**
 * No request waits for a page that was rendered lately: it gets the last one, as it was before a change some seconds ago. What
 * is booked is priced and checked again whatever a page has shown.
 */
const patience = { lateMs: 60_000, changedMs: 3_000 };

type SendPage = (request: FastifyRequest, reply: FastifyReply, status: number) => Promise<FastifyReply>;

/** Sends public pages rendered, the same for all in one language, and every other one as the client's empty document. */
function makeSendPage(page: IndexPage, draw: DrawPage | null, share: ShareAnswer, { failures }: Context): SendPage {
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
        // Requested by the address, the language depends on nothing else.
        return asked.success && status === 200
          ? { ...answer, headers: { ...answer.headers, vary: 'accept-encoding' } }
          : answer;
      };
      return await share(request, reply, drawable.key, make, patience);
    } catch (error) {
      // The client renders what the server could not.
      failures.report('drawPage', error, { path });
      return page.send(reply, status);
    }
  };
}

const HOUR = 3_600_000;
/** The protocol allows 50,000 addresses and 50 MB a file. */
const CARS_PER_FILE = 10_000;
/** Of a million cars there are a hundred files, and robots ask for one after another. */
const MOST_CACHED = 4;

/** Makes each value once an hour, however often it is requested, and caches only the newest few. */
function hourlyCache<Value>(clock: Context['clock'], make: (key: number) => Promise<Value>) {
  const cache = new Map<number, { readonly until: number; readonly value: Promise<Value> }>();
  return (key: number): Promise<Value> => {
    const now = clock().getTime();
    const last = cache.get(key);
    if (last !== undefined && now < last.until) return last.value;
    const value = make(key);
    // The next request retries after a failure.
    value.catch(() => cache.delete(key));
    cache.delete(key);
    cache.set(key, { until: now + HOUR, value });
    const [oldest] = cache.keys();
    if (cache.size > MOST_CACHED && oldest !== undefined) cache.delete(oldest);
    return value;
  };
}

const send = (reply: FastifyReply, type: string, text: string): FastifyReply =>
  reply.type(`${type}; charset=utf-8`).header('cache-control', 'public, max-age=3600').send(text);

/** Lists the pages for search engines. */
function guideSearchEngines(app: FastifyInstance, { config, clock }: Context, { cars, owners }: KnownPages): void {
  const { publicUrl } = config;
  const firstIds = hourlyCache(clock, () => cars.listFirstIds(CARS_PER_FILE));
  const partFrom = hourlyCache(clock, async (id) => {
    const [first = 0] = await firstIds(0);
    const places = id === first ? await cars.listPlaces() : [];
    const listed = [
      ...places,
      ...(await cars.listFrom(id, CARS_PER_FILE)),
      ...(await owners.listFrom(id, CARS_PER_FILE)),
    ];
    return sitemapOf(publicUrl, listed, id === first);
  });

  app.get('/robots.txt', async (_request, reply) => send(reply, 'text/plain', robotsText(publicUrl)));

  app.get('/sitemap.xml', async (_request, reply) => {
    const ids = await firstIds(0);
    const xml = ids.length > 1 ? sitemapIndexOf(publicUrl, ids) : await partFrom(ids[0] ?? 0);
    return send(reply, 'application/xml', xml);
  });

  app.get<{ Params: { file: string } }>('/sitemap/:file', async ({ params }, reply) => {
    const ids = await firstIds(0);
    // Only where a part begins: any other number would make a list of its own.
    const id = ids.find((first) => params.file === `${first}.xml`);
    if (id === undefined) throw new ApiError(404, 'NOT_FOUND');
    return send(reply, 'application/xml', await partFrom(id));
  });
}
