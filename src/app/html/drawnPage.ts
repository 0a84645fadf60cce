import type { Currency } from '#contract/domain/money/currencies.ts';
import { api } from '#src/shared/api/api.ts';
import { authSlice } from '#src/features/auth/authSlice.ts';
import { registrationSlice } from '#src/features/registration/registrationSlice.ts';
import type { RootState } from '../store.ts';

/** What the server rendered a page with: the answers it shows. */
export interface DrawnPage {
  readonly queries: RootState['api']['queries'];
  readonly provided: RootState['api']['provided'];
}

/** As JSON that no markup inside it can end. */
export function writeDrawn({ api: { queries, provided } }: RootState): string {
  const drawn: DrawnPage = { queries, provided };
  return JSON.stringify(drawn).replaceAll('<', String.raw`\u003c`);
}

/** Null for a page that the server sent empty. */
export function readDrawn(document: Document): DrawnPage | null {
  const text = document.querySelector('script#state')?.textContent;
  // The server of this very build has written it.
  return text ? (JSON.parse(text) as DrawnPage) : null;
}

/** The cache of answers that a page begins with. */
export const cacheOf = ({ queries, provided }: DrawnPage): RootState['api'] => ({
  ...api.reducer(undefined, { type: '@@INIT' }),
  queries,
  provided,
});

/**
 * The state that the server rendered with, from the state the page starts with: the server knows neither the user nor
 * the settings of this browser.
 */
export const visitorStateOf = (state: RootState, defaultCurrency: Currency): RootState => ({
  ...state,
  auth: authSlice.getInitialState(),
  currency: { current: defaultCurrency },
  registration: registrationSlice.getInitialState(),
});
