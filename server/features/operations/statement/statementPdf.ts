import { setImmediate } from 'node:timers/promises';
import { formatDay } from '#contract/domain/format/dayNames.ts';
import { formatNumber } from '#contract/domain/format/formatNumber.ts';
import { localDateOf } from '#contract/domain/rentalTime.ts';
import type { Language } from '#contract/domain/values.ts';
import { namedFigures } from '../operationFigures.ts';
import { operationTexts } from '../operationTexts.ts';
import { payoutNumber } from '../payoutNumber.ts';
import { beginDocument, GREY, numberPages, PAGE } from '#server/platform/pdf/beginDocument.ts';
import { drawText, type TextLook, wrapText } from '#server/platform/pdf/drawText.ts';
import type { Statement } from './readStatement.ts';
import { statementTexts } from './statementTexts.ts';

const { margin: MARGIN } = PAGE;
const RIGHT = PAGE.width - MARGIN;
const BOTTOM = PAGE.height - 72;
const LINE = 22;
/** From one line of a text to the next. */
const NEXT = 13;
const columns = { date: MARGIN, what: MARGIN + 74, gross: 390, commission: 465, net: RIGHT } as const;
/** Beside a sum of seven digits. */
const WHAT_WIDTH = columns.gross - 78 - columns.what;
const ROW = { size: 9.5 } as const;

/** A statement as a PDF: header, rows, totals, payout, page numbers. */
export async function statementPdf(statement: Statement, language: Language): Promise<PDFKit.PDFDocument> {
  const texts = statementTexts[language];
  const title = `${texts.title} · ${formatDay(`${statement.month}-01`, language, 'month')}`;
  const document = await beginDocument(`${title}, ${statement.owner}`, language);
  const money = (tetri: number) => `${formatNumber(tetri / 100, language, 2)}\u00A0₾`;
  let y = MARGIN;

  drawText(document, 'Gza', { x: MARGIN, y }, { size: 20, weight: 'strong', colour: '#0B6B47' });
  drawText(document, title, { x: MARGIN, y: y + 34 }, { size: 16, weight: 'strong' });
  y += 56;
  paragraph(statement.owner, { size: 11, colour: GREY });
  y += LINE;
  heads();
  if (statement.rows.length === 0) {
    drawText(document, texts.nothing, { x: MARGIN, y }, { size: 10 });
    y += LINE;
  }
  for (const row of statement.rows) {
    const what = [
      row.order_number ?? payoutNumber(row.payout_id ?? 0),
      row.car,
      operationTexts[language].kinds[row.kind],
    ];
    const parts = wrapText(document, what.filter((part) => part !== null).join(' · '), WHAT_WIDTH, ROW);
    if (room(heightOf(parts), heads)) await setImmediate();
    const isPayout = row.kind === 'payout';
    line([
      formatDay(localDateOf(row.at), language, 'short'),
      parts,
      isPayout ? '' : money(row.gross),
      isPayout ? '' : money(0 - row.commission),
      money(row.gross - row.commission),
    ]);
  }
  const { gross, commission, net, cash } = statement.totals;
  room(LINE * 5);
  rule();
  line([texts.total, [], money(gross), money(0 - commission), money(net)], true);
  paragraph(texts.notCounted, { size: 9, colour: GREY });
  y += NEXT;
  if (cash !== 0) pair(texts.cash, money(cash));
  y += LINE;
  figures();
  payout();
  numberPages(document, texts.page);
  document.end();
  return document;

  /** Says whether it began a page. */
  function room(height: number, onNewPage?: () => void): boolean {
    if (y + height <= BOTTOM) return false;
    document.addPage();
    y = MARGIN;
    onNewPage?.();
    return true;
  }

  function rule(): void {
    document.moveTo(MARGIN, y).lineTo(RIGHT, y).lineWidth(0.5).strokeColor('#C8D1CC').stroke();
    y += 8;
  }

  function heads(): void {
    const { date, what, gross: total, commission: share, net: rest } = texts.columns;
    line([date, [what], total, share, rest], false, GREY);
    rule();
  }

  function line(
    [date, what, total, share, rest]: [string, readonly string[], string, string, string],
    isStrong = false,
    colour?: string,
  ): void {
    const look = { ...ROW, weight: isStrong ? 'strong' : 'plain', ...(colour && { colour }) } as const;
    drawText(document, date, { x: columns.date, y }, look);
    what.forEach((part, index) => drawText(document, part, { x: columns.what, y: y + index * NEXT }, look));
    drawText(document, total, { x: columns.gross, y }, { ...look, isEnd: true });
    drawText(document, share, { x: columns.commission, y }, { ...look, isEnd: true });
    drawText(document, rest, { x: columns.net, y }, { ...look, isEnd: true });
    y += heightOf(what);
  }

  /** As wide as the page; it ends where the next one may begin. */
  function paragraph(text: string, look: TextLook): void {
    for (const part of wrapText(document, text, RIGHT - MARGIN, look)) {
      drawText(document, part, { x: MARGIN, y }, look);
      y += NEXT;
    }
  }

  function pair(label: string, value: string, isStrong = false): void {
    drawText(document, label, { x: MARGIN, y }, { size: 10, weight: isStrong ? 'strong' : 'plain' });
    drawText(document, value, { x: RIGHT, y }, { size: 10, weight: isStrong ? 'strong' : 'plain', isEnd: true });
    y += LINE;
  }

  function figures(): void {
    room(LINE * 5);
    for (const { name, amount } of namedFigures(statement.figures, language, statement.now)) pair(name, money(amount));
    y += LINE;
  }

  function payout(): void {
    const made = statement.payout;
    room(LINE * (made === null ? 3 : 6));
    drawText(document, texts.payout, { x: MARGIN, y }, { size: 12, weight: 'strong' });
    y += LINE;
    if (made === null) {
      paragraph(statement.isOver ? texts.noPayout : texts.notYet, { size: 9 });
      return;
    }
    pair(texts.opening, money(made.opening));
    pair(texts.becameDue, money(made.became_due));
    rule();
    const state =
      made.state === null ? '' : ` · ${payoutNumber(made.id)} · ${operationTexts[language].states[made.state]}`;
    pair(`${texts.amount}${state}`, money(made.amount), true);
  }
}

const heightOf = (what: readonly string[]): number => LINE + NEXT * Math.max(0, what.length - 1);
