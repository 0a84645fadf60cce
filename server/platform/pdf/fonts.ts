import { join } from 'node:path';

const weights = { plain: 400, strong: 600 } as const;
export type Weight = keyof typeof weights;
const weightNames: readonly Weight[] = ['plain', 'strong'];

/** The fonts of the site, unpacked: no file of them has all three scripts. */
const scripts = ['latin', 'georgian', 'cyrillic'] as const;
export type Script = (typeof scripts)[number];

/** What each of the files has; the rest of the scripts it does not. */
const GEORGIAN = /[\u10D0-\u10FF]/u;
const CYRILLIC = /[\u0400-\u045F\u0490\u0491]/u;
const LATIN = /[ -~\u00A0-\u00FF‘’“”„–—…€₾№−]/u;

export const fontFile = (script: Script, weight: Weight): string =>
  join(import.meta.dirname, 'fonts', `firago-${script}-${weights[weight]}.ttf`);

export const listFonts = (): { readonly script: Script; readonly weight: Weight }[] =>
  scripts.flatMap((script) => weightNames.map((weight) => ({ script, weight })));

export interface Run {
  readonly script: Script;
  readonly text: string;
}

/** A text in parts that one font each can show. What none can is shown without its marks, or as a question mark. */
export function splitRuns(text: string): Run[] {
  const runs: { script: Script; text: string }[] = [];
  for (const character of text.normalize('NFC')) {
    const shown = scriptOf(character) === null ? simpler(character) : character;
    const script = scriptOf(shown);
    const last = runs.at(-1);
    if (last !== undefined && last.script === (script ?? 'latin')) last.text += script === null ? '?' : shown;
    else runs.push({ script: script ?? 'latin', text: script === null ? '?' : shown });
  }
  return runs;
}

/** Names have dashes and apostrophes of many kinds. */
function simpler(character: string): string {
  if (/\p{Dash_Punctuation}/u.test(character)) return '-';
  return /[ʹʻʼʽʾʿˈ`´′]/.test(character) ? "'" : (character.normalize('NFD')[0] ?? '?');
}

function scriptOf(character: string): Script | null {
  if (GEORGIAN.test(character)) return 'georgian';
  if (CYRILLIC.test(character)) return 'cyrillic';
  return LATIN.test(character) ? 'latin' : null;
}
