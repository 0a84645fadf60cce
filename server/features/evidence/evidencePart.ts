import type { AccountPart } from '#server/accounts/accountPart.ts';
import { exportReports } from './evidencePartRepository.ts';

/**
 * What somebody said about a car's state, and the photographs they sent by their hashes. Both stay for the other side,
 * who may have to prove something by them; the photographs go by their own rule.
 */
export const evidencePart: AccountPart = { name: 'car_reports', exportOf: exportReports };
