import { isIP } from 'node:net';
import { isPublicAddress } from './publicAddress.ts';

const PORTS: Readonly<Record<string, number>> = { 'http:': 80, 'https:': 443 };
const LONGEST = 2_000;

/**
 * An address that may be requested: http or https at its usual port, no name or password in it, and no host that is a
 * private address in any of its spellings (`new URL` has turned decimal, octal and hexadecimal ones into dots). What a
 * name resolves to is checked on the request. Null otherwise.
 */
export function readPublicUrl(text: string, base?: URL): URL | null {
  const trimmed = text.trim();
  // What calendars call their own addresses.
  const typed = trimmed.replace(/^webcals?:\/\//i, 'https://');
  if (typed.length > LONGEST || !URL.canParse(typed, base?.href)) return null;
  const url = new URL(typed, base);
  const isUsual = PORTS[url.protocol] !== undefined && url.port === '';
  if (!isUsual || url.username !== '' || url.password !== '') return null;
  const host = hostOf(url);
  if (isIP(host) !== 0) return isPublicAddress(host) ? url : null;
  // A name of the public internet has a dot, and none of these ends.
  return host.includes('.') && !/\.(localhost|local|internal|home\.arpa)\.?$/.test(host) ? url : null;
}

/** Without the brackets of an IPv6 address. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1');

export const portOf = ({ protocol }: URL): number => PORTS[protocol] ?? 0;
