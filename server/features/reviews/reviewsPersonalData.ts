import type { PersonalDataSection } from '#server/platform/personalDataSection.ts';
import { exportReviews } from './reviewsPersonalDataRepository.ts';

/** Reviews help other people and stay; who wrote them is in the account alone. */
export const reviewsPersonalData: PersonalDataSection = { name: 'reviews', exportOf: exportReviews };
