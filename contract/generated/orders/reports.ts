// Made by tools/generate.ts from ../../calls/orders/reports.ts: change that, not this.
import type { FactsOf } from '../../facts.ts';
import type * as calls from '../../calls/orders/reports.ts';

export const confirmReport: FactsOf<typeof calls.confirmReport> = { method: 'POST', path: '/api/orders/:id/reports/:report_id/confirm', invalidates: { Report: 'params.id', Order: 'params.id' } };
export const createReport: FactsOf<typeof calls.createReport> = { method: 'POST', path: '/api/orders/:id/reports' };
export const listReports: FactsOf<typeof calls.listReports> = { method: 'GET', path: '/api/orders/:id/reports', isKeptOffline: true, provides: { Report: 'params.id' } };
export const sendReportPhoto: FactsOf<typeof calls.sendReportPhoto> = { method: 'PUT', path: '/api/orders/:id/reports/:report_id/photos/:angle', upload: true };
export const showReportPhoto: FactsOf<typeof calls.showReportPhoto> = { method: 'GET', path: '/api/orders/:id/reports/:report_id/photos/:angle' };
