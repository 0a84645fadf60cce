import type { SessionUser } from '#contract/session.ts';
import type { Language } from '#contract/values.ts';
import { demoUsers } from './fixtures/users.ts';

const userKey = 'mocks.user';
const initialLanguage: Language = 'en';
let language: Language = initialLanguage;

export const mockLanguage = (): Language => language;

export function setMockLanguage(next: Language): void {
  language = next;
}

/** Kept in the tab, because a login reloads the page and the mocks with it. */
export function mockUser(): SessionUser | undefined {
  const email = sessionStorage.getItem(userKey);
  return email === null ? undefined : demoUsers[email]?.user;
}

export function setMockUser(email: string | undefined): void {
  if (email === undefined) sessionStorage.removeItem(userKey);
  else sessionStorage.setItem(userKey, email);
}

/** Back to a visitor who reads English; tests call it after each test. */
export function resetMockSession(): void {
  setMockLanguage(initialLanguage);
  setMockUser(undefined);
}
