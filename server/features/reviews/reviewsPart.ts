import type { AccountPart } from '#server/accounts/accountPart.ts';
import { exportReviews } from './reviewsPartRepository.ts';

/** Reviews help other people and stay; who wrote them is in the account alone. */
export const reviewsPart: AccountPart = { name: 'reviews', exportOf: exportReviews };
