import type { AnsweredQuery } from '#contract/pages.ts';
import type { Language } from '#contract/values.ts';
import type { Context } from '#server/context.ts';
import type { MadeAnswer } from '#server/http/kept/sharedAnswer.ts';
import { noncePolicy } from '#server/http/securityHeaders.ts';
import type { AnswerPage } from '#server/pageAnswers.ts';
import type { IndexPage } from './indexPage.ts';
import type { BuiltPages } from './pageRenderer.ts';

interface Asked {
  readonly path: string;
  /** With its question mark, or empty. */
  readonly search: string;
  readonly language: Language;
  readonly status: number;
}

/** How a public page is drawn with all that it shows; null for an address that only the client draws. */
export type DrawPage = (asked: Asked) => (() => Promise<MadeAnswer>) | null;

export function makeDrawPage(
  { renderer, files }: BuiltPages,
  page: IndexPage,
  answerPage: AnswerPage,
  { config, clock }: Context,
): DrawPage {
  const { defaultCurrency } = page;
  const { publicUrl } = config;
  return ({ path, search, language, status }) => {
    const now = clock().getTime();
    const shown = renderer.queriesOf(path, search, now);
    if (shown === null) return null;
    const queries = status === 404 ? [] : shown;
    return async () => {
      const settled = await Promise.allSettled(queries.map((query) => answerPage(query, language)));
      const answers = settled.flatMap((one): AnsweredQuery[] => (one.status === 'fulfilled' ? [one.value] : []));
      // One for all who are given this page: it says which styles are the page's own, and no script is run by it.
      const { nonce, policy } = noncePolicy();
      const asked = { path, search, language, now, status, defaultCurrency, publicUrl, answers };
      const drawn = await renderer.renderPage(asked, nonce);
      const scripts = new Set(drawn.chunks.flatMap((chunk) => files[chunk] ?? []));
      return {
        status,
        headers: {
          'content-type': 'text/html; charset=utf-8',
          'content-language': language,
          'content-security-policy': policy,
        },
        body: page.fill({ ...drawn, language, nonce, now, scripts }),
        // The client asks for what could not be had: the next visitor may get it at once.
        isPassing: answers.length < queries.length,
      };
    };
  };
}
