/** A public page, as in the sitemap. */
export interface ListedPage {
  readonly path: string;
  readonly changedAt?: Date;
}

/** What serving documents needs to know of cars, and of the places where they are. */
export interface CarPages {
  /** The one address of a car that can be rented; null for any other id. */
  readonly pathOf: (id: number) => Promise<string | null>;
  /** The ids at which the parts of a list of all such cars begin, each part of so many. */
  readonly listFirstIds: (count: number) => Promise<readonly number[]>;
  /** Whether a city or an airport has this code in its address. */
  readonly hasPlace: (code: string) => Promise<boolean>;
  /** The pages of places that have cars. */
  readonly listPlaces: () => Promise<readonly ListedPage[]>;
  readonly listFrom: (id: number, count: number) => Promise<readonly ListedPage[]>;
}

/** What it needs to know of owners. */
export interface OwnerPages {
  readonly isThere: (id: number) => Promise<boolean>;
  /** Owners whose first car that can be rented is among so many from an id on: each is in one part of a list of all cars. */
  readonly listFrom: (carId: number, count: number) => Promise<readonly ListedPage[]>;
}

export interface KnownPages {
  readonly cars: CarPages;
  readonly owners: OwnerPages;
}
