import type { EmotionCache } from '@emotion/cache';
import { makeStyles } from '../theme/makeStyles.ts';

/**
 * Rules by what they apply to and what they say: the same for every page, so each is written once in the life of the
 * process. Screens are finitely many, and no word of a visitor gets into a rule.
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
