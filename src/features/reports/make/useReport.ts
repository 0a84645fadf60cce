import type { ReportKind } from '#contract/calls/reports.ts';
import { selectUser } from '#src/features/auth/authSlice.ts';
import type { KeptReport } from '#src/shared/lib/openOffline.ts';
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
  readonly report: KeptReport;
  readonly write: (values: (report: KeptReport) => Written) => void;
} {
  const dispatch = useAppDispatch();
  const userId = useAppSelector(selectUser)?.user_id ?? 0;
  const kept = useAppSelector((state) => selectKept(state, orderId, kind));
  return {
    report: kept ?? emptyReport({ userId, orderId, kind }, '', ''),
    write: (values) => void dispatch(writeReport({ orderId, kind }, values)),
  };
}
