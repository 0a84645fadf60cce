import { Buffer } from 'node:buffer';
import { setImmediate } from 'node:timers/promises';
import type { SharedOrder } from '#contract/domain/evidence.ts';
import { formatDay } from '#contract/domain/format/dayNames.ts';
import { formatLocalMoment, formatMoment } from '#contract/domain/format/formatMoment.ts';
import { formatNumber } from '#contract/domain/format/formatNumber.ts';
import { localDateOf } from '#contract/domain/rentalTime.ts';
import type { Report, ReportMark, ReportSide } from '#contract/calls/orders/reports.ts';
import type { Language } from '#contract/domain/values.ts';
import { beginDocument, GREY, numberPages, PAGE } from '#server/platform/pdf/beginDocument.ts';
import { drawText, type TextLook, wrapText } from '#server/platform/pdf/drawText.ts';
import { BOARD, boardsOf, drawBoard } from './drawBoard.ts';
import { packTexts } from './packTexts.ts';
import { fill } from '#server/platform/texts/i18n.ts';

const { margin: MARGIN } = PAGE;
const WIDTH = PAGE.width - 2 * MARGIN;
const BOTTOM = PAGE.height - 60;
const THUMB = { width: 155, height: 116, gap: 17 } as const;

export interface Thumb {
  readonly report: Report;
  readonly angle: string;
  readonly jpeg: Buffer;
}

interface Summary {
  readonly order: SharedOrder;
  readonly reports: readonly Report[];
  readonly thumbs: readonly Thumb[];
  /** Of the two sides. */
  readonly languages: readonly Language[];
}

/** The records in readable form: once in the language of each side, then the photographs. */
export async function summaryPdf({ order, reports, thumbs, languages }: Summary): Promise<Buffer> {
  const [first = 'en'] = languages;
  const document = await beginDocument(fill(packTexts[first].title, { number: order.number }), first);
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => document.once('end', resolve).once('error', reject));
  let y = MARGIN;
  for (const [index, language] of languages.entries()) {
    if (index > 0) turn();
    await write(language);
  }
  showThumbs();
  numberPages(document, packTexts[first].page);
  document.end();
  await ended;
  return Buffer.concat(chunks);

  function turn(): void {
    document.addPage();
    y = MARGIN;
  }

  function say(text: string, look: TextLook, indent = 0): void {
    for (const line of wrapText(document, text, WIDTH - indent, look)) {
      if (y + look.size * 1.5 > BOTTOM) turn();
      drawText(document, line, { x: MARGIN + indent, y }, look);
      y += look.size * 1.5;
    }
  }

  function pair(label: string, value: string): void {
    say(`${label}: ${value}`, { size: 10 });
  }

  async function write(language: Language): Promise<void> {
    const texts = packTexts[language];
    drawText(document, 'Gza', { x: MARGIN, y }, { size: 20, weight: 'strong', colour: '#0B6B47' });
    y += 34;
    say(fill(texts.title, { number: order.number }), { size: 16, weight: 'strong' });
    const { brand, model, year } = order.car;
    say(
      `${brand} ${model} ${year} · ${formatLocalMoment(order.from, language)} – ${formatLocalMoment(order.to, language)} · ${texts.status[order.status]}`,
      {
        size: 10,
        colour: GREY,
      },
    );
    pair(texts.client, order.client.name);
    pair(texts.owner, order.owner.name);
    writeDeposit(language);
    if (reports.length === 0) say(texts.nothing, { size: 10 });
    for (const report of reports) await writeReport(report, language);
    y += 10;
    say(texts.check, { size: 9, colour: GREY });
  }

  /** What the owner took, gave back and kept of a deposit, and why. */
  function writeDeposit(language: Language): void {
    const texts = packTexts[language];
    for (const { kind, amount, reason, at } of order.deposit_moves) {
      const words = [formatMoment(Date.parse(at), language), ...(reason === null ? [] : [reason])];
      pair(texts.deposit[kind], [`${(amount / 100).toFixed(2)} GEL`, ...words].join(', '));
    }
  }

  async function writeReport(report: Report, language: Language): Promise<void> {
    const texts = packTexts[language];
    y += 12;
    say(`${texts.kinds[report.kind]}, ${texts.madeBy[report.made_by]}`, { size: 12, weight: 'strong' });
    pair(
      texts.odometer,
      fill(texts.kilometres, {
        count: formatNumber(report.odometer, language),
      }),
    );
    pair(texts.fuel, `${report.fuel_eighths}/8`);
    const deletedAt = report.photos_deleted_at;
    const deleted =
      deletedAt === null ? '' : `, ${fill(texts.deleted, { date: formatMoment(Date.parse(deletedAt), language) })}`;
    pair(texts.photos, `${report.photos_count}${deleted}`);
    await writeMarks(texts.marks[report.kind], report.marks, language);
    let count = report.marks.length;
    for (const { side, way, at, remarks, marks } of report.confirmations) {
      const label = side === report.made_by ? texts.sealed : texts.confirmed[side];
      pair(label, [formatMoment(Date.parse(at), language), ...(way === 'code' ? [texts.byCode] : [])].join(', '));
      if (remarks !== null) say(`${texts.remarks}: ${remarks}`, { size: 10 }, 14);
      if (marks.length > 0) await writeMarks(texts.addedMarks, marks, language, 14, count);
      count += marks.length;
    }
    drawBoards(report, language);
    const other: ReportSide = report.made_by === 'owner' ? 'client' : 'owner';
    if (!report.confirmed_by.includes(other)) say(texts.notConfirmed[other], { size: 10 });
    say(`SHA-256 ${report.manifest_sha256 ?? ''}`, { size: 8, colour: GREY });
  }

  /** Their notes are as long as their authors like: between the lists others have their turn. */
  async function writeMarks(
    label: string,
    marks: readonly ReportMark[],
    language: Language,
    indent = 0,
    before = 0,
  ): Promise<void> {
    await setImmediate();
    const { sides, noMarks, since: known } = packTexts[language];
    say(`${label}: ${marks.length === 0 ? noMarks : marks.length}`, { size: 10 }, indent);
    for (const [index, { side, note, since }] of marks.entries()) {
      const words = note === '' ? '' : `: ${note}`;
      const old =
        since === undefined
          ? ''
          : ` · ${fill(known, { date: formatDay(localDateOf(Date.parse(since)), language, 'medium') })}`;
      say(`${before + index + 1}. ${sides[side]}${words}${old}`, { size: 9 }, indent + 14);
    }
  }

  /** All marks of a report where they are on the car, by the numbers of the list. */
  function drawBoards(report: Report, language: Language): void {
    const boards = boardsOf(report);
    for (const [index, board] of boards.entries()) {
      const column = index % 3;
      if (column === 0) {
        y += index === 0 ? 6 : BOARD.height + 22;
        if (y + BOARD.height + 22 > BOTTOM) turn();
      }
      const x = MARGIN + column * (BOARD.width + THUMB.gap);
      drawBoard(document, board, { x, y });
      drawText(
        document,
        packTexts[language].sides[board.side],
        { x, y: y + BOARD.height + 3 },
        { size: 7.5, colour: GREY },
      );
    }
    if (boards.length > 0) y += BOARD.height + 22;
  }

  /** Three in a row, each report on a page of its own. */
  function showThumbs(): void {
    for (const [, shown] of Map.groupBy(thumbs, ({ report }) => report.id)) {
      turn();
      const [{ report } = { report: undefined }] = shown;
      if (report === undefined) continue;
      const heads = languages.map(
        (language) => `${packTexts[language].kinds[report.kind]}, ${packTexts[language].madeBy[report.made_by]}`,
      );
      say(heads.join(' · '), { size: 11, weight: 'strong' });
      y += 8;
      for (const [index, { angle, jpeg }] of shown.entries()) {
        const column = index % 3;
        if (column === 0 && index > 0) y += THUMB.height + 30;
        if (column === 0 && y + THUMB.height + 30 > BOTTOM) turn();
        const x = MARGIN + column * (THUMB.width + THUMB.gap);
        document.image(jpeg, x, y, { fit: [THUMB.width, THUMB.height] });
        const caption = `${angleText(angle, first)} · ${formatMoment(Date.parse(report.photos.find((photo) => photo.angle === angle)?.taken_at ?? report.made_at), first)}`;
        drawText(document, caption, { x, y: y + THUMB.height + 4 }, { size: 7.5, colour: GREY });
      }
    }
  }
}

function angleText(angle: string, language: Language): string {
  const { angles } = packTexts[language];
  const [, number] = /^extra_(\d+)$/.exec(angle) ?? [];
  if (number !== undefined) return `${angles.extra} ${number}`;
  return Object.entries(angles).find(([name]) => name === angle)?.[1] ?? angle;
}
