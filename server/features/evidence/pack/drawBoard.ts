import type PDFDocument from 'pdfkit';
import { outlineFrame, outlines } from '#contract/domain/cars/carOutlines.ts';
import { OUTLINE, outlineSides } from '#contract/domain/reportParts.ts';
import { type Report, type ReportMark } from '#contract/calls/orders/reports.ts';
import { drawText } from '#server/platform/pdf/drawText.ts';

type Document = InstanceType<typeof PDFDocument>;

const WIDTH = 155;
const SCALE = WIDTH / outlineFrame.width;
export const BOARD = { width: WIDTH, height: outlineFrame.height * SCALE } as const;
const RADIUS = 6.5;
const INK = '#15211C';
const GREY = '#5A6B63';
const NEW = '#F5B400';

interface NumberedMark extends ReportMark {
  readonly number: number;
}
interface Board {
  readonly side: ReportMark['side'];
  readonly marks: readonly NumberedMark[];
}

/** The sides of the car that have marks, with the numbers of the list: first the report's own, then those added to it. */
export function boardsOf({ marks, confirmations }: Pick<Report, 'marks' | 'confirmations'>): readonly Board[] {
  const all = [...marks, ...confirmations.flatMap((given) => given.marks)];
  const numbered = all.map((mark, index) => ({ ...mark, number: index + 1 }));
  return outlineSides
    .map((side) => ({ side, marks: numbered.filter((mark) => mark.side === side) }))
    .filter((board) => board.marks.length > 0);
}

/** One side of the car: marks known before are in a white circle. */
export function drawBoard(document: Document, { side, marks }: Board, { x, y }: { x: number; y: number }): void {
  const isMirrored = side === 'right';
  document.save().translate(isMirrored ? x + WIDTH : x, y);
  document.scale(isMirrored ? -SCALE : SCALE, SCALE);
  for (const line of outlines[side]) document.path(line).lineWidth(2).stroke(GREY);
  document.restore();
  for (const mark of marks) {
    const [left, top] = [x + (mark.x / OUTLINE) * BOARD.width, y + (mark.y / OUTLINE) * BOARD.height];
    document
      .circle(left, top, RADIUS)
      .lineWidth(1)
      .fillAndStroke(mark.since === undefined ? NEW : '#FFFFFF', GREY);
    const number = String(mark.number);
    drawText(document, number, { x: left - number.length * 2, y: top - 4 }, { size: 7, weight: 'strong', colour: INK });
  }
}
