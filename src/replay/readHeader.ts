import type { TraceHeader } from '#contract/calls/traces.ts';
import { languages } from '#src/shared/i18n/languages.ts';
import { isFields } from './fields.ts';

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 100;
const isInstant = (value: unknown): value is string => isText(value) && !Number.isNaN(Date.parse(value));
/** Pixels or actions: a number that is safe to render. */
const isCount = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 1e5;

/** The header of our own files, checked field by field: the browser has no schemas. Undefined if it is invalid. */
export function readHeader(value: unknown): TraceHeader | undefined {
  if (!isFields(value) || !isFields(value['viewport'])) return undefined;
  const { version, buildId, finalHash, count, from, to } = value;
  const { width, height } = value['viewport'];
  const locale = languages.find((language) => language === value['locale']);
  if (version !== 1 || !isText(buildId) || !isText(finalHash) || !isCount(count) || locale === undefined)
    return undefined;
  if (!isInstant(from) || !isInstant(to) || !isCount(width) || !isCount(height)) return undefined;
  return { version, buildId, finalHash, count, from, to, locale, viewport: { width, height } };
}
