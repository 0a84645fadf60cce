import type { AnyCall } from './call.ts';
import * as accounts from './accounts.ts';
import * as advice from './advice.ts';
import * as answers from './answers.ts';
import * as audit from './audit.ts';
import * as bankFile from './bankFile.ts';
import * as blocks from './blocks.ts';
import * as branches from './branches.ts';
import * as carPage from './carPage.ts';
import * as cars from './cars.ts';
import * as changes from './changes.ts';
import * as claims from './claims.ts';
import * as commission from './commission.ts';
import * as currency from './currency.ts';
import * as documents from './documents.ts';
import * as events from './events.ts';
import * as favourites from './favourites.ts';
import * as feeds from './feeds.ts';
import * as fleet from './fleet.ts';
import * as fleetMany from './fleetMany.ts';
import * as fleetTerms from './fleetTerms.ts';
import * as language from './language.ts';
import * as openSessions from './openSessions.ts';
import * as operations from './operations.ts';
import * as orders from './orders.ts';
import * as payments from './payments.ts';
import * as places from './places.ts';
import * as prices from './prices.ts';
import * as profile from './profile.ts';
import * as quotes from './quotes.ts';
import * as recovery from './recovery.ts';
import * as reference from './reference.ts';
import * as referenceEdit from './referenceEdit.ts';
import * as registration from './registration.ts';
import * as reports from './reports.ts';
import * as reviews from './reviews.ts';
import * as search from './search.ts';
import * as secondFactor from './secondFactor.ts';
import * as session from './session.ts';
import * as statistics from './statistics.ts';
import * as threads from './threads.ts';
import * as traces from './traces.ts';
import * as verification from './verification.ts';
import * as verificationLinks from './verificationLinks.ts';

/** The calls that a module of the contract exports, by their names. */
type CallsIn<Module> = {
  readonly [Name in keyof Module as Module[Name] extends AnyCall ? Name : never]: Module[Name];
};

const isCall = (value: unknown): value is AnyCall =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'response' in value;

function callsIn<Module extends object>(module: Module): CallsIn<Module> {
  // As the type says: what is no call is left out by both.
  return Object.fromEntries(Object.entries(module).filter(([, value]) => isCall(value))) as CallsIn<Module>;
}

const { showVerificationImage, ...documentCalls } = callsIn(documents);
const { showReportPhoto, ...reportCalls } = callsIn(reports);

/** Every call there is, by name. Server, client and mocks are checked against this list. */
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
  ...callsIn(currency),
  ...documentCalls,
  ...callsIn(favourites),
  ...callsIn(feeds),
  ...callsIn(fleet),
  ...callsIn(fleetMany),
  ...callsIn(fleetTerms),
  ...callsIn(language),
  ...callsIn(openSessions),
  ...callsIn(operations),
  ...callsIn(orders),
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
  ...callsIn(reviews),
  ...callsIn(search),
  ...callsIn(secondFactor),
  ...callsIn(session),
  ...callsIn(statistics),
  ...callsIn(threads),
  ...callsIn(traces),
  ...callsIn(verification),
  ...callsIn(verificationLinks),
} satisfies Readonly<Record<string, AnyCall>>;

/** Calls that a browser makes by itself, as their answers are no JSON: pictures and the stream of events. */
export const callsOfBrowsers = {
  showVerificationImage,
  showReportPhoto,
  streamEvents: events.streamEvents,
} as const satisfies Record<string, AnyCall>;

export type CallName = keyof typeof calls;
