import type { ReportAngle, ReportKind } from '#contract/calls/orders/reports.ts';
import { UPLOAD_BYTES } from '#contract/domain/pictures.ts';
import { selectUser } from '#src/features/auth/authSlice.ts';
import { closePicture, finishPicture, isSendable, openPicture } from '#src/shared/lib/chosenPicture.ts';
import type { PictureProblem } from '#src/shared/lib/chosenPicture.ts';
import type { StoredBytes, StoredReport } from '#src/shared/lib/openOffline.ts';
import { randomKey } from '#src/shared/lib/randomKey.ts';
import type { AppThunk } from '#src/shared/store/hooks.ts';
import { keepingFailed, reportChanged } from '../reportsSlice.ts';
import { changeReport } from './storedReports.ts';
import { emptyReport, reopened, sealed, withPhoto, withoutPhoto, written } from './reportMachine.ts';
import type { Written } from './reportMachine.ts';
import { sendReports } from './sendReports.ts';

/** The key of a report of the logged-in user. */
interface Place {
  readonly orderId: number;
  readonly kind: ReportKind;
}

/** Stores a change before it is shown: what the screen shows as stored is. False where it could not be stored. */
const change =
  (
    { orderId, kind }: Place,
    changed: (report: StoredReport) => StoredReport | null,
    photograph?: Omit<StoredBytes, 'userId' | 'orderId' | 'kind'>,
  ): AppThunk<Promise<boolean>> =>
  async (dispatch, getState, { clock }) => {
    const userId = selectUser(getState())?.user_id;
    if (userId === undefined) return false;
    const place = { userId, orderId, kind };
    const changedAt = new Date(clock.now()).toISOString();
    try {
      const report = await changeReport(
        place,
        (before) => {
          const after = changed(before ?? emptyReport(place, randomKey(), changedAt));
          return after === null ? null : { ...after, changedAt };
        },
        photograph && { ...place, ...photograph },
      );
      dispatch(reportChanged({ orderId, kind, report }));
      return true;
    } catch (error) {
      const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
      dispatch(keepingFailed(isFull ? 'full' : 'forbidden'));
      return false;
    }
  };

/** `values` are computed from the stored report: of two concurrent changes neither is lost. */
export const writeReport = (place: Place, values: (report: StoredReport) => Written): AppThunk<Promise<boolean>> =>
  change(place, (report) => written(report, values(report)));

export const removePhoto = (place: Place, angle: ReportAngle): AppThunk<Promise<boolean>> =>
  change(place, (report) => withoutPhoto(report, angle));

/** Its author signs it: it is sent as soon as there is a network. */
export const sealReport =
  (place: Place, known: StoredReport['known']): AppThunk<Promise<void>> =>
  async (dispatch) => {
    if (await dispatch(change(place, (report) => sealed(report, known)))) void dispatch(sendReports());
  };

export const reopenReport = (place: Place): AppThunk<Promise<boolean>> =>
  change(place, (report) => reopened(report, randomKey()));

/** Forgets it with its photographs. */
export const dropReport = (place: Place): AppThunk<Promise<boolean>> => change(place, () => null);

const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Rejects where the phone returns a file that cannot be read. */
async function makeSmall(file: File): Promise<{ readonly type: string; readonly bytes: ArrayBuffer } | PictureProblem> {
  const picture = await openPicture(file);
  if (typeof picture === 'string') return picture;
  const small = await finishPicture(picture, 0).finally(() => closePicture(picture));
  // If it could not be made smaller it is the original; the server would refuse it when the car is gone.
  if (small.size > UPLOAD_BYTES) return 'large';
  const bytes = await small.arrayBuffer();
  return isSendable(bytes) ? { type: small.type, bytes } : 'unreadable';
}

/**
 * Makes a photograph no larger than needed, names it by its hash and stores it. Resolves with the reason if it could
 * not be used.
 */
export const takePhoto =
  (place: Place, angle: ReportAngle, file: File): AppThunk<Promise<PictureProblem | null>> =>
  async (dispatch, _getState, { clock }) => {
    const takenAt = new Date(clock.now()).toISOString();
    const small = await makeSmall(file).catch(() => 'unreadable' as const);
    if (typeof small === 'string') return small;
    const { bytes } = small;
    const sha256 = hex(await crypto.subtle.digest('SHA-256', bytes));
    const photo = { angle, sha256, takenAt, isSent: false };
    await dispatch(change(place, (report) => withPhoto(report, photo), { angle, sha256, type: small.type, bytes }));
    // The browser may refuse; what it stores is then only best effort.
    void navigator.storage?.persist?.();
    return null;
  };
