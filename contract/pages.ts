import type { ResponseOf } from './call.ts';
import type { pageCalls } from './pageCalls.ts';
import type { Language } from './domain/values.ts';

export type PageCallName = keyof typeof pageCalls;

/** One answer that a page shows. */
export interface PageQuery {
  readonly name: PageCallName;
  /** What the client's endpoint is called with: the key of its cache. */
  readonly arg: unknown;
  /** What the call is asked with. */
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  /** The client keeps it as the first page of a list; null is its beginning. Absent for what is no list. */
  readonly after?: string | null;
}

/** A query with what the server answers to it. */
export interface AnsweredQuery extends PageQuery {
  readonly answer: ResponseOf<(typeof pageCalls)[PageCallName]>;
}

/** What is not there looks the same at every address. */
export const MISSING_PAGE = '/404';

/** Asks as the client would, in the language of the page. */
export type AskPage = (query: PageQuery) => Promise<AnsweredQuery>;

/** A public page to be drawn: the same for everybody who asks for it in this language. */
export interface PageRequest {
  readonly path: string;
  /** With its question mark, or empty. */
  readonly search: string;
  readonly language: Language;
  /** Milliseconds since the Unix epoch: everything on the page is of this time. */
  readonly now: number;
  readonly defaultCurrency: 'usd' | 'gel';
  /** The site's own address, without a slash at its end. */
  readonly publicUrl: string;
  readonly status: number;
  readonly answers: readonly AnsweredQuery[];
}

/** A page as HTML, in the parts that the server puts into the built client's document. */
export interface RenderedPage {
  /** For `<head>`: title, what is preloaded, what search engines read, critical styles. */
  readonly head: string;
  /** For `#root`. */
  readonly body: string;
  /** Links to the letters, for after `#root`. */
  readonly fonts: string;
  /** What the client goes on with, as JSON that is safe inside a script element; null where it draws the page anew. */
  readonly state: string | null;
  /** Names of the chunks the page needs besides the entry. */
  readonly chunks: readonly string[];
}

/** What the bundle of pages gives to the server. */
export interface PageRenderer {
  /** The address with what the page reads of it, without language: the same text for all that is drawn alike. */
  readonly readAddress: (path: string, search: string, now: number, ask: AskPage) => Promise<string>;
  /** What a page shows; null for an address that is no public page and is drawn by the client alone. */
  readonly queriesOf: (path: string, search: string, now: number) => readonly PageQuery[] | null;
  /** `nonce` goes to the page's style elements. */
  readonly renderPage: (request: PageRequest, nonce: string) => Promise<RenderedPage>;
}
