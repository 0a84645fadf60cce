import type { FastifyInstance } from 'fastify';
import { setLanguage } from '#contract/calls/language.ts';
import type { Context } from '#server/context.ts';
import { rememberLanguage } from '#server/platform/http/language.ts';
import { route } from '#server/platform/http/route.ts';
import { setSessionLanguage } from './languageRepository.ts';

export function languageRoutes(app: FastifyInstance, { config, db }: Context): void {
  route(app, setLanguage, async ({ params: { lang }, raw, reply }) => {
    rememberLanguage(raw, reply, lang, config.isSecure);
    if (raw.actor !== null) await setSessionLanguage(db, raw.actor, lang);
    return { status: 'success', language: lang };
  });
}
