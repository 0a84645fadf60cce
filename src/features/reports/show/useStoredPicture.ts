import { useEffect, useState } from 'react';
import type { ReportAngle } from '#contract/calls/orders/reports.ts';
import type { StoredReport } from '#src/shared/lib/openOffline.ts';
import { readPhotograph } from '../queue/storedReports.ts';

/** The object URL of a photograph stored in this browser, while it is shown; null until it was read. */
export function useStoredPicture(report: StoredReport, angle: ReportAngle): string | null {
  const { userId, orderId, kind } = report;
  const sha256 = report.photos.find((photo) => photo.angle === angle)?.sha256;
  const [shown, setShown] = useState<{ readonly of: string; readonly url: string } | null>(null);
  useEffect(() => {
    if (sha256 === undefined) return undefined;
    let url: string | null = null;
    let isWanted = true;
    readPhotograph({ userId, orderId, kind }, angle).then(
      (stored) => {
        if (!isWanted || stored === undefined) return;
        url = URL.createObjectURL(new Blob([stored.bytes], { type: stored.type }));
        setShown({ of: sha256, url });
      },
      () => undefined,
    );
    return () => {
      isWanted = false;
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [userId, orderId, kind, angle, sha256]);
  return shown !== null && shown.of === sha256 ? shown.url : null;
}
