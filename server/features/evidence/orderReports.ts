import type { OrderStatus } from '#contract/domain/orders/orderStatus.ts';
import type { OrderReports, ReportKind, ReportSummary } from '#contract/calls/orders/reports.ts';
import type { Context } from '#server/context.ts';
import { confirmationCode } from './confirmationCode.ts';
import { listReportSummaries } from './reportRepository.ts';

interface ReportedOrder {
  readonly id: number;
  readonly status: OrderStatus;
  readonly paid_at: Date | null;
}

/** What an order's page says of the reports of its car; the codes are for its client alone. */
export async function orderReports(
  { config, db }: Pick<Context, 'config' | 'db'>,
  order: ReportedOrder,
  isClient: boolean,
): Promise<OrderReports> {
  const reports = await listReportSummaries(db, order.id);
  const codeOf = (kind: ReportKind) =>
    isClient && isCodeWanted(order, reports, kind) ? confirmationCode(config, order.id, kind) : null;
  return { reports, report_codes: { hand_over: codeOf('hand_over'), take_back: codeOf('take_back') } };
}

/** From the payment on, because the phone may be without a network when the car is handed over. */
export function isCodeWanted(
  { status, paid_at }: Pick<ReportedOrder, 'status' | 'paid_at'>,
  reports: readonly ReportSummary[],
  kind: ReportKind,
): boolean {
  const report = reports.find((one) => one.kind === kind && one.made_by === 'owner');
  if (report !== undefined && report.confirmed_by.includes('client')) return false;
  if (report?.state === 'sealed' || status === 'active') return true;
  return status === 'confirmed' && paid_at !== null && kind === 'hand_over';
}
