import type { EmotionCache } from '@emotion/cache';
import { makeStyles } from '../theme/makeStyles.ts';

/**
 * Rules by their selector and name: the same for every page, so each is generated once per process. Screens are
 * finitely many, and no rule contains user input.
 */
const written = new Map<string, string>();

/** Collects the rules of one render for the head. Next to its element a style would match `:first-child`. */
export function collectStyles(nonce: string): EmotionCache {
  const styles = makeStyles(nonce);
  styles.compat = true;
  const { insert, inserted } = styles;
  styles.insert = (selector, serialized, sheet, shouldCache) => {
    const key = `${selector} ${serialized.name}`;
    const known = written.get(key);
    if (known !== undefined) {
      inserted[serialized.name] = known;
      return;
    }
    insert(selector, serialized, sheet, shouldCache);
    const made = inserted[serialized.name];
    if (typeof made === 'string') written.set(key, made);
  };
  return styles;
}
