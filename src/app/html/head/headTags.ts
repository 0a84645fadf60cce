import { carData } from './carData.ts';
import { openGraph } from './openGraph.ts';
import { canonicalOf, isLeftOut, languageVersions } from './pageAddress.ts';
import type { HeadOf } from './shownPage.ts';
import { breadcrumbData, siteData } from './siteData.ts';
import { dataScript, tag } from './tags.ts';

function dataOf(head: HeadOf): readonly object[] {
  const { page } = head;
  if (page.route === 'car') return [carData({ ...head, page }), breadcrumbData({ ...head, page })];
  return page.route === 'home' ? siteData(head) : [];
}

/**
 * What search engines and previews of links read of a page, as HTML for its head. Title and description are not among
 * it: the screens give them themselves, also when the client goes from one to the next. A page that has nothing at its
 * address has none of this either; its screen keeps search engines away.
 */
export function headTagsOf(head: HeadOf): string {
  return [
    tag('link', { rel: 'canonical', href: canonicalOf(head) }),
    ...languageVersions(head).map(({ language, address }) =>
      tag('link', { rel: 'alternate', hreflang: language, href: address }),
    ),
    ...(isLeftOut(head) ? [tag('meta', { name: 'robots', content: 'noindex' })] : []),
    openGraph(head),
    ...dataOf(head).map(dataScript),
  ].join('');
}
