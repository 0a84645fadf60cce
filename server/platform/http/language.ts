import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Language } from '#contract/domain/values.ts';

const COOKIE = 'lang';
const YEAR = 365 * 24 * 60 * 60;

/** The language of each request: the cookie's, else what the browser prefers. A session's own language goes before both. */
export function resolveLanguage(app: FastifyInstance): void {
  app.decorateRequest('language', 'en');
  app.addHook('onRequest', async (request) => {
    const chosen = Language.safeParse(request.cookies[COOKIE]);
    request.language = chosen.success ? chosen.data : preferredLanguage(request.headers['accept-language']);
  });
}

/** Remembers the language for a visitor, with or without a session. */
export function rememberLanguage(
  request: FastifyRequest,
  reply: FastifyReply,
  language: Language,
  isSecure: boolean,
): void {
  request.language = language;
  void reply.setCookie(COOKIE, language, {
    path: '/',
    maxAge: YEAR,
    sameSite: 'lax',
    httpOnly: true,
    secure: isSecure,
  });
}

/** The best of our languages in an Accept-Language header (RFC 9110 §12.5.4), English when there is none. */
export function preferredLanguage(header: string | undefined): Language {
  const preferences = (header ?? '').split(',').map((part) => {
    const [tag = '', ...options] = part.trim().toLowerCase().split(';');
    const quality = options.map((option) => option.trim()).find((option) => option.startsWith('q='));
    return {
      language: Language.safeParse(tag.split('-')[0]),
      quality: quality === undefined ? 1 : Number(quality.slice(2)),
    };
  });
  const best = preferences
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .find(({ language }) => language.success);
  return best?.language.data ?? 'en';
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Language of texts and names in the answer. */
    language: Language;
  }
}
