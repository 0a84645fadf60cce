import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding } from './acceptedEncoding.ts';
import type { AnswerCache, Patience } from './answerCache.ts';
import type { MadeAnswer, SharedAnswer } from './sharedAnswer.ts';

/** Answers with the result of `make`: visitors from the cache of the key, users with a session with their own. */
export type ShareAnswer = (
  request: FastifyRequest,
  reply: FastifyReply,
  key: string,
  make: () => Promise<MadeAnswer>,
  patience?: Patience,
) => Promise<FastifyReply>;

/**
 * One answer for all visitors with the same request and language, here and in shared caches: what differs for them is
 * in `Vary`. Users with a session get answers of their own, as these may follow a change of theirs.
 */
export function shareAnswers(
  keptSeconds: number,
  cache: AnswerCache,
  hasSession: (request: FastifyRequest) => Promise<boolean>,
): ShareAnswer {
  const forVisitors = `public, max-age=0, s-maxage=${keptSeconds}, stale-while-revalidate=${keptSeconds * 2}`;
  return async (request, reply, key, make, patience) => {
    if (await hasSession(request)) {
      const { status, headers, body } = await make();
      return reply.status(status).headers(headers).header('cache-control', 'private, no-cache').send(body);
    }
    const answer = await cache.getOrMake(`${request.language} ${key}`, make, patience);
    // What is missing now may exist in a second: shared caches would not learn it.
    const isForAll = answer.isCacheable && answer.status === 200;
    return sendCached(request, reply.header('cache-control', isForAll ? forVisitors : 'no-store'), answer);
  };
}

function sendCached(request: FastifyRequest, reply: FastifyReply, answer: SharedAnswer): FastifyReply {
  const { encoding, body } = answer.in(acceptedEncoding(request.headers['accept-encoding']));
  void reply
    .headers({ vary: 'accept-encoding, accept-language, cookie', ...answer.headers })
    .header('etag', answer.etag);
  if (isKnown(request.headers['if-none-match'], answer.etag)) return reply.status(304).send();
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply.status(answer.status).send(body);
}

const isKnown = (header: string | undefined, etag: string): boolean =>
  header?.split(',').some((known) => known.trim() === etag) ?? false;
