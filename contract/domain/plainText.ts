import { z } from 'zod';
import { personal } from '../privacy.ts';
import { visibleText } from './visibleText.ts';

/** Steers how text is shown without being seen: controls but the line break, directions, and marks of no width. */
const INVISIBLE = /[\p{Cc}\u{61C}\u{200B}\u{200E}\u{200F}\u{202A}-\u{202E}\u{2060}-\u{2069}\u{FEFF}]/gu;

/**
 * What somebody typed for others to read, as it is kept: plain text with at most one empty line between two others, and
 * nothing where nothing of it can be seen. Markup is no markup here: it is stored and shown as the characters it was
 * typed with.
 */
export function plainText(typed: string): string {
  const plain = typed
    .normalize('NFC')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(INVISIBLE, (mark) => (mark === '\n' ? mark : ''))
    .replaceAll(/(?<![^\S\n])[^\S\n]+\n/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
  return visibleText(plain) === '' ? '' : plain;
}

/** A text that other people read. */
export const PlainText = z.string().meta(personal).overwrite(plainText);
