import createCache from '@emotion/cache';
import type { EmotionCache, StylisPlugin } from '@emotion/cache';

/** What Safari, of all browsers that are served, still knows under another name only. */
const prefixed = /^(user-select|backdrop-filter)$/;

/** Emotion's own plugin writes names for browsers of ten years ago: a third of all rules. */
const addPrefixes: StylisPlugin = (element) => {
  const { type, props, value } = element;
  const isPrefixed = type === 'decl' && typeof props === 'string' && prefixed.test(props);
  if (isPrefixed && element.return === '') element.return = `-webkit-${value}${value}`;
};

/** The rules of a page; its style elements carry the nonce of the page's policy. */
export const makeStyles = (nonce: string): EmotionCache =>
  createCache({ key: 'css', nonce, stylisPlugins: [addPrefixes] });
