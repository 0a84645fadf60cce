// Made by tools/generate.ts from ../../calls/operations/bankFile.ts: change that, not this.
import type { FactsOf } from '../../facts.ts';
import type * as calls from '../../calls/operations/bankFile.ts';

export const confirmPayoutExport: FactsOf<typeof calls.confirmPayoutExport> = { method: 'POST', path: '/api/payouts/exports/:id/confirm', invalidates: { Payout: 'every' } };
export const exportPayouts: FactsOf<typeof calls.exportPayouts> = { method: 'POST', path: '/api/payouts/export', invalidates: { Payout: 'every' } };
export const getBankFile: FactsOf<typeof calls.getBankFile> = { method: 'GET', path: '/api/payouts/export', provides: { Payout: 'every' } };
export const takePayoutExportBack: FactsOf<typeof calls.takePayoutExportBack> = { method: 'POST', path: '/api/payouts/exports/:id/take-back', invalidates: { Payout: 'every' } };
