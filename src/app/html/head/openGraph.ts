import type { Language } from '#contract/domain/values.ts';
import { languages } from '#src/shared/i18n/languages.ts';
import { canonicalOf } from './pageAddress.ts';
import { pagePicture } from './pagePicture.ts';
import { pageWords } from './pageWords.ts';
import type { HeadOf } from './shownPage.ts';
import { tag } from './tags.ts';

const locales = { en: 'en_US', ka: 'ka_GE', ru: 'ru_RU' } as const satisfies Record<Language, string>;

/** What a link to the page looks like where it is shared. https://ogp.me */
export function openGraph(head: HeadOf): string {
  const { title, description } = pageWords(head);
  const picture = pagePicture(head);
  const others = languages.filter((language) => language !== head.language);
  const properties: readonly (readonly [string, string | number])[] = [
    ['og:type', 'website'],
    ['og:site_name', 'Gza'],
    ['og:title', title],
    ['og:description', description],
    ['og:url', canonicalOf(head)],
    ['og:locale', locales[head.language]],
    ...others.map((language) => ['og:locale:alternate', locales[language]] as const),
    ['og:image', picture.address],
    ['og:image:type', 'image/jpeg'],
    ['og:image:width', picture.width],
    ['og:image:height', picture.height],
    ['og:image:alt', picture.alt],
  ];
  const written = properties.map(([property, content]) => tag('meta', { property, content }));
  // The rest it takes from above.
  return [...written, tag('meta', { name: 'twitter:card', content: 'summary_large_image' })].join('');
}
