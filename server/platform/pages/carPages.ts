/** A public page, as in the sitemap. */
export interface ListedPage {
  readonly path: string;
  readonly changedAt?: Date;
}

/** What serving documents needs to know of cars. */
export interface CarPages {
  /** The one address of a car that can be rented; null for any other id. */
  readonly pathOf: (id: number) => Promise<string | null>;
  /** The ids at which the parts of a list of all such cars begin, each part of so many. */
  readonly listFirstIds: (count: number) => Promise<readonly number[]>;
  readonly listFrom: (id: number, count: number) => Promise<readonly ListedPage[]>;
}
