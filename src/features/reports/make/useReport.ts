import type { ReportKind } from '#contract/calls/orders/reports.ts';
import { selectUser } from '#src/features/auth/authSlice.ts';
import type { StoredReport } from '#src/shared/lib/openOffline.ts';
import { useAppDispatch, useAppSelector } from '#src/shared/store/hooks.ts';
import { emptyReport } from '../queue/reportMachine.ts';
import type { Written } from '../queue/reportMachine.ts';
import { writeReport } from '../queue/writeReport.ts';
import { selectKept } from '../reportsSlice.ts';

/** Which report of which order a step is about. */
export interface ReportOf {
  readonly orderId: number;
  readonly kind: ReportKind;
}

/** The draft of a report: an empty one until something of it is stored. */
export function useReport({ orderId, kind }: ReportOf): {
  readonly report: StoredReport;
  readonly write: (values: (report: StoredReport) => Written) => void;
} {
  const dispatch = useAppDispatch();
  const userId = useAppSelector(selectUser)?.user_id ?? 0;
  const draft = useAppSelector((state) => selectKept(state, orderId, kind));
  return {
    report: draft ?? emptyReport({ userId, orderId, kind }, '', ''),
    write: (values) => void dispatch(writeReport({ orderId, kind }, values)),
  };
}
