import type { AnsweredQuery } from '#contract/pages.ts';
import type { Language } from '#contract/values.ts';
import type { Context } from '#server/context.ts';
import type { AnswerPage } from '#server/pageAnswers.ts';
import type { IndexPage } from './indexPage.ts';
import type { BuiltPages } from './pageRenderer.ts';

export interface DrawnDocument {
  readonly html: string;
  /** Something it should show could not be had: the client asks again, and nobody should keep it. */
  readonly isPartial: boolean;
}

interface Asked {
  readonly path: string;
  /** With its question mark, or empty. */
  readonly search: string;
  readonly language: Language;
  readonly status: number;
  readonly nonce: string;
}

export type DrawPage = (asked: Asked) => Promise<DrawnDocument | null>;

/** Draws public pages with all that they show; null for the addresses that only the client draws. */
export function makeDrawPage(
  { renderer, files }: BuiltPages,
  page: IndexPage,
  answerPage: AnswerPage,
  { config, clock }: Context,
): DrawPage {
  return async ({ path, search, language, status, nonce }) => {
    const now = clock().getTime();
    const queries = renderer.queriesOf(path, search, now);
    if (queries === null) return null;
    const settled = await Promise.allSettled(queries.map((query) => answerPage(query, language)));
    const answers = settled.flatMap((result): AnsweredQuery[] => (result.status === 'fulfilled' ? [result.value] : []));
    const { defaultCurrency } = page;
    const { publicUrl } = config;
    const drawn = await renderer.renderPage(
      { path, search, language, now, status, defaultCurrency, publicUrl, answers },
      nonce,
    );
    const scripts = new Set(drawn.chunks.flatMap((chunk) => files[chunk] ?? []));
    return { html: page.fill({ ...drawn, language, nonce, now, scripts }), isPartial: answers.length < queries.length };
  };
}
