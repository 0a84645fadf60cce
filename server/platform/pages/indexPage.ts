import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply } from 'fastify';
import type { RenderedPage } from '#contract/pages.ts';
import type { Language } from '#contract/domain/values.ts';
import { mapPolicy, noncePolicy } from '#server/platform/http/guards/securityHeaders.ts';
import type { NoncePolicy } from '#server/platform/http/guards/securityHeaders.ts';
import type { Context } from '#server/context.ts';
import type { ReplayDocument } from './replayPolicy.ts';

const NONCE_PLACE = '__CSP_NONCE__';
const TIME_PLACE = '__SERVER_TIME__';
const MAP_PLACE = '__MAP_STYLE__';

/** What a rendered page puts into the document. */
export interface Filling extends Pick<RenderedPage, 'head' | 'body' | 'state'> {
  readonly language: Language;
  readonly nonce: string;
  readonly now: number;
  /** Files that the page will request in addition to the entry. */
  readonly scripts: ReadonlySet<string>;
}

export interface IndexPage {
  /** Identifies the build, so that an open page notices a newer one. */
  readonly build: string;
  /** Display currency of the build's visitors. */
  readonly defaultCurrency: 'usd' | 'gel';
  /** Whether the build asks this server, not another one. */
  readonly isOwn: boolean;
  /** The content policy of one document: it allows the scripts that were built into it, by what they say. */
  policy(changes?: Readonly<Record<string, string | null>>): NoncePolicy;
  /** The document with a rendered page in it. */
  fill(filling: Filling): string;
  /** The document as it was built, which the client fills. */
  send(reply: FastifyReply, status: number, replay?: ReplayDocument | null): FastifyReply;
}

const escapeAttribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

const scriptOf = (src: string): string => `<script async src="${src}"></script>`;

/** Fetched, but run only when the client imports it: a script that failed before could not be requested again. */
const preloadOf = (file: string): string => `<link rel="preload" as="script" href="/${file}" fetchpriority="low">`;

/** The client's page, read once; each answer has a nonce and a time of its own and is never cached. */
export function readIndexPage(distDir: string, { clock, config }: Pick<Context, 'clock' | 'config'>): IndexPage {
  const html = readFileSync(join(distDir, 'index.html'), 'utf8').replace(MAP_PLACE, () =>
    escapeAttribute(config.mapStyleUrl ?? ''),
  );
  const meta = (name: string): string | undefined =>
    new RegExp(`name="?gza:${name}"? content="?([^"> ]*)`).exec(html)?.[1];
  const stamped = (text: string, nonce: string, time: number): string =>
    text.replaceAll(NONCE_PLACE, nonce).replace(TIME_PLACE, String(time));
  const entries = Array.from(html.matchAll(/<script defer="defer" src="([^"]+)"><\/script>/g), ([, src = '']) => src);
  const inline = Array.from(html.matchAll(/<script[^>]*>([^<]+)<\/script>/g), ([, text = '']) => {
    return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  });
  const policy: IndexPage['policy'] = (changes) =>
    noncePolicy({ ...mapPolicy(config), 'script-src': ["'self'", ...inline].join(' '), ...changes });
  // A rendered page brings its own title, description and content, and what it shows does not wait for scripts.
  const drawn = html
    .replaceAll(
      /<script defer="defer" src="[^"]+"><\/script>|<meta name="description"[^>]*>|<title[^>]*>.*?<\/title>|<style[^>]*>.*?<\/style>/gs,
      '',
    )
    .replace(/<noscript>.*<\/noscript>/s, '');
  return {
    build: meta('build') ?? 'unknown',
    defaultCurrency: meta('default-currency') === 'gel' ? 'gel' : 'usd',
    isOwn: (meta('api-base-url') ?? '') === '',
    policy,
    fill({ head, body, state, language, nonce, now, scripts }) {
      const begun = state === null ? '' : `<script type="application/json" id="state">${state}</script>`;
      const tail = begun + entries.map(scriptOf).join('') + Array.from(scripts, preloadOf).join('');
      // Functions, as texts may hold what a replacement takes for its own signs.
      return stamped(drawn, nonce, now)
        .replace(/<html[^>]*>/, () => `<html lang="${language}">`)
        .replace('</head>', () => `${head}</head>`)
        .replace(/<div id="root">.*<\/div>(?=\s*<\/body>)/s, () => `<div id="root">${body}</div>${tail}`);
    },
    send(reply, status, replay = null) {
      const { nonce, policy: allowed } = policy(replay?.policy);
      return reply
        .status(status)
        .headers({ ...replay?.headers, 'content-security-policy': allowed, 'cache-control': 'no-store' })
        .type('text/html; charset=utf-8')
        .send(stamped(html, nonce, clock().getTime()));
    },
  };
}
