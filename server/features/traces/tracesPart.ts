import type { AccountPart } from '#server/accounts/accountPart.ts';
import type { Config } from '#server/config.ts';
import { retentionEnd } from './retention.ts';
import { deleteTracesOf, listTracesOf } from './tracesPartRepository.ts';
import { notePlace, openText } from './traceSeal.ts';

/** What somebody has reported, by its numbers and with what they typed. The files name nobody; they go with the account. */
export const tracesPart = ({ decryptionKeys }: Pick<Config, 'decryptionKeys'>): AccountPart => ({
  name: 'reports',
  exportOf: async (db, { userId }) => {
    const reports = await listTracesOf(db, userId);
    return reports.map(({ note_sealed: sealed, ...report }) => ({
      ...report,
      deleted_at: retentionEnd(report.sent_at),
      note: sealed && openText(decryptionKeys, notePlace(report.number), sealed),
    }));
  },
  forget: (db, { userId }) => deleteTracesOf(db, userId),
});
