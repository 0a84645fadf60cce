import type { Language } from '#contract/domain/values.ts';

/** What thunks may do to the page around the store; tests and replays pass their own. */
export interface Page {
  readonly rememberLanguage: (language: Language) => void;
  /** Reloads the page once everything is stored; at another address if one is given. */
  readonly reload: (address?: string) => Promise<void>;
  /** Navigates within this page where a new one would not know the user; resolves with whether it did. */
  readonly goInPlace?: (address: string) => Promise<boolean>;
}

/** A page that stays where it is. */
export const inertPage: Page = { rememberLanguage: () => undefined, reload: () => Promise.resolve() };
