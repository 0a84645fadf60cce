import type { Currency } from '#contract/domain/money/currencies.ts';

/** Settings of a host that need no new build: meta elements of index.html. */
export interface Settings {
  /** Prefix of every call; empty for the page's own origin. */
  readonly apiBaseUrl: string;
  /** Path of the session check made at start. */
  readonly authCheckPath: string;
  /** Display currency until the visitor chooses one. */
  readonly defaultCurrency: Currency;
  /** Which build this page belongs to; `/version.json` names the newest one. */
  readonly build: string;
  /** Nonce of the style elements the page may add; empty where the host sends no policy. */
  readonly styleNonce: string;
  /** When the server sent the page, in milliseconds since the Unix epoch; null where the host doesn't provide it. */
  readonly serverTime: number | null;
}

export const defaultSettings: Settings = {
  apiBaseUrl: '',
  authCheckPath: '/api/user',
  defaultCurrency: 'usd',
  build: 'development',
  styleNonce: '',
  serverTime: null,
};

export function readSettings(document: Document): Settings {
  const content = (selector: string): string =>
    document.querySelector<HTMLMetaElement>(`meta[${selector}]`)?.content.trim() ?? '';
  const nonce = content('property="csp-nonce"');
  const serverTime = content('name="gza:server-time"');
  return {
    apiBaseUrl: content('name="gza:api-base-url"').replace(/\/$/, ''),
    authCheckPath: content('name="gza:auth-check-path"') || defaultSettings.authCheckPath,
    defaultCurrency: content('name="gza:default-currency"') === 'gel' ? 'gel' : 'usd',
    build: content('name="gza:build"') || defaultSettings.build,
    // A static host leaves the place-holder as it is.
    styleNonce: nonce.startsWith('__') ? '' : nonce,
    serverTime: /^\d+$/.test(serverTime) ? Number(serverTime) : null,
  };
}
