import type { LockEntry } from '../completeLock.ts';

/** Licences whose conditions we meet: notices are in the packages, and libraries under LGPL or MPL are used unchanged. */
const ALLOWED: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'Python-2.0',
  'Zlib',
]);

/** Packages that name no licence where npm looks for it, with the one that lies in them. */
const READ_BY_HAND: Readonly<Record<string, string>> = { 'png-js': 'MIT' };

/** `(MIT OR GPL-2.0) AND ISC`: of an OR one is enough, of an AND all are needed. */
export function isAllowed(expression: string): boolean {
  const inner = /\(([^()]*)\)/.exec(expression);
  if (inner !== null)
    return isAllowed(expression.replace(inner[0], isAllowed(inner[1] ?? '') ? '0BSD' : 'not-allowed'));
  return expression
    .split(/ or /i)
    .some((choice) => choice.split(/ and /i).every((licence) => ALLOWED.has(licence.trim())));
}

const nameOf = (path: string): string => path.replace(/^.*node_modules\//, '');

/**
 * The packages of a lockfile whose licence is unknown or not allowed. Builds for platforms that this registry lacks have
 * the licence of the package that they are a part of.
 */
export function findBadLicences(packages: Readonly<Record<string, LockEntry>>): string[] {
  const entries = Object.entries(packages).filter(([path]) => path !== '');
  const parents = new Map<string, unknown>();
  for (const [, { optionalDependencies, license }] of entries)
    if (typeof optionalDependencies === 'object' && optionalDependencies !== null)
      for (const part of Object.keys(optionalDependencies)) parents.set(part, license);
  return entries.flatMap(([path, entry]) => {
    const name = nameOf(path);
    const licence = entry['license'] ?? (entry['os'] === undefined ? READ_BY_HAND[name] : parents.get(name));
    const isFine = typeof licence === 'string' && isAllowed(licence);
    return isFine ? [] : [`${path}: ${typeof licence === 'string' ? licence : 'no licence'}`];
  });
}
