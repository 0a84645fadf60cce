import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Context } from '#server/context.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import type { CarPages } from './carPages.ts';
import { robotsText, sitemapIndexOf, sitemapOf } from './sitemap.ts';

const HOUR = 3_600_000;
/** The protocol allows 50,000 addresses and 50 MB a file. */
const CARS_PER_FILE = 10_000;
/** Of a million cars there are a hundred files, and robots ask for one after another. */
const MOST_KEPT = 4;

/** Makes each thing once an hour, however often it is asked for, and keeps only the newest few. */
function makeKept<Value>(clock: Context['clock'], make: (key: number) => Promise<Value>) {
  const kept = new Map<number, { readonly until: number; readonly value: Promise<Value> }>();
  return (key: number): Promise<Value> => {
    const now = clock().getTime();
    const last = kept.get(key);
    if (last !== undefined && now < last.until) return last.value;
    const value = make(key);
    // What failed is tried again by the next who asks.
    value.catch(() => kept.delete(key));
    kept.delete(key);
    kept.set(key, { until: now + HOUR, value });
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    return value;
  };
}

const send = (reply: FastifyReply, type: string, text: string): FastifyReply =>
  reply.type(`${type}; charset=utf-8`).header('cache-control', 'public, max-age=3600').send(text);

/** Tells search engines which pages there are. */
export function guideSearchEngines(app: FastifyInstance, { config, clock }: Context, cars: CarPages): void {
  const { publicUrl } = config;
  const firstIds = makeKept(clock, () => cars.listFirstIds(CARS_PER_FILE));
  const partFrom = makeKept(clock, async (id) => {
    const [first = 0] = await firstIds(0);
    return sitemapOf(publicUrl, await cars.listFrom(id, CARS_PER_FILE), id === first);
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
