import type PDFDocument from 'pdfkit';
import { fontFile, listFonts, type Script, splitRuns, type Weight } from './fonts.ts';

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
  const runs = splitRuns(text).map(({ script, text: part }) => {
    document.font(nameOf(script, weight));
    return { script, part, width: document.widthOfString(part) };
  });
  const width = runs.reduce((sum, run) => sum + run.width, 0);
  let at = isEnd ? x - width : x;
  for (const run of runs) {
    document.font(nameOf(run.script, weight)).text(run.part, at, y, { lineBreak: false });
    at += run.width;
  }
  return width;
}
