/**
 * A field as it looks: without the characters that are not seen (zero width, directions, soft hyphens), which come along
 * when something is copied from a page or a messenger, and with plain spaces for all kinds of them. Controls stay, so
 * that they are refused.
 */
export function visibleText(typed: string): string {
  return typed
    .normalize('NFC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll(/\p{Space_Separator}/gu, ' ')
    .trim();
}

/** The dashes of typography, as numbers are typed. */
export const plainDashes = (text: string): string => text.replaceAll(/[\p{Dash_Punctuation}\u2212]/gu, '-');
