import createCache from '@emotion/cache';
import type { EmotionCache, StylisPlugin } from '@emotion/cache';

/** What Safari, alone of the supported browsers, knows only with a prefix. */
const prefixed = /^(user-select|backdrop-filter)$/;

/** Emotion's own plugin writes names for browsers of ten years ago: a third of all rules. */
const addPrefixes: StylisPlugin = (element) => {
  const { type, props, value } = element;
  const isPrefixed = type === 'decl' && typeof props === 'string' && prefixed.test(props);
  if (isPrefixed && element.return === '') element.return = `-webkit-${value}${value}`;
};

/**
 * Where style elements are inserted. Those that came with the page stay where they are: Emotion would insert them
 * again, and the browser would recompute all styles, fonts and lines of the page.
 */
const place = {
  insertBefore: (element: Element, before: Node | null) =>
    element.isConnected ? element : document.head.insertBefore(element, before),
};

/** The rules of a page; its style elements carry the nonce of the page's policy. */
export const makeStyles = (nonce: string): EmotionCache =>
  createCache({
    // Not Emotion's own `css`: a second cache, which it creates on import, would take over the page's styles.
    key: 'g',
    nonce,
    stylisPlugins: [addPrefixes],
    // Emotion uses nothing else of it.
    container: place as unknown as HTMLElement,
  });
