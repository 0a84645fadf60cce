// Made by tools/generate.ts from the files of texts/en: change these, not this.
import type accounts from './texts/en/accounts.json';
import type audit from './texts/en/audit.json';
import type auth from './texts/en/auth.json';
import type branches from './texts/en/branches.json';
import type calendar from './texts/en/calendar.json';
import type car from './texts/en/car.json';
import type chat from './texts/en/chat.json';
import type checkout from './texts/en/checkout.json';
import type claims from './texts/en/claims.json';
import type common from './texts/en/common.json';
import type compare from './texts/en/compare.json';
import type favourites from './texts/en/favourites.json';
import type feeds from './texts/en/feeds.json';
import type fleet from './texts/en/fleet.json';
import type forms from './texts/en/forms.json';
import type handover from './texts/en/handover.json';
import type home from './texts/en/home.json';
import type operations from './texts/en/operations.json';
import type orders from './texts/en/orders.json';
import type pages from './texts/en/pages.json';
import type panel from './texts/en/panel.json';
import type past from './texts/en/past.json';
import type payment from './texts/en/payment.json';
import type places from './texts/en/places.json';
import type prices from './texts/en/prices.json';
import type profile from './texts/en/profile.json';
import type quote from './texts/en/quote.json';
import type reference from './texts/en/reference.json';
import type rent from './texts/en/rent.json';
import type rental from './texts/en/rental.json';
import type report from './texts/en/report.json';
import type review from './texts/en/review.json';
import type reviews from './texts/en/reviews.json';
import type saved from './texts/en/saved.json';
import type search from './texts/en/search.json';
import type statistics from './texts/en/statistics.json';
import type support from './texts/en/support.json';
import type terms from './texts/en/terms.json';
import type verification from './texts/en/verification.json';

/** The texts of each namespace; one per group of routes, so that a page loads no other page’s texts. */
export interface Texts {
  accounts: typeof accounts;
  audit: typeof audit;
  auth: typeof auth;
  branches: typeof branches;
  calendar: typeof calendar;
  car: typeof car;
  chat: typeof chat;
  checkout: typeof checkout;
  claims: typeof claims;
  common: typeof common;
  compare: typeof compare;
  favourites: typeof favourites;
  feeds: typeof feeds;
  fleet: typeof fleet;
  forms: typeof forms;
  handover: typeof handover;
  home: typeof home;
  operations: typeof operations;
  orders: typeof orders;
  pages: typeof pages;
  panel: typeof panel;
  past: typeof past;
  payment: typeof payment;
  places: typeof places;
  prices: typeof prices;
  profile: typeof profile;
  quote: typeof quote;
  reference: typeof reference;
  rent: typeof rent;
  rental: typeof rental;
  report: typeof report;
  review: typeof review;
  reviews: typeof reviews;
  saved: typeof saved;
  search: typeof search;
  statistics: typeof statistics;
  support: typeof support;
  terms: typeof terms;
  verification: typeof verification;
}
export type Namespace = keyof Texts;

export const namespaces = [
  'accounts',
  'audit',
  'auth',
  'branches',
  'calendar',
  'car',
  'chat',
  'checkout',
  'claims',
  'common',
  'compare',
  'favourites',
  'feeds',
  'fleet',
  'forms',
  'handover',
  'home',
  'operations',
  'orders',
  'pages',
  'panel',
  'past',
  'payment',
  'places',
  'prices',
  'profile',
  'quote',
  'reference',
  'rent',
  'rental',
  'report',
  'review',
  'reviews',
  'saved',
  'search',
  'statistics',
  'support',
  'terms',
  'verification',
] as const satisfies readonly Namespace[];
