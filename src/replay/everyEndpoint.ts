// Made by tools/generate.ts from the modules that inject endpoints: change these, not this.
import type { CallName } from '#contract/calls.ts';
import { accountsApi } from '#src/features/accounts/accountsApi.ts';
import { auditApi } from '#src/features/audit/auditApi.ts';
import { authApi } from '#src/features/auth/authApi.ts';
import { loginCodeApi } from '#src/features/auth/code/loginCodeApi.ts';
import { loginApi } from '#src/features/auth/loginApi.ts';
import { passkeyApi } from '#src/features/auth/passkey/passkeyApi.ts';
import { recoveryApi } from '#src/features/auth/recoveryApi.ts';
import { blocksApi } from '#src/features/blocks/blocksApi.ts';
import { branchesApi } from '#src/features/branches/branchesApi.ts';
import { carsApi } from '#src/features/cars/carsApi.ts';
import { carPageApi } from '#src/features/cars/page/carPageApi.ts';
import { recentApi } from '#src/features/cars/recent/recentApi.ts';
import { rentApi } from '#src/features/cars/rent/rentApi.ts';
import { savedSearchesApi } from '#src/features/cars/saved/savedSearchesApi.ts';
import { nearbyDatesApi } from '#src/features/cars/search/dates/nearbyDatesApi.ts';
import { mapApi } from '#src/features/cars/search/map/mapApi.ts';
import { sentenceApi } from '#src/features/cars/search/sentence/sentenceApi.ts';
import { claimsApi } from '#src/features/claims/claimsApi.ts';
import { currencyApi } from '#src/features/currency/currencyApi.ts';
import { favouritesApi } from '#src/features/favourites/favouritesApi.ts';
import { feedsApi } from '#src/features/feeds/feedsApi.ts';
import { fleetApi } from '#src/features/fleet/fleetApi.ts';
import { fleetTermsApi } from '#src/features/fleet/terms/fleetTermsApi.ts';
import { languageApi } from '#src/features/language/languageApi.ts';
import { noticeSettingsApi } from '#src/features/notices/noticeSettingsApi.ts';
import { operationsApi } from '#src/features/operations/operationsApi.ts';
import { changesApi } from '#src/features/orders/change/changesApi.ts';
import { ordersApi } from '#src/features/orders/ordersApi.ts';
import { pastOrderApi } from '#src/features/orders/past/pastOrderApi.ts';
import { ownersApi } from '#src/features/owners/ownersApi.ts';
import { paymentsApi } from '#src/features/payments/paymentsApi.ts';
import { offersApi } from '#src/features/places/offers/offersApi.ts';
import { placesApi } from '#src/features/places/placesApi.ts';
import { pricesApi } from '#src/features/prices/pricesApi.ts';
import { profileApi } from '#src/features/profile/profileApi.ts';
import { quotesApi } from '#src/features/quotes/quotesApi.ts';
import { editApi } from '#src/features/reference/edit/editApi.ts';
import { referenceApi } from '#src/features/reference/referenceApi.ts';
import { registrationApi } from '#src/features/registration/registrationApi.ts';
import { reportsApi } from '#src/features/reports/reportsApi.ts';
import { ownReviewsApi } from '#src/features/reviews/own/ownReviewsApi.ts';
import { reviewsApi } from '#src/features/reviews/reviewsApi.ts';
import { statisticsApi } from '#src/features/statistics/statisticsApi.ts';
import { threadsApi } from '#src/features/threads/threadsApi.ts';
import { tracesApi } from '#src/features/traces/tracesApi.ts';
import { phoneApi } from '#src/features/verification/phone/phoneApi.ts';
import { verificationApi } from '#src/features/verification/verificationApi.ts';
import { citiesApi } from '#src/shared/forms/citiesApi.ts';

/** The endpoints of every feature, all injected once this is loaded. A call without one does not compile. */
export const everyEndpoint = {
  ...accountsApi.endpoints,
  ...auditApi.endpoints,
  ...authApi.endpoints,
  ...loginCodeApi.endpoints,
  ...loginApi.endpoints,
  ...passkeyApi.endpoints,
  ...recoveryApi.endpoints,
  ...blocksApi.endpoints,
  ...branchesApi.endpoints,
  ...carsApi.endpoints,
  ...carPageApi.endpoints,
  ...recentApi.endpoints,
  ...rentApi.endpoints,
  ...savedSearchesApi.endpoints,
  ...nearbyDatesApi.endpoints,
  ...mapApi.endpoints,
  ...sentenceApi.endpoints,
  ...claimsApi.endpoints,
  ...currencyApi.endpoints,
  ...favouritesApi.endpoints,
  ...feedsApi.endpoints,
  ...fleetApi.endpoints,
  ...fleetTermsApi.endpoints,
  ...languageApi.endpoints,
  ...noticeSettingsApi.endpoints,
  ...operationsApi.endpoints,
  ...changesApi.endpoints,
  ...ordersApi.endpoints,
  ...pastOrderApi.endpoints,
  ...ownersApi.endpoints,
  ...paymentsApi.endpoints,
  ...offersApi.endpoints,
  ...placesApi.endpoints,
  ...pricesApi.endpoints,
  ...profileApi.endpoints,
  ...quotesApi.endpoints,
  ...editApi.endpoints,
  ...referenceApi.endpoints,
  ...registrationApi.endpoints,
  ...reportsApi.endpoints,
  ...ownReviewsApi.endpoints,
  ...reviewsApi.endpoints,
  ...statisticsApi.endpoints,
  ...threadsApi.endpoints,
  ...tracesApi.endpoints,
  ...phoneApi.endpoints,
  ...verificationApi.endpoints,
  ...citiesApi.endpoints,
} satisfies Record<CallName, { initiate: unknown }>;
