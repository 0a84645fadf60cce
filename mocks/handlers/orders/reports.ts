import { type Report, reportStateOf, type ReportSide } from '#contract/calls/orders/reports.ts';
import { drawing } from '../../fixtures/documents.ts';
import type { MockOrder } from '../../fixtures/orders/orders.ts';
import { firstReports, mockClientCode, newReport } from '../../fixtures/orders/reports.ts';
import type { MocksOf } from '../../mocks.ts';
import { refuse, refuseFields } from '../../refuse.ts';
import { mockUser } from '../../session.ts';
import { findMockOrder, saveMockOrder } from './orders.ts';

const KEPT_DAYS = 120;
const reports = new Map(firstReports().map((report) => [report.id, report]));
let lastId = reports.size;

const notFound = () => refuse(404, 'NOT_FOUND', 'There is nothing here.');
const incomplete = () => refuse(409, 'REPORT_INCOMPLETE', 'This report is not complete yet.');

/** Back to the reports of the fixtures; tests call it after each test. */
export function resetMockReports(): void {
  reports.clear();
  for (const report of firstReports()) reports.set(report.id, report);
}

const side = (): ReportSide | undefined => {
  const user = mockUser();
  return user === undefined ? undefined : user.owner ? 'owner' : 'client';
};

const ofOrder = (orderId: number) =>
  [...reports.values()]
    .filter(({ order_id }) => order_id === orderId)
    .toSorted((one, other) => one.kind.localeCompare(other.kind) || other.made_by.localeCompare(one.made_by));

/** The marks from reports of other orders of the car. */
const knownOf = ({ id, car }: MockOrder) =>
  [...reports.values()]
    .filter(({ order_id }) => order_id !== id && findMockOrder(order_id)?.car.id === car.id)
    .flatMap(({ marks, made_at }) => marks.map((mark) => ({ ...mark, since: mark.since ?? made_at })));

function save(order: MockOrder, report: Report): { status: 'success'; report: Report } {
  const received_count = report.photos.filter(({ received_at }) => received_at !== null).length;
  const confirmed_by = report.confirmations.map((confirmation) => confirmation.side);
  const counted = { ...report, received_count, confirmed_by };
  const saved: Report = { ...counted, state: reportStateOf(counted) };
  reports.set(saved.id, saved);
  saveMockOrder({ ...order, reports: ofOrder(order.id) });
  return { status: 'success', report: saved };
}

function find(params: Readonly<Record<string, string>>): readonly [MockOrder, Report] | undefined {
  const order = findMockOrder(Number(params['id']));
  const report = reports.get(Number(params['report_id']));
  return side() === undefined || order === undefined || report?.order_id !== order.id ? undefined : [order, report];
}

export const reportMocks = {
  createReport: ({ params, body }) => {
    const [order, maker] = [findMockOrder(Number(params['id'])), side()];
    if (order === undefined || maker === undefined) return notFound();
    const known = ofOrder(order.id).find(({ kind, made_by }) => kind === body.kind && made_by === maker);
    if (known?.manifest_sha256) return refuse(409, 'REPORT_SEALED', 'This report has been confirmed.');
    if (known !== undefined) reports.delete(known.id);
    const made = { id: (lastId += 1), order_id: order.id, made_by: maker, made_at: new Date().toISOString() };
    return save(order, newReport(body, made));
  },
  listReports: ({ params }) => {
    const order = findMockOrder(Number(params['id']));
    if (order === undefined || side() === undefined) return notFound();
    const known = side() === 'owner' ? knownOf(order) : [];
    return { status: 'success', reports: ofOrder(order.id), known_marks: known, kept_days: KEPT_DAYS };
  },
  sendReportPhoto: ({ params }) => {
    const found = find(params);
    if (found === undefined || !found[1].photos.some(({ angle }) => angle === params['angle'])) return notFound();
    const [order, report] = found;
    const shown = {
      received_at: new Date().toISOString(),
      width: 800,
      height: 600,
      thumb_url: drawing('#dde8f3'),
      full_url: drawing('#dde8f3'),
    };
    const photos = report.photos.map((photo) => (photo.angle === params['angle'] ? { ...photo, ...shown } : photo));
    return save(order, { ...report, photos });
  },
  confirmReport: ({ params, body }) => {
    const [found, own] = [find(params), side()];
    if (found === undefined || own === undefined) return notFound();
    const [order, report] = found;
    const code = body?.client_code;
    if (code !== undefined && code !== mockClientCode) return refuseFields({ client_code: 'This code is not right.' });
    const speaker = code === undefined ? own : 'client';
    if (report.confirmed_by.includes(speaker)) return { status: 'success', report };
    const isReady = speaker === report.made_by ? report.state === 'received' : report.state === 'sealed';
    if (!isReady) return incomplete();
    const confirmation: Report['confirmations'][number] = {
      side: speaker,
      way: code === undefined ? 'account' : 'code',
      at: new Date().toISOString(),
      remarks: body?.remarks || null,
      marks: body?.marks ?? [],
    };
    return save(order, {
      ...report,
      confirmations: [...report.confirmations, confirmation],
      manifest_sha256: 'ab'.repeat(32),
    });
  },
} satisfies MocksOf<'createReport' | 'listReports' | 'sendReportPhoto' | 'confirmReport'>;
