/** What must be in no file, by what it looks like: the last net, under the redaction that knows each field by its name. */
const patterns = {
  email: /[\w.+-]+(?:@|%40)[\w-]+(?:\.[\w-]+)+/i,
  // With its country, or as it is written in Georgia.
  phone: /(?:\+|%2B)\d[\d ()-]{7,}\d|(?<![\w.-])5\d{2}[ -]?\d{3}[ -]?\d{3}(?![\w.-])/i,
  iban: /(?<![A-Z0-9])[A-Z]{2}\d{2} ?(?:[A-Z0-9]{4} ?){3,7}[A-Z0-9]{0,4}(?![A-Z0-9])/,
  // Of a session, a key, a signature: 256 bits in base64 or hexadecimal, or a token that says what it is.
  token: /(?<![\w+/-])(?:eyJ[\w-]{10,}\.|Bearer\s+\S{10,}|[\w+/-]{43}={0,2}(?![\w+/=-])|[0-9a-f]{64}(?![0-9a-f]))/i,
  base64: /[A-Za-z0-9+/]{120,}|data:[\w./+-]+;base64,/,
} as const;

const CARD = /(?<!\d)[3-6]\d{3}(?:[ -]?\d){9,15}(?!\d)/g;

/** The check digit of cards (Luhn). */
function isCard(text: string): boolean {
  const digits = text.replaceAll(/\D/g, '').split('').map(Number).toReversed();
  const sum = digits.reduce((all, digit, at) => all + (at % 2 === 0 ? digit : digit * 2 - (digit > 4 ? 9 : 0)), 0);
  return digits.length >= 13 && digits.length <= 19 && sum % 10 === 0;
}

export type Personal = keyof typeof patterns | 'card';

function personalIn(text: string): Personal | null {
  for (const [kind, pattern] of Object.entries(patterns)) {
    // The keys are those of the patterns.
    if (pattern.test(text)) return kind as Personal;
  }
  return (text.match(CARD) ?? []).some(isCard) ? 'card' : null;
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
    for (const [name, value] of Object.entries(next)) waiting.push(name, value);
  }
  return null;
}
