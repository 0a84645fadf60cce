import type PDFDocument from 'pdfkit';
import { fontFile, listFonts, type Run, type Script, splitRuns, type Weight } from './fonts.ts';

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

/** A text in lines that are no wider than that; a wider word is split. */
export function wrapText(
  document: Document,
  text: string,
  width: number,
  { size, weight = 'plain' }: Pick<TextLook, 'size' | 'weight'>,
): string[] {
  document.fontSize(size);
  const fits = (line: string) => measureRuns(document, line, weight).reduce((sum, run) => sum + run.width, 0) <= width;
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    for (const word of paragraph.split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (fits(longer)) {
        line = longer;
        continue;
      }
      if (line !== '') lines.push(line);
      line = '';
      for (const letter of word) {
        if (line !== '' && !fits(line + letter)) {
          lines.push(line);
          line = '';
        }
        line += letter;
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
