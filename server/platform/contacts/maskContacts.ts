import { findPhones } from './findPhones.ts';
import { foldText, typedSpan } from './foldText.ts';
import { joinSpans, type Span, spansOf } from './span.ts';

export interface Masked {
  readonly text: string;
  readonly isMasked: boolean;
}

const COVER = '•••';

/** Covers contacts that bypass the marketplace: phone numbers, e-mail addresses, links, names in messengers. */
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

/*
 * Every repetition is bounded or ends where it cannot begin again, and each pattern is tried where a word begins: the
 * time they take grows with the text and no faster.
 */
const LOCAL = String.raw`(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+`;
const LABEL = String.raw`[\p{L}\p{N}][\p{L}\p{N}-]{0,62}`;
const WORD_END = String.raw`(?![\p{L}\p{N}])`;
const bracketed = (words: string) => String.raw`\s{0,3}[([{<*]\s?(?:${words})\s?[)\]}>*]\s{0,3}`;

const AT_WORDS = 'at|эт|ат|собака|ეთ|ათ|ძაღლი';
const DOT_WORDS = 'dot|точка|дот|წერტილი|დოტ';
const AT = String.raw`(?:\s{0,3}@\s{0,3}|${bracketed(AT_WORDS)})`;
const DOT_WORD = String.raw`${bracketed(DOT_WORDS)}|\s{1,3}(?:${DOT_WORDS})\s{1,3}`;
const DOT = String.raw`(?:\s{0,3}[.,·•]\s{0,3}|${DOT_WORD})`;
/** Not the end of a sentence, after which a word may stand that is a domain, too. */
const UNLIKE_SENTENCE_DOT = String.raw`(?:\.|\s{1,3}[.,·•]\s{0,3}|${DOT_WORD})`;
/** Domains that are no words: a dot before them hardly ends a sentence. */
const DOMAIN = `(?:com|net|org|info|biz|ge|ru|su|ua|az|kz|eu|io|xyz|online|site|рф|გე)${WORD_END}`;
const PROVIDER = `(?:gmail|googlemail|mail|yandex|hotmail|outlook|icloud|yahoo|protonmail|proton|rambler|inbox)${WORD_END}`;

const patterns: readonly RegExp[] = [
  // E-mail, as it is written and as it is spelt out: nino @ gmail . com, nino (at) mail (dot) ge, nino at mail dot ru.
  new RegExp(String.raw`${LOCAL}@${LABEL}(?:\.${LABEL})+`, 'gu'),
  new RegExp(String.raw`${LOCAL}${AT}${LABEL}(?:${DOT}${LABEL}){0,3}${DOT}${DOMAIN}`, 'giu'),
  new RegExp(String.raw`${LOCAL}${AT}${PROVIDER}`, 'giu'),
  new RegExp(
    String.raw`${LOCAL}\s{1,3}(?:${AT_WORDS})\s{1,3}${LABEL}(?:${UNLIKE_SENTENCE_DOT}${LABEL}){0,3}${UNLIKE_SENTENCE_DOT}${DOMAIN}`,
    'giu',
  ),
  // Any address of the web: short links lead to messengers as well as their own.
  /(?:(?<![a-z+.-])[a-z+.-]+:\/\/|(?<![\p{L}\p{N}])www\.)[^\s<>"']+/giu,
  new RegExp(
    String.raw`(?<![\p{L}\p{N}@.-])(?:${LABEL}\.){1,5}(?:[a-z]{2,24}|[A-Z]{2,24}|рф|გე)(?::\d{2,5})?\/[^\s<>"']+`,
    'gu',
  ),
  new RegExp(
    String.raw`(?<![\p{L}\p{N}@.-])${LABEL}(?:(?:\.|${DOT_WORD})${LABEL}){0,4}(?:\.|${DOT_WORD})${DOMAIN}(?:\/[^\s<>"']*)?`,
    'giu',
  ),
  /(?<![\p{L}\p{N}])(?:wa\.me|t\.me|telegram\.me|viber\.(?:me|click)|m\.me|ig\.me|vk\.me|signal\.me|line\.me|discord\.gg)\b[^\s<>"']*/giu,
  /(?<![\p{L}\p{N}])(?:wa|t|m|fb|ig|vk)\s?\.\s?(?:me|com)\s?\/\s?[\p{L}\p{N}_+]+/giu,
  // Names in messengers.
  /(?<![\p{L}\p{N}._])@\p{L}[\p{L}\p{N}_.]{1,30}[\p{L}\p{N}_]/gu,
];

/** Where a text has e-mail addresses, links and `@names`. */
function findAddresses(text: string): Span[] {
  return /[@./]|at|эт|ат|соб|ეთ|ათ|ძაღ|dot|точ|дот|წერტ|დოტ/iu.test(text)
    ? patterns.flatMap((pattern) => spansOf(text, pattern))
    : [];
}
