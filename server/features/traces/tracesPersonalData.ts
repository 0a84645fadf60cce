import type { PersonalDataSection } from '#server/platform/personalDataSection.ts';
import type { Config } from '#server/config.ts';
import { retentionEnd } from './retention.ts';
import { notePlace, openText } from './traceSeal.ts';
import { deleteTracesOf, listTracesOf } from './tracesRepository.ts';

/** A user's reports, by number and with their notes. The files contain no names; they are deleted with the account. */
export const tracesPersonalData = ({ decryptionKeys }: Pick<Config, 'decryptionKeys'>): PersonalDataSection => ({
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
