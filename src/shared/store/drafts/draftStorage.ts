/** More than a user has open at once; beyond it the oldest is deleted. */
const MOST = 20;

/** The drafts of one user, by address, the newest last. */
export interface AllTyped {
  readonly userId: number;
  readonly values: readonly (readonly [place: string, value: unknown])[];
}

/**
 * The input of a user when their session ended by itself, by address. It is in no state and no trace, and in the
 * storage of the tab only during a reload. Never for secrets, which the store may not have.
 */
export interface DraftStorage {
  /** Deletes drafts of any other user. */
  readonly keep: (userId: number, place: string, value: unknown) => void;
  /** Undefined where nothing of this user is. */
  readonly find: (userId: number, place: string) => unknown;
  readonly drop: (place: string) => void;
  /** Drops everything, or everything that is not of this user. */
  readonly forget: (exceptUserId?: number) => void;
  /** Null where there is nothing. */
  readonly all: () => AllTyped | null;
}

/** Each store has its own: it is not a module variable. */
export function makeDraftStorage(before: AllTyped | null = null): DraftStorage {
  const values = new Map<string, unknown>(before?.values);
  let owner = before?.userId ?? null;
  const forget = (exceptUserId?: number): void => {
    if (owner !== exceptUserId) values.clear();
  };
  return {
    keep: (userId, place, value) => {
      forget(userId);
      owner = userId;
      values.delete(place);
      values.set(place, value);
      const [oldest] = values.keys();
      if (values.size > MOST && oldest !== undefined) values.delete(oldest);
    },
    find: (userId, place) => (owner === userId ? values.get(place) : undefined),
    drop: (place) => {
      values.delete(place);
    },
    forget,
    all: () => (owner === null || values.size === 0 ? null : { userId: owner, values: [...values] }),
  };
}
