import type { Language } from '#contract/values.ts';

/** What thunks may do to the page around the store; tests and replays pass their own. */
export interface Page {
  readonly rememberLanguage: (language: Language) => void;
  /** Loads the page anew once everything is stored; to another address if one is given. */
  readonly reload: (address?: string) => Promise<void>;
}

/** A page that stays where it is. */
export const inertPage: Page = { rememberLanguage: () => undefined, reload: () => Promise.resolve() };
