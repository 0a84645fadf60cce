import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/config.ts';

/** Policies the client's code may create: only webpack's chunk loader. */
const TRUSTED_TYPES = 'gza#webpack';

const DIRECTIVES: Readonly<Record<string, string>> = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data: blob:",
  'media-src': "'self'",
  'font-src': "'self' data:",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'worker-src': "'self'",
  'frame-ancestors': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'require-trusted-types-for': "'script'",
  'trusted-types': TRUSTED_TYPES,
};

/** The policy, with changes for a page that needs them; null drops a directive. */
export function contentSecurityPolicy(changes: Readonly<Record<string, string | null>> = {}): string {
  return Object.entries({ ...DIRECTIVES, ...changes })
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}

type Changes = Readonly<Record<string, string>>;

/** What the operator's map needs: its style, tiles, texts and signs come from the one origin of the style. */
export function mapPolicy({ mapStyleUrl }: Pick<Config, 'mapStyleUrl'>): Changes {
  if (mapStyleUrl === null) return {};
  const { origin } = new URL(mapStyleUrl);
  return Object.fromEntries(['connect-src', 'img-src'].map((name) => [name, `${DIRECTIVES[name]} ${origin}`]));
}

/** Of a private picture that is opened by itself: it shows and runs nothing. */
export const PICTURE_POLICY = "default-src 'none'; sandbox; frame-ancestors 'none'";

export interface NoncePolicy {
  readonly nonce: string;
  readonly policy: string;
}

/** A fresh nonce for the style elements that the client makes at run time. */
export function noncePolicy(changes: Readonly<Record<string, string | null>> = {}): NoncePolicy {
  const nonce = randomBytes(16).toString('base64');
  return { nonce, policy: contentSecurityPolicy({ 'style-src': `'self' 'nonce-${nonce}'`, ...changes }) };
}

const HEADERS: Readonly<Record<string, string>> = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** What goes with every answer, errors included; a route may replace one. */
export function securityHeaders(config: Config): Readonly<Record<string, string>> {
  // The map's worker is under the policy of its own file.
  const headers = { ...HEADERS, 'content-security-policy': contentSecurityPolicy(mapPolicy(config)) };
  return config.isSecure ? { ...headers, 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : headers;
}

export function sendSecurityHeaders(app: FastifyInstance, config: Config): void {
  const headers = securityHeaders(config);
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(headers).header('x-request-id', request.id);
  });
}
