import { isValidIBAN } from 'ibantools';

/**
 * What must be in no file, by what it looks like: the last net, under the redaction that knows each field by its name
 * and form. No pattern reads a character twice, whatever the text: each begins where none of its own characters precede.
 */
const patterns = {
  email: /(?<=[\w.+-])(?:@|%40)[\w-]+\.[\w-]/i,
  // With its country, or as it is written in Georgia.
  phone: /(?:\+|%2B|(?<![\w.-])00)\d(?:[ ()-]{0,2}\d){8}|(?<![\w.-])5\d{2}(?:[ -]?\d){6}(?![\w-]|\.\w)/i,
  // Of a key or a signature, in hexadecimal; or named as a token.
  token: /(?<![\w-])(?:eyJ[\w-]{10,}\.|[0-9a-f]{64}(?![\w-]))|Bearer\s{1,9}\S{10}/i,
  // In either alphabet: what is sealed is random, and has whichever letters.
  base64: /(?<![\w+/-])[\w+/-]{120}|data:[\w./+-]{1,100};base64,/,
} as const;

/** In groups or not, in capitals or not; the check digits distinguish it from other codes. */
const IBAN = /(?<![\w-])[A-Z]{2}\d{2}(?:[ -]?[A-Z0-9]{4}){2,7}(?:[ -]?[A-Z0-9]{1,3})?(?![\w-])/gi;
const isIban = (text: string): boolean => isValidIBAN(text.replaceAll(/[ -]/g, '').toUpperCase());

/** Not within the name of a file, which has digits enough. */
const CARD = /(?<![\w.-])[3-6]\d{3}(?:[ -]?\d){9,15}(?![\w-])/g;

/** The check digit of cards (Luhn). */
function isCard(text: string): boolean {
  const digits = text.replaceAll(/\D/g, '').split('').map(Number).toReversed();
  const sum = digits.reduce((all, digit, at) => all + (at % 2 === 0 ? digit : digit * 2 - (digit > 4 ? 9 : 0)), 0);
  return digits.length >= 13 && digits.length <= 19 && sum % 10 === 0;
}

export type Personal = keyof typeof patterns | 'card' | 'iban' | 'long';

/** 190 bits and more as secrets are written (base64 in either alphabet). A name of that length, like that of a car in an address, has no capitals. */
const SECRET = /(?<![\w+/-])[\w+/-]{32,}/g;
const isMixed = (text: string): boolean => /[a-z]/.test(text) && /[A-Z]/.test(text) && /\d/.test(text);

/** The blurred placeholder of a car's picture. */
const MINIATURE = /^data:image\/webp;base64,[A-Za-z0-9+/=]{1,800}$/;
const isMiniature = (name: string, value: unknown): boolean =>
  name === 'placeholder' && typeof value === 'string' && MINIATURE.test(value);

/** No text of a redacted file is longer, and no pattern looks at one that is. */
export const LONGEST_TEXT = 4_096;

function personalIn(text: string): Personal | null {
  if (text.length > LONGEST_TEXT) return 'long';
  if ((text.match(IBAN) ?? []).some(isIban)) return 'iban';
  if ((text.match(CARD) ?? []).some(isCard)) return 'card';
  for (const [kind, pattern] of Object.entries(patterns)) {
    // The keys are those of the patterns.
    if (pattern.test(text)) return kind as Personal;
  }
  return (text.match(SECRET) ?? []).some(isMixed) ? 'token' : null;
}

/** Of names, texts and large numbers anywhere in it; what was found first, null where nothing was. */
export function findPersonal(data: unknown): Personal | null {
  const waiting = [data];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    // Moments have thirteen digits.
    if (typeof next === 'number' && Math.abs(next) >= 1e14 && isCard(String(next))) return 'card';
    if (typeof next === 'string') {
      const found = personalIn(next);
      if (found !== null) return found;
    }
    if (typeof next !== 'object' || next === null) continue;
    for (const [name, value] of Object.entries(next)) if (!isMiniature(name, value)) waiting.push(name, value);
  }
  return null;
}
