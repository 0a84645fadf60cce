import type { HttpHandler } from 'msw';
import { calls } from '#contract/calls.ts';
import type { CallName } from '#contract/calls.ts';
import { handlerOf } from './handlerOf.ts';
import { blockMocks } from './handlers/blocks.ts';
import { branchMocks } from './handlers/branches.ts';
import { accountMocks } from './handlers/accounts.ts';
import { claimMocks } from './handlers/orders/claims.ts';
import { carMocks } from './handlers/cars/cars.ts';
import { couponMocks } from './handlers/coupons.ts';
import { favouriteMocks } from './handlers/favourites.ts';
import { staffMocks } from './handlers/reference/referenceEdit.ts';
import { ownerMocks } from './handlers/owners.ts';
import { noticeMocks } from './handlers/notices.ts';
import { operationMocks } from './handlers/operations.ts';
import { feedMocks } from './handlers/feeds.ts';
import { fleetMocks } from './handlers/fleet/fleet.ts';
import { fleetTermsMocks } from './handlers/fleet/fleetTerms.ts';
import { changeMocks } from './handlers/orders/changes.ts';
import { orderMocks } from './handlers/orders/orders.ts';
import { passkeyMocks } from './handlers/auth/passkeys.ts';
import { pastOrderMocks } from './handlers/orders/pastOrders.ts';
import { paymentMocks } from './handlers/payments.ts';
import { placeMocks } from './handlers/places.ts';
import { priceMocks } from './handlers/prices.ts';
import { profileMocks } from './handlers/profile.ts';
import { referenceMocks } from './handlers/reference/reference.ts';
import { registrationMocks } from './handlers/registration.ts';
import { rentMocks } from './handlers/cars/rent.ts';
import { reportMocks } from './handlers/orders/reports.ts';
import { reviewMocks } from './handlers/reviews.ts';
import { savedSearchMocks } from './handlers/savedSearches.ts';
import { searchMocks } from './handlers/cars/search.ts';
import { sessionMocks } from './handlers/auth/session.ts';
import { settingsMocks } from './handlers/settings.ts';
import { statisticsMocks } from './handlers/statistics.ts';
import { threadMocks } from './handlers/threads.ts';
import { traceMocks } from './handlers/traces.ts';
import { verificationMocks } from './handlers/verification/verification.ts';
import { verificationLinkMocks } from './handlers/verification/verificationLinks.ts';
import type { Mocks } from './mocks.ts';

export const mocks: Mocks = {
  ...staffMocks,
  ...blockMocks,
  ...branchMocks,
  ...accountMocks,
  ...carMocks,
  ...claimMocks,
  ...couponMocks,
  ...favouriteMocks,
  ...noticeMocks,
  ...operationMocks,
  ...ownerMocks,
  ...feedMocks,
  ...fleetMocks,
  ...fleetTermsMocks,
  ...orderMocks,
  ...changeMocks,
  ...pastOrderMocks,
  ...passkeyMocks,
  ...paymentMocks,
  ...placeMocks,
  ...priceMocks,
  ...profileMocks,
  ...referenceMocks,
  ...registrationMocks,
  ...rentMocks,
  ...reportMocks,
  ...reviewMocks,
  ...savedSearchMocks,
  ...searchMocks,
  ...sessionMocks,
  ...settingsMocks,
  ...statisticsMocks,
  ...threadMocks,
  ...traceMocks,
  ...verificationMocks,
  ...verificationLinkMocks,
};

const countParams = (name: CallName) => calls[name].path.split(':').length;

/** Fixed paths come before those with parameters, which would match them. */
export const handlers: HttpHandler[] = Object.keys(mocks)
  .filter((name): name is CallName => name in calls)
  .sort((a, b) => countParams(a) - countParams(b))
  .map((name) => handlerOf(name, mocks[name]));
