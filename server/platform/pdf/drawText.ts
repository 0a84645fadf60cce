import { join } from 'node:path';
import type PDFDocument from 'pdfkit';

type Document = InstanceType<typeof PDFDocument>;

const nameOf = (script: Script, weight: Weight): string => `${script}-${weight}`;

export function registerFonts(document: Document): void {
  for (const { script, weight } of listFonts()) document.registerFont(nameOf(script, weight), fontFile(script, weight));
}

export interface TextLook {
  readonly size: number;
  readonly weight?: Weight;
  readonly colour?: string;
  /** Where the text ends, for figures; else it begins at `x`. */
  readonly isEnd?: boolean;
}

/** Writes one line, its parts by the fonts that have them, and says how wide it is. */
export function drawText(
  document: Document,
  text: string,
  { x, y }: { readonly x: number; readonly y: number },
  { size, weight = 'plain', colour = '#15211C', isEnd = false }: TextLook,
): number {
  document.fontSize(size).fillColor(colour);
  const runs = measureRuns(document, text, weight);
  const width = runs.reduce((sum, run) => sum + run.width, 0);
  let at = isEnd ? x - width : x;
  for (const run of runs) {
    document.font(nameOf(run.script, weight)).text(run.text, at, y, { lineBreak: false });
    at += run.width;
  }
  return width;
}

/** A text in lines that are no wider than that; a wider word is split. Each letter is measured once, whoever wrote it. */
export function wrapText(
  document: Document,
  text: string,
  width: number,
  { size, weight = 'plain' }: Pick<TextLook, 'size' | 'weight'>,
): string[] {
  document.fontSize(size);
  const widthOf = (part: string) => measureRuns(document, part, weight).reduce((sum, run) => sum + run.width, 0);
  const space = widthOf(' ');
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let [line, taken] = ['', 0];
    const put = (part: string, partWidth: number, gap = ''): void => {
      const before = line === '' || gap === '' ? 0 : space;
      if (line !== '' && taken + before + partWidth > width) {
        lines.push(line);
        [line, taken] = [part, partWidth];
      } else [line, taken] = [line === '' ? part : `${line}${gap}${part}`, taken + before + partWidth];
    };
    for (const word of paragraph.split(' ')) {
      const wordWidth = widthOf(word);
      if (wordWidth <= width) put(word, wordWidth, ' ');
      else {
        if (line !== '') lines.push(line);
        [line, taken] = ['', 0];
        for (const letter of word) put(letter, widthOf(letter));
      }
    }
    return [...lines, line];
  });
}

function measureRuns(document: Document, text: string, weight: Weight): (Run & { readonly width: number })[] {
  return splitRuns(text).map((run) => {
    document.font(nameOf(run.script, weight));
    return { ...run, width: document.widthOfString(run.text) };
  });
}

const weights = { plain: 400, strong: 600 } as const;
type Weight = keyof typeof weights;
const weightNames: readonly Weight[] = ['plain', 'strong'];

/** The fonts of the site, unpacked: no file of them has all three scripts. */
const scripts = ['latin', 'georgian', 'cyrillic'] as const;
type Script = (typeof scripts)[number];

/** What each of the files has; the rest of the scripts it does not. */
const GEORGIAN = /[\u10D0-\u10FF]/u;
const CYRILLIC = /[\u0400-\u045F\u0490\u0491\u04B0\u04B1]/u;
const LATIN = /[ -~\u00A0-\u00FFıŒœŠšŽžˆ˚˜–—‘’‚“”„†•…‰‹›€₾№™←-↓−∕≈≠≤≥]/u;

/** Letters without a mark to leave out, and those that passports write in their place. */
const OTHERS = 'ŁłĐđƏəҚқҒғҢңӨөҮүӘәҺһ';
const PLAIN = 'LlDdEeКкГгНнОоУуАаХх';

export const fontFile = (script: Script, weight: Weight): string =>
  join(import.meta.dirname, 'fonts', `firago-${script}-${weights[weight]}.ttf`);

const listFonts = (): { readonly script: Script; readonly weight: Weight }[] =>
  scripts.flatMap((script) => weightNames.map((weight) => ({ script, weight })));

interface Run {
  readonly script: Script;
  readonly text: string;
}

/** A text in parts that one font each can show. What none can is shown without its marks, or as a question mark. */
export function splitRuns(text: string): Run[] {
  const runs: { script: Script; text: string }[] = [];
  for (const character of text.normalize('NFC')) {
    // A mark that makes no letter with the one before it.
    if (/\p{M}/u.test(character)) continue;
    const shown = scriptOf(character) === null ? simpler(character) : character;
    const script = scriptOf(shown);
    const last = runs.at(-1);
    if (last !== undefined && last.script === (script ?? 'latin')) last.text += script === null ? '?' : shown;
    else runs.push({ script: script ?? 'latin', text: script === null ? '?' : shown });
  }
  return runs;
}

/** Names have dashes and apostrophes of many kinds, and Georgian ones may be written in capitals. */
function simpler(character: string): string {
  if (/\p{Dash_Punctuation}/u.test(character)) return '-';
  if (/[ʹʻʼʽʾʿˈ`´′]/.test(character)) return "'";
  const small = character.toLowerCase();
  if (GEORGIAN.test(small)) return small;
  return PLAIN[OTHERS.indexOf(character)] ?? character.normalize('NFD')[0] ?? '?';
}

function scriptOf(character: string): Script | null {
  if (GEORGIAN.test(character)) return 'georgian';
  if (CYRILLIC.test(character)) return 'cyrillic';
  return LATIN.test(character) ? 'latin' : null;
}
