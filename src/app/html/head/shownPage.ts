import type { i18n } from 'i18next';
import type { AnsweredQuery } from '#contract/pages.ts';
import type { Car } from '#contract/calls/cars/cars.ts';
import type { RentPage } from '#contract/calls/cars/rent.ts';
import type { Owner } from '#contract/calls/owners.ts';
import type { Reference } from '#contract/calls/reference/reference.ts';
import type { SearchAnswer } from '#contract/calls/cars/search.ts';
import type { Language } from '#contract/domain/values.ts';
import type { ScreenName } from '../../routes.ts';

/** A public page with its data. */
export type ShownPage =
  | { readonly route: 'home' | 'terms' | 'about' | 'safety' }
  | { readonly route: 'search'; readonly answer: SearchAnswer; readonly reference: Reference }
  | { readonly route: 'rent'; readonly answer: RentPage }
  | { readonly route: 'car'; readonly car: Car }
  | { readonly route: 'owner'; readonly owner: Owner };

/** All that the head of a page depends on. */
export interface HeadOf<Page extends ShownPage = ShownPage> {
  readonly page: Page;
  /** The query of the address. */
  readonly query: URLSearchParams;
  readonly language: Language;
  /** Where the service is reached, without a slash at the end. */
  readonly publicUrl: string;
  /** With the texts of the page's screen. */
  readonly texts: i18n;
}

/** The data of a screen from the answers it is rendered with; null where its subject could not be loaded. */
export function shownPageOf(screen: ScreenName, answers: readonly AnsweredQuery[]): ShownPage | null {
  switch (screen) {
    case 'home':
    case 'terms':
    case 'about':
    case 'safety':
      return { route: screen };
    case 'search': {
      const answer = answers.map((query) => query.answer).find((one) => 'facets' in one);
      const reference = answers.map((query) => query.answer).find((one) => 'brands' in one);
      return answer && reference ? { route: screen, answer, reference } : null;
    }
    case 'rent': {
      const answer = answers.map((query) => query.answer).find((one) => 'others' in one);
      return answer ? { route: screen, answer } : null;
    }
    case 'car': {
      const found = answers.map((query) => query.answer).find((one) => 'car' in one);
      return found ? { route: screen, car: found.car } : null;
    }
    case 'owner': {
      const found = answers.map((query) => query.answer).find((one) => 'owner' in one);
      return found ? { route: screen, owner: found.owner } : null;
    }
    default:
      return null;
  }
}
