import type { ResponseOf } from './call.ts';
import type { pageCalls } from './pageCalls.ts';
import type { Language } from './domain/values.ts';

export type PageCallName = keyof typeof pageCalls;

/** One answer that a page shows. */
export interface PageQuery {
  readonly name: PageCallName;
  /** The arguments of the client's endpoint: the key of its cache. */
  readonly arg: unknown;
  /** The arguments of the call. */
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  /** The client caches it as the first page of a list; null is its beginning. Absent for what is no list. */
  readonly after?: string | null;
}

/** A query with the server's answer. */
export interface AnsweredQuery extends PageQuery {
  readonly answer: ResponseOf<(typeof pageCalls)[PageCallName]>;
}

/** A missing page looks the same at every address. */
export const MISSING_PAGE = '/404';

/** Makes the client's request, in the language of the page. */
export type AskPage = (query: PageQuery) => Promise<AnsweredQuery>;

/** A public page to be rendered: the same for every visitor in this language. */
export interface PageRequest {
  readonly path: string;
  /** With its question mark, or empty. */
  readonly search: string;
  readonly language: Language;
  /** Milliseconds since the Unix epoch: the current time for everything on the page. */
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
  /** The client's initial state, as JSON that is safe inside a script element; null where it renders the page anew. */
  readonly state: string | null;
  /** Names of the chunks that the page needs in addition to the entry. */
  readonly chunks: readonly string[];
}

/** What the bundle of pages exports to the server. */
export interface PageRenderer {
  /** The address reduced to what the page reads, without language: equal for pages that are rendered alike. */
  readonly readAddress: (path: string, search: string, now: number, ask: AskPage) => Promise<string>;
  /** What a page shows; null for an address that is no public page and is rendered by the client alone. */
  readonly queriesOf: (path: string, search: string, now: number) => readonly PageQuery[] | null;
  /** `nonce` goes to the page's style elements. */
  readonly renderPage: (request: PageRequest, nonce: string) => Promise<RenderedPage>;
}
