import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply } from 'fastify';
import { noncePolicy } from '#server/http/securityHeaders.ts';
import type { Context } from '#server/context.ts';
import type { ReplayDocument } from './replayPolicy.ts';

const NONCE_PLACE = '__CSP_NONCE__';
const TIME_PLACE = '__SERVER_TIME__';

export interface IndexPage {
  /** Identifies the build, so that an open page can tell that a newer one was deployed. */
  readonly build: string;
  send(reply: FastifyReply, status: number, replay?: ReplayDocument | null): FastifyReply;
}

/** The client's page, read once; each answer carries a nonce and the time of its own and is never kept. */
export function readIndexPage(distDir: string, clock: Context['clock']): IndexPage {
  const html = readFileSync(join(distDir, 'index.html'), 'utf8');
  const build = /name="?gza:build"? content="?([^"> ]*)/.exec(html)?.[1] ?? 'unknown';
  return {
    build,
    send(reply, status, replay = null) {
      const { nonce, policy } = noncePolicy(replay?.policy);
      return reply
        .status(status)
        .headers({ ...replay?.headers, 'content-security-policy': policy, 'cache-control': 'no-store' })
        .type('text/html; charset=utf-8')
        .send(html.replaceAll(NONCE_PLACE, nonce).replace(TIME_PLACE, String(clock().getTime())));
    },
  };
}
