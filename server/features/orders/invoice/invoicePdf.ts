import type { Language } from '#contract/domain/values.ts';
import { beginDocument, GREY, numberPages, PAGE } from '#server/platform/pdf/beginDocument.ts';
import { drawText, type TextLook, wrapText } from '#server/platform/pdf/drawText.ts';
import type { InvoiceContent } from './invoiceContent.ts';
import { invoiceTexts } from './invoiceTexts.ts';

const { margin: MARGIN } = PAGE;
const RIGHT = PAGE.width - MARGIN;
const BOTTOM = PAGE.height - 72;
const LINE = 20;
const MIDDLE = 306;
/** Where a column begins, or ends, without and with one for the VAT. */
const plainColumns = { what: MARGIN, count: 345, price: 440, vat: RIGHT, sum: RIGHT } as const;
const vatColumns = { what: MARGIN, count: 300, price: 390, vat: 465, sum: RIGHT } as const;

type Cells = Readonly<Record<keyof typeof plainColumns, string>>;

/** An invoice as a PDF: who sells what to whom, line by line. */
export async function invoicePdf(invoice: InvoiceContent, language: Language): Promise<PDFKit.PDFDocument> {
  const texts = invoiceTexts[language];
  const hasVat = invoice.lines.some(({ vat }) => vat !== null);
  const columns = hasVat ? vatColumns : plainColumns;
  const document = await beginDocument(invoice.title, language);
  let y = MARGIN;

  drawText(document, 'Gza', { x: MARGIN, y }, { size: 20, weight: 'strong', colour: '#0B6B47' });
  drawText(document, invoice.title, { x: MARGIN, y: y + 34 }, { size: 16, weight: 'strong' });
  drawText(document, invoice.date, { x: MARGIN, y: y + 58 }, { size: 11, colour: GREY });
  y += 92;
  const ends = [party(texts.seller, invoice.seller, MARGIN), party(texts.buyer, invoice.buyer, MIDDLE)];
  y = Math.max(...ends) + LINE;
  paragraph(invoice.rental, { size: 11, weight: 'strong' });
  y += 8;
  row({ ...texts.columns, vat: hasVat ? texts.columns.vat : '' }, { size: 9.5, colour: GREY });
  rule();
  for (const line of invoice.lines) row({ ...line, vat: line.vat ?? '' }, { size: 10 });
  rule();
  invoice.sums.forEach(({ what, sum }, index) =>
    row({ what, count: '', price: '', vat: '', sum }, { size: 10, weight: index === 0 ? 'strong' : 'plain' }),
  );
  y += LINE;
  paragraph(invoice.made, { size: 9, colour: GREY });
  numberPages(document, texts.page);
  document.end();
  return document;

  function room(height: number): void {
    if (y + height <= BOTTOM) return;
    document.addPage();
    y = MARGIN;
  }

  function rule(): void {
    room(LINE);
    document.moveTo(MARGIN, y).lineTo(RIGHT, y).lineWidth(0.5).strokeColor('#C8D1CC').stroke();
    y += 8;
  }

  /** One of the two sides; says where it ends. */
  function party(label: string, about: readonly string[], x: number): number {
    let at = y;
    drawText(document, label, { x, y: at }, { size: 9.5, colour: GREY });
    at += 16;
    about.forEach((text, index) => {
      const look = { size: 10.5, weight: index === 0 ? 'strong' : 'plain' } as const;
      for (const part of wrapText(document, text, MIDDLE - MARGIN - 16, look)) {
        drawText(document, part, { x, y: at }, look);
        at += 16;
      }
    });
    return at;
  }

  function paragraph(text: string, look: TextLook): void {
    for (const part of wrapText(document, text, RIGHT - MARGIN, look)) {
      room(LINE);
      drawText(document, part, { x: MARGIN, y }, look);
      y += LINE;
    }
  }

  function row({ what, ...figures }: Cells, look: TextLook): void {
    const isSum = figures.count === '' && figures.price === '';
    const parts = wrapText(document, what, (isSum ? columns.vat - 80 : columns.count - 60) - MARGIN, look);
    room(LINE * parts.length);
    // In the order in which it is read aloud.
    parts.forEach((part, index) => drawText(document, part, { x: columns.what, y: y + index * LINE }, look));
    for (const name of ['count', 'price', 'vat', 'sum'] as const)
      drawText(document, figures[name], { x: columns[name], y }, { ...look, isEnd: true });
    y += LINE * parts.length;
  }
}
