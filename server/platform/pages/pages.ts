import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { routes } from '#contract/routes.ts';
import { Id } from '#contract/domain/values.ts';
import { isScreen } from './documentRoutes.ts';
import type { Context } from '#server/context.ts';
import type { ShareAnswer } from '#server/platform/http/kept/shareAnswers.ts';
import type { AnswerPage } from '#server/pageAnswers.ts';
import { serveHashedFiles } from './hashedFiles.ts';
import { readIndexPage } from './indexPage.ts';
import type { CarPages } from './carPages.ts';
import { guideSearchEngines } from './searchEngines.ts';
import { readBuiltPages } from './pageRenderer.ts';
import { makeDrawPage } from './drawPage.ts';
import { isReplayFrame, replayDocumentOf } from './replayPolicy.ts';
import { makeSendPage } from './sendPage.ts';

const FOREVER = 'public, max-age=31536000, immutable';
const BRIEFLY = 'public, max-age=3600';
/** Files are the same for everybody, also for the frame of a replay, which is of no origin. */
const openToAll = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };
/** A worker that is out of date would keep pages of its build. */
const isWorker = (path: string): boolean => basename(path).startsWith('sw.js');

/** Answers a request that no route took, or returns null when it asked for no page. */
export type PageFallback = (
  request: FastifyRequest,
  reply: FastifyReply,
) => FastifyReply | Promise<FastifyReply> | null;

/** Serves the built client: hashed assets for a year, its page for every screen, a plain 404 for a missing asset. */
export async function servePages(
  app: FastifyInstance,
  distDir: string,
  context: Context,
  cars: CarPages,
  answerPage: AnswerPage,
  share: ShareAnswer,
): Promise<PageFallback> {
  guideSearchEngines(app, context, cars);
  if (!existsSync(join(distDir, 'index.html'))) return () => null;
  const page = readIndexPage(distDir, context.clock);
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
    // Cars get other names; whoever kept an old address is led to the one that search engines know.
    return path === asked ? send(request, reply, 200) : reply.redirect(path + request.url.slice(asked.length), 301);
  });
  app.get('/version.json', async () => ({ build: page.build }));
  serveHashedFiles(app, join(distDir, 'static'), { ...openToAll, 'cache-control': FOREVER });
  await app.register(fastifyStatic, {
    root: distDir,
    index: false,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    setHeaders: (reply, path) =>
      void reply.headers({ ...openToAll, 'cache-control': isWorker(path) ? 'no-cache' : BRIEFLY }),
  });
  return (request, reply) => {
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
}

/** A browser opening an address, as opposed to a page asking for a part of it. */
function isNavigation(request: FastifyRequest, path: string): boolean {
  if (/^\/(api|dev|static|pictures)(\/|$)/.test(path) || /\.[a-z0-9]+$/i.test(path)) return false;
  const mode = request.headers['sec-fetch-mode'];
  return mode === undefined ? (request.headers.accept ?? '').includes('text/html') : mode === 'navigate';
}
