import type { Report, ReportAngle, ReportKind, ReportMark } from '#contract/calls/orders/reports.ts';
import type { StoredPhoto, StoredReport } from '#src/shared/lib/openOffline.ts';
import { leftOf } from '../marks/marks.ts';

/** The key of a report: a browser has one of each. */
export interface ReportPlace {
  readonly userId: number;
  readonly orderId: number;
  readonly kind: ReportKind;
}

/** The fields of a report that are filled in by hand. */
export type Written = Partial<Pick<StoredReport, 'odometer' | 'fuel' | 'marks' | 'gone'>>;

/** The next request for a sealed report. */
export type ReportStep =
  | { readonly does: 'announce' }
  | { readonly does: 'send'; readonly photo: StoredPhoto; readonly reportId: number }
  | { readonly does: 'confirm'; readonly reportId: number };

export const emptyReport = ({ userId, orderId, kind }: ReportPlace, key: string, changedAt: string): StoredReport => ({
  userId,
  orderId,
  kind,
  key,
  odometer: null,
  fuel: null,
  marks: [],
  known: null,
  gone: [],
  photos: [],
  isSealed: false,
  reportId: null,
  refusal: null,
  changedAt,
});

/** A sealed report is signed: no late change alters it. */
const ifOpen = (report: StoredReport, change: Partial<StoredReport>): StoredReport =>
  report.isSealed ? report : { ...report, ...change };

export const written = (report: StoredReport, change: Written): StoredReport => ifOpen(report, change);

/** Another photograph of the same angle replaces the first one. */
export const withPhoto = (report: StoredReport, photo: StoredPhoto): StoredReport =>
  ifOpen(report, { photos: [...report.photos.filter(({ angle }) => angle !== photo.angle), photo] });

export const withoutPhoto = (report: StoredReport, angle: ReportAngle): StoredReport =>
  ifOpen(report, { photos: report.photos.filter((photo) => photo.angle !== angle) });

/** Whether everything is there that the server requires. */
export const isWhole = ({ odometer, fuel, photos }: StoredReport): boolean =>
  odometer !== null && fuel !== null && photos.length > 0;

/** `known` are the marks that the author saw last; those of an earlier try are better than nothing. */
export const sealed = (report: StoredReport, known: StoredReport['known']): StoredReport =>
  isWhole(report) && !report.isSealed
    ? { ...report, known: known ?? report.known, isSealed: true, refusal: null }
    : report;

/** The marks to send: those known and not repaired, and the new ones. */
export const announcedMarks = ({
  known,
  gone,
  marks,
}: Pick<StoredReport, 'known' | 'gone' | 'marks'>): ReportMark[] => [...leftOf(known ?? [], gone), ...marks];

/** Opens a report for changes: the next request has another key, and replaces this one on the server. */
export const reopened = (report: StoredReport, key: string): StoredReport => ({
  ...report,
  key,
  isSealed: false,
  reportId: null,
  photos: report.photos.map((photo) => ({ ...photo, isSent: false })),
});

export function nextStepOf({ isSealed, reportId, photos }: StoredReport): ReportStep | null {
  if (!isSealed) return null;
  if (reportId === null) return { does: 'announce' };
  const photo = photos.find(({ isSent }) => !isSent);
  return photo === undefined ? { does: 'confirm', reportId } : { does: 'send', photo, reportId };
}

/** Applies the server's answer to the request with this key; a report that was reopened meanwhile has another key. */
export function afterAnswer(
  report: StoredReport,
  key: string,
  { id, photos }: Pick<Report, 'id' | 'photos'>,
): StoredReport {
  if (report.key !== key) return report;
  const received = new Map(photos.map(({ angle, sha256, received_at }) => [angle, received_at !== null && sha256]));
  return {
    ...report,
    reportId: id,
    photos: report.photos.map((photo) => ({ ...photo, isSent: received.get(photo.angle) === photo.sha256 })),
  };
}

/** The server does not want it like this: its maker can change it. */
export const afterRefusal = (report: StoredReport, key: string, next: string, told: string | null): StoredReport =>
  report.key === key ? { ...reopened(report, next), refusal: { problem: 'refused', told } } : report;

/** The browser has lost a photograph: its author has to repeat it. */
export const afterLoss = (report: StoredReport, key: string, next: string, angle: ReportAngle): StoredReport =>
  report.key === key
    ? { ...withoutPhoto(reopened(report, next), angle), refusal: { problem: 'lost', told: null } }
    : report;
