import type { PersonalDataSection } from '#server/platform/personalDataSection.ts';
import { exportReports } from './evidencePersonalDataRepository.ts';

/**
 * What somebody said about a car's state, and the photographs they sent by their hashes. Both stay for the other side,
 * who may have to prove something by them; the photographs go by their own rule.
 */
export const evidencePersonalData: PersonalDataSection = { name: 'car_reports', exportOf: exportReports };
