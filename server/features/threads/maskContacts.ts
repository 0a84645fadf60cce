export interface Masked {
  readonly text: string;
  readonly isMasked: boolean;
}

const COVER = '•••';

/** What nobody sees among letters and digits, and what makes an emoji of a digit: it hides a number from the rules below. */
const UNSEEN = /[\p{Cf}\p{Me}\uFE00-\uFE0F]/gu;

/** Tried where a word begins and nowhere else in it, so that a long word takes no longer than others. */
const EMAIL = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+\s?(?:@|\(at\)|\[at\])\s?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/giu;
/** Any address of the web: short links lead to messengers as well as their own. */
const LINK = /(?:\b[a-z][a-z+.-]{1,15}:\/\/|\bwww\.)[^\s<>"']+/gi;
const MESSENGER =
  /\b(?:wa\.me|api\.whatsapp\.com|chat\.whatsapp\.com|t\.me|telegram\.me|telegram\.org|viber\.(?:com|me|click)|m\.me|messenger\.com|fb\.com|facebook\.com|instagram\.com|ig\.me|vk\.(?:com|me)|signal\.me|line\.me|skype\.com|discord\.gg)\b[^\s<>"']*/gi;
const HANDLE = /(?<![\p{L}\p{N}._])@[a-z][a-z0-9_.]{3,31}/giu;
/** Digits of any script with at most three other signs between two of them. */
const NUMBER = /(?:\+\s?)?\p{Nd}(?:[ \t\u00a0().\-–—_/\\]{0,3}\p{Nd}){6,40}/gu;
/** Dates are no numbers to call: 2027-01-10, 10.01.2027, 10/01. */
const DATE =
  /(?<!\d)(?:\d{4}[-./](?:0?[1-9]|1[0-2])[-./](?:0?[1-9]|[12]\d|3[01])|(?:0?[1-9]|[12]\d|3[01])[-./](?:0?[1-9]|1[0-2])(?:[-./](?:\d{4}|\d{2}))?)(?!\d)/g;

const FEWEST_DIGITS = 9;
const FEWEST_FOREIGN_DIGITS = 7;

function isPhone(number: string): boolean {
  const digits = number.replaceAll(DATE, '').match(/\p{Nd}/gu)?.length ?? 0;
  return digits >= (number.startsWith('+') ? FEWEST_FOREIGN_DIGITS : FEWEST_DIGITS);
}

/** Covers what reaches somebody past the marketplace: phone numbers, e-mail addresses, links, names in messengers. */
export function maskContacts(text: string): Masked {
  const seen = text.replaceAll(UNSEEN, '');
  const masked = seen
    .replaceAll(LINK, COVER)
    .replaceAll(MESSENGER, COVER)
    .replaceAll(EMAIL, COVER)
    .replaceAll(HANDLE, COVER)
    .replaceAll(NUMBER, (number) => (isPhone(number) ? COVER : number));
  return masked === seen ? { text, isMasked: false } : { text: masked, isMasked: true };
}
