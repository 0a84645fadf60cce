import type { AnyCall } from './call.ts';
import * as accounts from './calls/accounts.ts';
import * as advice from './calls/prices/advice.ts';
import * as answers from './calls/cars/answers.ts';
import * as audit from './calls/audit.ts';
import * as bankFile from './calls/operations/bankFile.ts';
import * as blocks from './calls/blocks.ts';
import * as branches from './calls/branches.ts';
import * as carPage from './calls/cars/carPage.ts';
import * as cars from './calls/cars/cars.ts';
import * as changes from './calls/orders/changes.ts';
import * as claims from './calls/orders/claims.ts';
import * as commission from './calls/commission.ts';
import * as coupons from './calls/coupons.ts';
import * as currency from './calls/currency.ts';
import * as documents from './calls/verification/documents.ts';
import * as events from './calls/events.ts';
import * as favourites from './calls/favourites.ts';
import * as feeds from './calls/feeds.ts';
import * as fleet from './calls/fleet/fleet.ts';
import * as fleetMany from './calls/fleet/fleetMany.ts';
import * as fleetTerms from './calls/fleet/fleetTerms.ts';
import * as language from './calls/language.ts';
import * as map from './calls/cars/map.ts';
import * as notices from './calls/notices.ts';
import * as openSessions from './calls/profile/openSessions.ts';
import * as loginCode from './calls/auth/loginCode.ts';
import * as operations from './calls/operations/operations.ts';
import * as orders from './calls/orders/orders.ts';
import * as owners from './calls/owners.ts';
import * as passkeys from './calls/auth/passkeys.ts';
import * as pastOrder from './calls/orders/pastOrder.ts';
import * as payments from './calls/payments.ts';
import * as places from './calls/places.ts';
import * as prices from './calls/prices/prices.ts';
import * as profile from './calls/profile/profile.ts';
import * as quotes from './calls/orders/quotes.ts';
import * as recovery from './calls/auth/recovery.ts';
import * as reference from './calls/reference/reference.ts';
import * as referenceEdit from './calls/reference/referenceEdit.ts';
import * as registration from './calls/registration.ts';
import * as reports from './calls/orders/reports.ts';
import * as rent from './calls/cars/rent.ts';
import * as reviews from './calls/reviews.ts';
import * as savedSearches from './calls/savedSearches/savedSearches.ts';
import * as search from './calls/cars/search.ts';
import * as secondFactor from './calls/auth/secondFactor.ts';
import * as session from './calls/auth/session.ts';
import * as statistics from './calls/statistics.ts';
import * as threads from './calls/threads.ts';
import * as traces from './calls/traces.ts';
import * as verification from './calls/verification/verification.ts';
import * as verificationLinks from './calls/verification/verificationLinks.ts';
import * as waiting from './calls/savedSearches/waiting.ts';

/** The calls that a module of the contract exports, by name. */
type CallsIn<Module> = {
  readonly [Name in keyof Module as Module[Name] extends AnyCall ? Name : never]: Module[Name];
};

const isCall = (value: unknown): value is AnyCall =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'response' in value;

function callsIn<Module extends object>(module: Module): CallsIn<Module> {
  // As the type says: both leave out exports that are no calls.
  return Object.fromEntries(Object.entries(module).filter(([, value]) => isCall(value))) as CallsIn<Module>;
}

const { showVerificationImage, ...documentCalls } = callsIn(documents);
const { showReportPhoto, ...reportCalls } = callsIn(reports);

/** Every call, by name. Server, client and mocks are checked against this list. */
export const calls = {
  ...callsIn(accounts),
  ...callsIn(advice),
  ...callsIn(answers),
  ...callsIn(audit),
  ...callsIn(bankFile),
  ...callsIn(blocks),
  ...callsIn(branches),
  ...callsIn(carPage),
  ...callsIn(cars),
  ...callsIn(changes),
  ...callsIn(claims),
  ...callsIn(commission),
  ...callsIn(coupons),
  ...callsIn(currency),
  ...documentCalls,
  ...callsIn(favourites),
  ...callsIn(feeds),
  ...callsIn(fleet),
  ...callsIn(fleetMany),
  ...callsIn(fleetTerms),
  ...callsIn(language),
  ...callsIn(map),
  ...callsIn(notices),
  ...callsIn(openSessions),
  ...callsIn(loginCode),
  ...callsIn(operations),
  ...callsIn(orders),
  ...callsIn(owners),
  ...callsIn(passkeys),
  ...callsIn(pastOrder),
  ...callsIn(payments),
  ...callsIn(places),
  ...callsIn(prices),
  ...callsIn(profile),
  ...callsIn(quotes),
  ...callsIn(recovery),
  ...callsIn(reference),
  ...callsIn(referenceEdit),
  ...callsIn(registration),
  ...reportCalls,
  ...callsIn(rent),
  ...callsIn(reviews),
  ...callsIn(savedSearches),
  ...callsIn(search),
  ...callsIn(secondFactor),
  ...callsIn(session),
  ...callsIn(statistics),
  ...callsIn(threads),
  ...callsIn(traces),
  ...callsIn(verification),
  ...callsIn(verificationLinks),
  ...callsIn(waiting),
} satisfies Readonly<Record<string, AnyCall>>;

/** Calls that a browser makes by itself, as their answers are no JSON: pictures and the stream of events. */
export const callsOfBrowsers = {
  showVerificationImage,
  showReportPhoto,
  streamEvents: events.streamEvents,
} as const satisfies Record<string, AnyCall>;

export type CallName = keyof typeof calls;
