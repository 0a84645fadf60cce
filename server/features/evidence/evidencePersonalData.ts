import type { PersonalDataSection } from '#server/platform/personalDataSection.ts';
import { exportReports } from './reportRepository.ts';

/**
 * A user's statements about a car's state, and the hashes of their photographs. Both stay for the other side,
 * who may need them as evidence; the photographs are deleted by their own rule.
 */
export const evidencePersonalData: PersonalDataSection = { name: 'car_reports', exportOf: exportReports };
