import type { Language } from '#contract/domain/values.ts';
import { fill } from '#server/platform/texts/i18n.ts';
import { drawText, registerFonts } from './drawText.ts';

/** Points. */
export const PAGE = { width: 595, height: 842, margin: 48 } as const;
export const GREY = '#5A6B63';

/** An A4 document with the site's fonts. What draws it is loaded with the first one: few processes make any. */
export async function beginDocument(title: string, language: Language): Promise<PDFKit.PDFDocument> {
  const { default: PDFDocument } = await import('pdfkit');
  const document = new PDFDocument({
    size: 'A4',
    margin: PAGE.margin,
    bufferPages: true,
    // Ours alone are embedded: without a first font pdfkit loads one of its own.
    font: '',
    lang: language,
    info: { Title: title, Author: 'Gza' },
  });
  registerFonts(document);
  return document;
}

/** At the end of each page which one it is, once all of them are there; `words` has `{{page}}` and `{{pages}}`. */
export function numberPages(document: PDFKit.PDFDocument, words: string): void {
  const { count } = document.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    document.switchToPage(page);
    // Below the margin a line of text would begin a page of its own.
    document.page.margins.bottom = 0;
    const place = { x: PAGE.width - PAGE.margin, y: PAGE.height - 40 };
    drawText(document, fill(words, { page: page + 1, pages: count }), place, { size: 9, colour: GREY, isEnd: true });
  }
}
