import type { TestActor, TestActors, Who } from '../people/testActors.ts';

/** A request to one kind of target, and what each actor is answered. */
export interface AccessCase {
  /** The address as the actor requests it; `actors` for ids of other users' data. */
  readonly url: string | ((actor: TestActor, actors: TestActors) => string);
  readonly body?: object;
  /** An endless stream: only its beginning is read. */
  readonly isStream?: boolean;
  readonly status: Readonly<Record<Who, number>>;
}

/** `any`: it has no owner. */
export type Whose = 'any' | 'own' | 'others' | 'missing';
export type AccessRow = Readonly<Partial<Record<Whose, AccessCase>>>;

export const same = (status: number): Record<Who, number> => ({
  anonymous: status,
  client: status,
  otherClient: status,
  physicalOwner: status,
  otherOwner: status,
  legalOwner: status,
  support: status,
  admin: status,
});

export const loggedIn = (status: number): Record<Who, number> => ({ ...same(status), anonymous: 401 });
export const open = (url: string, status = 200): AccessRow => ({ any: { url, status: same(status) } });
/** A public form; an empty one is refused field by field, which shows that it got in. */
export const openForm = (url: string): AccessRow => ({ any: { url, body: {}, status: same(422) } });
export const openThing = (url: string, missing: string): AccessRow => ({
  any: { url, status: same(200) },
  missing: { url: missing, status: same(404) },
});

/** For clients only: the status each of them gets, and the refusals of all others. */
export const clientsOnly = (status: number): Record<Who, number> => ({
  ...same(403),
  anonymous: 401,
  client: status,
  otherClient: status,
});

export const adminsOnly = (status: number): Record<Who, number> => ({ ...same(403), anonymous: 401, admin: status });
export const staffOnly = (status: number): Record<Who, number> => ({ ...adminsOnly(status), support: status });
export const ownersOnly = (status: number): Record<Who, number> => ({
  ...same(403),
  anonymous: 401,
  physicalOwner: status,
  otherOwner: status,
  legalOwner: status,
});
export const moneyOf = (status: number): Record<Who, number> => ({ ...ownersOnly(status), admin: status });

export const unknownId = 2_147_483_647;
