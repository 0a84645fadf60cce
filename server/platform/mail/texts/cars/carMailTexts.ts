import type { Alert } from '#contract/calls/savedSearches/savedSearches.ts';

interface CarMailText {
  /** `{{car}}` is the first of the cars. */
  readonly subject: string;
  readonly title: string;
  readonly lead: string;
  readonly note: string;
  readonly action: string;
}

/** The mails about cars that somebody may rent: of saved searches, and of dates that are free again. */
export interface CarMailTexts {
  readonly found: CarMailText;
  /** A car in a line: `{{car}}`, `{{price}}`. */
  readonly reasons: Readonly<Record<Alert, string>>;
  readonly perDay: string;
  readonly perRental: string;
  readonly seeCar: string;
  /** `{{count}}` further cars. */
  readonly more: string;
  /** `{{car}}`, `{{from}}`, `{{to}}`. */
  readonly free: CarMailText;
  readonly unsubscribe: string;
}
