import 'i18next';
import type accounts from './texts/en/accounts.json';
import type audit from './texts/en/audit.json';
import type reference from './texts/en/reference.json';
import type auth from './texts/en/auth.json';
import type branches from './texts/en/branches.json';
import type calendar from './texts/en/calendar.json';
import type car from './texts/en/car.json';
import type chat from './texts/en/chat.json';
import type common from './texts/en/common.json';
import type favourites from './texts/en/favourites.json';
import type feeds from './texts/en/feeds.json';
import type fleet from './texts/en/fleet.json';
import type forms from './texts/en/forms.json';
import type home from './texts/en/home.json';
import type panel from './texts/en/panel.json';
import type operations from './texts/en/operations.json';
import type orders from './texts/en/orders.json';
import type pages from './texts/en/pages.json';
import type payment from './texts/en/payment.json';
import type prices from './texts/en/prices.json';
import type profile from './texts/en/profile.json';
import type quote from './texts/en/quote.json';
import type checkout from './texts/en/checkout.json';
import type rental from './texts/en/rental.json';
import type reviews from './texts/en/reviews.json';
import type review from './texts/en/review.json';
import type search from './texts/en/search.json';
import type statistics from './texts/en/statistics.json';
import type verification from './texts/en/verification.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    returnNull: false;
    resources: {
      common: typeof common;
      forms: typeof forms;
      home: typeof home;
      statistics: typeof statistics;
      rental: typeof rental;
      search: typeof search;
      verification: typeof verification;
      review: typeof review;
      calendar: typeof calendar;
      car: typeof car;
      pages: typeof pages;
      chat: typeof chat;
      auth: typeof auth;
      checkout: typeof checkout;
      quote: typeof quote;
      payment: typeof payment;
      panel: typeof panel;
      branches: typeof branches;
      operations: typeof operations;
      feeds: typeof feeds;
      orders: typeof orders;
      prices: typeof prices;
      profile: typeof profile;
      favourites: typeof favourites;
      reviews: typeof reviews;
      reference: typeof reference;
      accounts: typeof accounts;
      audit: typeof audit;
      fleet: typeof fleet;
    };
  }
}
