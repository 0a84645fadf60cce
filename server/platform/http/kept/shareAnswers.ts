import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding } from './acceptedEncoding.ts';
import type { KeptAnswers, Patience } from './keptAnswers.ts';
import type { MadeAnswer, SharedAnswer } from './sharedAnswer.ts';

/** Answers with what `make` makes: visitors from what is kept under the key, whoever has a session with one of their own. */
export type ShareAnswer = (
  request: FastifyRequest,
  reply: FastifyReply,
  key: string,
  make: () => Promise<MadeAnswer>,
  patience?: Patience,
) => Promise<FastifyReply>;

/**
 * One answer for all visitors who ask the same in the same language, here and in caches between: what differs for them is
 * in `Vary`. Whoever has a session gets an answer of their own, as it may follow a change of theirs.
 */
export function shareAnswers(
  keptSeconds: number,
  kept: KeptAnswers,
  hasSession: (request: FastifyRequest) => Promise<boolean>,
): ShareAnswer {
  const forVisitors = `public, max-age=0, s-maxage=${keptSeconds}, stale-while-revalidate=${keptSeconds * 2}`;
  return async (request, reply, key, make, patience) => {
    if (await hasSession(request)) {
      const { status, headers, body } = await make();
      return reply.status(status).headers(headers).header('cache-control', 'private, no-cache').send(body);
    }
    const answer = await kept.keep(`${request.language} ${key}`, make, patience);
    // What is not there now may be in a second: caches between would not hear of it.
    const isForAll = answer.mayBeKept && answer.status === 200;
    return sendKept(request, reply.header('cache-control', isForAll ? forVisitors : 'no-store'), answer);
  };
}

function sendKept(request: FastifyRequest, reply: FastifyReply, answer: SharedAnswer): FastifyReply {
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
