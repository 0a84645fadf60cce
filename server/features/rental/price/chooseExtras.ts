import { FieldError } from '#server/platform/http/apiError.ts';
import type { ExtraPrice } from './priceQuote.ts';

/** The wanted ones of what a car offers, each once. */
export function chooseExtras(offered: readonly ExtraPrice[], wanted: readonly string[]): ExtraPrice[] {
  return [...new Set(wanted)].map((code) => {
    const extra = offered.find((candidate) => candidate.code === code);
    if (extra === undefined) throw new FieldError({ extras: 'extraUnknown' });
    return extra;
  });
}
