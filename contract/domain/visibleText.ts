/**
 * The visible text of a field: without invisible characters (zero width, directions, soft hyphens), which come with
 * copied text, and with plain spaces for all kinds of them and for the empty sign of Braille, which is drawn as nothing.
 * Control characters stay, so that they are refused.
 */
export function visibleText(typed: string): string {
  return typed
    .normalize('NFC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll(/[\p{Space_Separator}\u{2800}]/gu, ' ')
    .trim();
}

/** Typographic dashes become hyphens, as in numbers. */
export const plainDashes = (text: string): string => text.replaceAll(/[\p{Dash_Punctuation}\u2212]/gu, '-');
