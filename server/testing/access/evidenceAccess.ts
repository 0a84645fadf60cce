import { type AccessRow, loggedIn, unknownId, open } from './accessCases.ts';

const aReport = {
  kind: 'hand_over',
  odometer: 1,
  fuel_eighths: 8,
  marks: [],
  photos: [{ angle: 'front', sha256: '0'.repeat(64), taken_at: '2027-01-10T08:00:00Z' }],
};
const aPhoto = new FormData();
aPhoto.set('file', new File(['x'], 'front.jpg'));

/** The first order of the demo fleet is of two other users; an admin reads its reports, and acts for neither. */
const ofOthers = (action: string, adminStatus: number, body?: object): AccessRow => ({
  others: {
    url: `/api/orders/1${action}`,
    ...(body ? { body } : {}),
    status: { ...loggedIn(404), admin: adminStatus },
  },
  missing: { url: `/api/orders/${unknownId}${action}`, ...(body ? { body } : {}), status: loggedIn(404) },
});

/** Own reports, and those of an order's other side, are tried in the feature's tests: the fleet has none. */
export const evidenceAccess: Readonly<Record<string, AccessRow>> = {
  'GET /api/evidence-keys.json': open('/api/evidence-keys.json'),
  'GET /api/orders/:id/reports': ofOthers('/reports', 200),
  'POST /api/orders/:id/reports': ofOthers('/reports', 403, aReport),
  'PUT /api/orders/:id/reports/:report_id/photos/:angle': ofOthers('/reports/1/photos/front', 403, aPhoto),
  'GET /api/orders/:id/reports/:report_id/photos/:angle': ofOthers('/reports/1/photos/front', 404),
  'POST /api/orders/:id/reports/:report_id/confirm': ofOthers('/reports/1/confirm', 403, {}),
  'GET /api/orders/:id/evidence.zip': ofOthers('/evidence.zip', 200),
};
