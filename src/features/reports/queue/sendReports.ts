import type { Report, ReportAngle } from '#contract/calls/orders/reports.ts';
import { isRequestFailure, mayPassLater } from '#src/shared/api/requestFailure.ts';
import { sendSealed } from '#src/shared/api/sendSealed.ts';
import { selectUser } from '#src/features/auth/authSlice.ts';
import type { StoredReport } from '#src/shared/lib/openOffline.ts';
import { randomKey } from '#src/shared/lib/randomKey.ts';
import { selectIsOnline } from '#src/shared/store/environmentSlice.ts';
import type { AppThunk } from '#src/shared/store/hooks.ts';
import { reportsApi } from '../reportsApi.ts';
import { photoBegun, reportChanged, reportsRead, selectIsSending, sendingBegun, sendingOver } from '../reportsSlice.ts';
import { changeReport, readPhotograph, readReports } from './storedReports.ts';
import { afterAnswer, afterLoss, afterRefusal, announcedMarks, nextStepOf } from './reportMachine.ts';
import type { ReportStep } from './reportMachine.ts';

const { createReport, sendReportPhoto, confirmReport } = reportsApi.endpoints;

/**
 * Sends sealed reports piece by piece: first the report, then each photograph, then the signature. Progress is stored
 * after each piece, so that a later run continues where this one ended; sending a piece twice is idempotent. One tab
 * does it, the others wait.
 */
export const sendReports = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  if (selectIsSending(getState()) || !selectIsOnline(getState())) return;
  dispatch(sendingBegun());
  try {
    if ('locks' in navigator) {
      await navigator.locks.request('gza-reports', { ifAvailable: true }, async (lock) => {
        if (lock !== null) await dispatch(sendAll());
      });
    } else {
      await dispatch(sendAll());
    }
  } catch {
    // What could not be read or stored is retried.
  } finally {
    dispatch(sendingOver());
  }
};

const sendAll =
  (): AppThunk<Promise<void>> =>
  async (dispatch, getState, { clock }) => {
    const userId = selectUser(getState())?.user_id;
    if (userId === undefined) return;
    const reports = await readReports(userId, clock.now());
    // Another tab may have sent some of it.
    dispatch(reportsRead(reports));
    for (const report of reports) if (!(await dispatch(sendOne(report)))) return;
  };

/** False without a network: all later reports wait, too. */
const sendOne =
  (first: StoredReport): AppThunk<Promise<boolean>> =>
  async (dispatch, getState) => {
    let report: StoredReport | null = first;
    while (report !== null) {
      const step = nextStepOf(report);
      if (step === null) return true;
      if (selectUser(getState())?.user_id !== first.userId) return false;
      const after: StoredReport | null | 'later' = await dispatch(takeStep(report, step));
      if (after === 'later') return false;
      report = after;
    }
    return true;
  };

const takeStep =
  (report: StoredReport, step: ReportStep): AppThunk<Promise<StoredReport | null | 'later'>> =>
  async (dispatch, getState) => {
    const { orderId, kind, key } = report;
    const sent = await dispatch(sendStep(report, step));
    // A user who is logging out leaves nothing new behind.
    if (sent === 'later' || getState().auth.ending === 'left') return 'later';
    const after = await changeReport(report, (now) => {
      // It was withdrawn while it was being sent.
      if (now === undefined) return null;
      if ('lost' in sent) return afterLoss(now, key, randomKey(), sent.lost);
      if ('refusal' in sent) return afterRefusal(now, key, randomKey(), sent.refusal);
      return step.does === 'confirm' && now.key === key ? null : afterAnswer(now, key, sent.report);
    });
    dispatch(reportChanged({ orderId, kind, report: after }));
    return after;
  };

type Sent =
  | { readonly report: Report }
  | { readonly refusal: string | null }
  | { readonly lost: ReportAngle }
  | 'later';

const sendStep =
  (report: StoredReport, step: ReportStep): AppThunk<Promise<Sent>> =>
  async (dispatch) => {
    const { orderId, kind } = report;
    if (step.does === 'announce') {
      const body = {
        kind,
        // A sealed report is complete.
        odometer: report.odometer ?? 0,
        fuel_eighths: report.fuel ?? 0,
        marks: announcedMarks(report),
        is_continued: report.known !== null,
        photos: report.photos.map(({ angle, sha256, takenAt }) => ({ angle, sha256, taken_at: takenAt })),
      };
      const request = createReport.initiate(
        { params: { id: orderId }, body, idempotencyKey: report.key },
        { track: false },
      );
      return sentOf(await dispatch(request));
    }
    if (step.does === 'confirm') {
      const params = { id: orderId, report_id: step.reportId };
      return sentOf(await dispatch(confirmReport.initiate({ params, body: {} }, { track: false })));
    }
    const { angle } = step.photo;
    const stored = await readPhotograph(report, angle);
    if (stored === undefined) return { lost: angle };
    dispatch(photoBegun({ orderId, kind, angle }));
    const file = new File([stored.bytes], `${angle}.${stored.type.replace('image/', '')}`, { type: stored.type });
    const params = { id: orderId, report_id: step.reportId, angle };
    return sentOf(await dispatch(sendSealed(sendReportPhoto, { params, body: { file } })));
  };

interface Outcome {
  readonly data?: { readonly report: Report } | undefined;
  readonly error?: unknown;
}

function sentOf({ data, error }: Outcome): Sent {
  if (data !== undefined) return { report: data.report };
  // The base query fails in one shape alone, or the request was never made.
  if (!isRequestFailure(error) || mayPassLater(error) || error.status === 401) return 'later';
  return { refusal: error.message ?? Object.values(error.fields)[0] ?? null };
}
