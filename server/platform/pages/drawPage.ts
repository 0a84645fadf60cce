import { type AnsweredQuery, MISSING_PAGE, type PageQuery } from '#contract/pages.ts';
import type { Language } from '#contract/domain/values.ts';
import type { Context } from '#server/context.ts';
import type { MadeAnswer } from '#server/platform/http/answerCache/sharedAnswer.ts';
import type { AnswerPage } from '#server/pageAnswers.ts';
import type { IndexPage } from './indexPage.ts';
import type { BuiltPages } from './pageRenderer.ts';

interface Asked {
  readonly path: string;
  /** With its question mark, or empty. */
  readonly search: string;
  readonly language: Language;
  /** The address asks for the language. */
  readonly isLanguageAsked: boolean;
  readonly status: number;
}

/** How a public page is rendered with its data, by a key of pages that are equal in a language. */
export interface PageToDraw {
  readonly key: string;
  readonly make: () => Promise<MadeAnswer>;
}

/** Null for an address that only the client renders. */
export type DrawPage = (asked: Asked) => Promise<PageToDraw | null>;

export function makeDrawPage(
  { renderer, files }: BuiltPages,
  page: IndexPage,
  answerPage: AnswerPage,
  { config, clock }: Context,
): DrawPage {
  const { defaultCurrency } = page;
  const { publicUrl } = config;
  return async ({ language, isLanguageAsked, status, ...asked }) => {
    const now = clock().getTime();
    if (renderer.queriesOf(asked.path, asked.search, now) === null) return null;
    const ask = (query: PageQuery): Promise<AnsweredQuery> => answerPage(query, language);
    const isMissing = status === 404;
    const address = isMissing ? MISSING_PAGE : await renderer.readAddress(asked.path, asked.search, now, ask);
    const [path = '', read = ''] = address.split('?');
    const query = new URLSearchParams(read);
    if (isLanguageAsked && !isMissing) query.set('lang', language);
    const search = query.size === 0 ? '' : `?${query.toString()}`;
    const queries = isMissing ? [] : (renderer.queriesOf(path, search, now) ?? []);
    const make = async (): Promise<MadeAnswer> => {
      const settled = await Promise.allSettled(queries.map(ask));
      const answers = settled.flatMap((one): AnsweredQuery[] => (one.status === 'fulfilled' ? [one.value] : []));
      // One nonce for all who get this page: it allows the page's own styles, and no script.
      const { nonce, policy } = page.policy();
      const request = { path, search, language, now, status, defaultCurrency, publicUrl, answers };
      const drawn = await renderer.renderPage(request, nonce);
      const scripts = new Set(drawn.chunks.flatMap((chunk) => files[chunk] ?? []));
      return {
        status,
        headers: {
          'content-type': 'text/html; charset=utf-8',
          'content-language': language,
          'content-security-policy': policy,
        },
        body: page.fill({ ...drawn, language, nonce, now, scripts }),
        // The client requests what failed: the next visitor may get it at once.
        isPassing: answers.length < queries.length,
      };
    };
    return { key: `page ${status} ${path}${search}`, make };
  };
}
