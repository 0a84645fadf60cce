import { extraAngles, guidedAngles, MOST_PHOTOS } from '#contract/domain/reportParts.ts';
import type { ReportAngle } from '#contract/calls/orders/reports.ts';
import type { StoredReport } from '#src/shared/lib/openOffline.ts';

const isGuided = (angle: ReportAngle): angle is (typeof guidedAngles)[number] =>
  guidedAngles.some((guided) => guided === angle);

/** What an angle is called: a key of the texts with its values. */
export const angleName = (angle: ReportAngle) =>
  isGuided(angle)
    ? ({ key: `angles.${angle}`, values: {} } as const)
    : ({ key: 'angles.extra', values: { number: extraAngles.indexOf(angle) + 1 } } as const);

/** The guided angles, then the added ones, then one more as long as the limit allows it. */
export function shownAngles({ photos }: Pick<StoredReport, 'photos'>): readonly ReportAngle[] {
  const taken = extraAngles.filter((angle) => photos.some((photo) => photo.angle === angle));
  const next = extraAngles.find((angle) => !taken.includes(angle));
  return [...guidedAngles, ...taken, ...(next === undefined || photos.length >= MOST_PHOTOS ? [] : [next])];
}

/** The angle after a photograph: the next missing one, else the same. */
export function nextAngle({ photos }: Pick<StoredReport, 'photos'>, after: ReportAngle): ReportAngle {
  const isMissing = (angle: ReportAngle) => !photos.some((photo) => photo.angle === angle);
  const from = isGuided(after) ? guidedAngles.indexOf(after) : 0;
  const inOrder = [...guidedAngles.slice(from), ...guidedAngles.slice(0, from)];
  return inOrder.find(isMissing) ?? after;
}
