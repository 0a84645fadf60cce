import type { PersonalDataSection } from '#server/platform/personalDataSection.ts';
import { exportReviews } from './reviewsRepository.ts';

/** Reviews help others and stay; their author is in the account alone. */
export const reviewsPersonalData: PersonalDataSection = { name: 'reviews', exportOf: exportReviews };
