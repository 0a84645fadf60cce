import type { CurrentUser } from '#contract/calls/auth/session.ts';
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

/** The token of the current user. */
export const mockToken = ({ user_id }: Pick<CurrentUser, 'user_id'>): string => `token-of-${user_id}`;

/** In session storage, because a login reloads the page and the mocks with it. */
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

/** Logs a user in without a call, for tests whose screen starts with one. */
export function actAsMockUser(user: CurrentUser): void {
  actor = user;
}

/** Back to a visitor who reads English; tests call it after each test. */
export function resetMockSession(): void {
  setMockLanguage(initialLanguage);
  setMockUser(undefined);
}
