import type { i18n } from 'i18next';
import type { Car } from '#contract/cars.ts';
import type { Reference } from '#contract/reference.ts';
import type { SearchAnswer } from '#contract/search.ts';
import type { Language } from '#contract/values.ts';

/** A public page with what it shows. */
export type ShownPage =
  | { readonly route: 'home' | 'terms' | 'about' | 'safety' }
  | { readonly route: 'search'; readonly answer: SearchAnswer; readonly reference: Reference }
  | { readonly route: 'car'; readonly car: Car };

/** All that the head of a page depends on. */
export interface HeadOf<Page extends ShownPage = ShownPage> {
  readonly page: Page;
  /** What the address asks for after its path. */
  readonly query: URLSearchParams;
  readonly language: Language;
  /** Where the service is reached, without a slash at the end. */
  readonly publicUrl: string;
  /** With the texts of the page's screen. */
  readonly texts: i18n;
}
