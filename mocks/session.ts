import type { CurrentUser } from '#contract/calls/session.ts';
import type { Language } from '#contract/domain/values.ts';
import { demoUsers } from './fixtures/users.ts';

const userKey = 'mocks.user';
const initialLanguage: Language = 'en';
let language: Language = initialLanguage;
let actor: CurrentUser | undefined;

export const mockLanguage = (): Language => language;

export function setMockLanguage(next: Language): void {
  language = next;
}

/** The token of whoever is logged in. */
export const mockToken = ({ user_id }: Pick<CurrentUser, 'user_id'>): string => `token-of-${user_id}`;

/** Kept in the tab, because a login reloads the page and the mocks with it. */
export function mockUser(): CurrentUser | undefined {
  if (actor !== undefined) return actor;
  const email = sessionStorage.getItem(userKey);
  return email === null ? undefined : demoUsers[email]?.user;
}

export function setMockUser(email: string | undefined): void {
  actor = undefined;
  if (email === undefined) sessionStorage.removeItem(userKey);
  else sessionStorage.setItem(userKey, email);
}

/** The calls come from this person, who never logged in by one: what a test needs whose screen starts with a user. */
export function actAsMockUser(user: CurrentUser): void {
  actor = user;
}

/** Back to a visitor who reads English; tests call it after each test. */
export function resetMockSession(): void {
  setMockLanguage(initialLanguage);
  setMockUser(undefined);
}
