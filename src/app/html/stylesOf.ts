import type { EmotionCache } from '@emotion/cache';

/**
 * Rules as a style element that the client's cache recognises as its own. `data-s` marks it as already in its place:
 * Emotion would remove and insert it again, and the browser would recompute all styles of the page.
 */
const element = (names: string, css: string, nonce: string): string =>
  `<style data-s="" data-emotion="${names}" nonce="${nonce}">${css}</style>`;

/**
 * The rules that rendering a page has put into a cache, in the order in which they were made: global ones one by one,
 * as the client looks for them, those of the elements together.
 */
export function stylesOf({ key, inserted, registered }: EmotionCache, nonce: string): string {
  const names: string[] = [];
  let own = '';
  let global = '';
  for (const [name, css] of Object.entries(inserted)) {
    if (typeof css !== 'string') continue;
    if (registered[`${key}-${name}`] === undefined && !name.startsWith('animation-')) {
      global += element(`${key}-global ${name}`, css, nonce);
    } else {
      names.push(name);
      own += css;
    }
  }
  return global + element(`${key} ${names.join(' ')}`, own, nonce);
}
