import type { Config } from '#server/config.ts';

/** Where the recorded screens are rendered: only inside the page of a replay. */
const FRAME = '/support/replay-frame';

/** What a host may be called in a policy: of an address in brackets it knows nothing. */
const PLAIN_HOST = /^[\w.-]+(:\d+)?$/;

export interface ReplayDocument {
  /** How its content policy differs from that of the other pages. */
  readonly policy: Readonly<Record<string, string | null>>;
  readonly headers: Readonly<Record<string, string>>;
}

const still = {
  'img-src': "'self' data:",
  'manifest-src': null,
  'worker-src': "'none'",
  'form-action': "'none'",
} as const;

const frame: ReplayDocument = {
  policy: {
    ...still,
    'connect-src': "'none'",
    'frame-ancestors': "'self'",
    // Also when it is opened by itself: no storage, no cookies, an origin of its own.
    sandbox: 'allow-scripts',
  },
  headers: { 'x-frame-options': 'SAMEORIGIN' },
};

/** Null for every other page. `host` is that of the request. */
export function replayDocumentOf(path: string, host: string, { publicUrl }: Config): ReplayDocument | null {
  if (path === FRAME) return frame;
  if (path !== '/support/replay' && !path.startsWith('/support/replay/')) return null;
  // `'self'` can have no path, and a name without a scheme means the page's own.
  const name = PLAIN_HOST.test(host) ? host : new URL(publicUrl).host;
  return { policy: { ...still, 'connect-src': `${name}/api/traces/`, 'frame-src': "'self'" }, headers: {} };
}

export const isReplayFrame = (path: string): boolean => path === FRAME;
