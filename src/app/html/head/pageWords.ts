import { carDocument } from '#src/features/cars/page/carDocument.ts';
import { searchDocument } from '#src/features/cars/search/searchDocument.ts';
import { readFilters } from '#src/features/cars/search/searchFilters.ts';
import type { HeadOf } from './shownPage.ts';

/** Title and description as the screen itself gives them to its document. */
export function pageWords({ page, asked, texts }: HeadOf): { readonly title: string; readonly description: string } {
  switch (page.route) {
    case 'car':
      return carDocument(texts.getFixedT(null, 'car'), page.car);
    case 'search':
      return searchDocument(texts.getFixedT(null, 'search'), readFilters(asked), page.reference);
    case 'home': {
      const t = texts.getFixedT(null, 'home');
      return { title: t('documentTitle'), description: t('documentDescription') };
    }
    default: {
      const t = texts.getFixedT(null, 'pages');
      return { title: t(`${page.route}.documentTitle`), description: t(`${page.route}.intro`) };
    }
  }
}
