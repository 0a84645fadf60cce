import { findAddresses } from './findAddresses.ts';
import { findPhones } from './findPhones.ts';
import { foldText, typedSpan } from './foldText.ts';
import { joinSpans } from './span.ts';

export interface Masked {
  readonly text: string;
  readonly isMasked: boolean;
}

const COVER = '•••';

/** Covers what reaches somebody past the marketplace: phone numbers, e-mail addresses, links, names in messengers. */
export function maskContacts(typed: string): Masked {
  const folded = foldText(typed);
  const spans = joinSpans([...findAddresses(folded.text), ...findPhones(folded.text)]);
  if (spans.length === 0) return { text: typed, isMasked: false };
  let masked = '';
  let shown = 0;
  for (const span of spans) {
    const { start, end } = typedSpan(folded, span);
    masked += typed.slice(shown, start) + COVER;
    shown = end;
  }
  return { text: masked + typed.slice(shown), isMasked: true };
}

export function coverContacts(text: string): string {
  return maskContacts(text).text;
}
