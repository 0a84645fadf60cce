import { publicNames } from '../generated/privacy.ts';

const countDigits = (text: string): number => text.replaceAll(/\D/g, '').length;

/** The most digits of a code or an id, fewer than in a phone number. */
const digitsOf = { code: 5, id: 8, words: 8 } as const;
export const hasFewDigits = (text: string): boolean => countDigits(text) <= digitsOf.code;

/** Identifiers of the code: `price_asc`, `GEL`, `api/executeQuery`, `/cars/rent/:slug/:id`. */
const word = /^(?:\/|\/?[A-Za-z]+(?:(?:[_./:-]|\/:)[A-Za-z]+)*)$/;
/** Codes of the reference lists, steps and parts with their number: `bmw-320`, `thread.18`, `09:00`. */
const code = /^[a-z\d]+(?:[_./:-](?:[a-z\d]+|[a-z]+[A-Z][A-Za-z]*))*$/;
const id = /^[1-9]\d*$/;
/** A day, a month, a day of every year, a moment with or without time zone. */
const moment = /^(?:\d{4}-)?\d{2}(?:-\d{2})?(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/;
/** Numbers of an order, a claim, a payout. */
const number = /^[A-Z]{1,4}-\d{1,8}$/;

/** Public texts on a car and its place, in three languages: words not longer than names. */
const publicText = /^[\p{L}\p{M}\d .,·'’()/&+₾–-]{0,80}$/u;
/** The longest part of a name, shorter if it contains digits: a token is no name. */
const longestName = { letters: 24, mixed: 12 } as const;
const isName = (part: string): boolean => part.length <= (/\d/.test(part) ? longestName.mixed : longestName.letters);
const isPublic = (text: string): boolean =>
  text.length <= 80 && countDigits(text) <= digitsOf.words && publicText.test(text) && text.split(' ').every(isName);

const slug = /^[a-z\d]+(?:-[a-z\d]+)*$/;
const isSlug = (text: string): boolean => text.length <= 80 && countDigits(text) <= digitsOf.words && slug.test(text);

/** As our server names pictures: a name, a part of the hash and a width. */
const picture = /^\/pictures\/([a-z\d-]{1,60})-[\da-f]{12}-\d{3,4}\.webp(?: \d{1,4}w)?$/;
const isPicture = (text: string): boolean => {
  const [, name] = picture.exec(text) ?? [];
  return name !== undefined && hasFewDigits(name);
};
const isPictures = (text: string): boolean => text.length <= 1_000 && text.split(', ').every(isPicture);

/** The blurred placeholder of a car's picture. */
const miniature = /^data:image\/webp;base64,[A-Za-z\d+/=]{1,800}$/;

/** Random ids of requests and messages: nanoid, or 128 bits in hexadecimal. */
const drawn = /^(?:[\w-]{21}|[\da-f]{32})$/;
export const isDrawn = (text: string): boolean => drawn.test(text);
/** Ids from React's `useId`. */
const ofReact = /^_r_[a-z\d]{1,6}_$/;
const build = /^[\da-f]{7,40}$/;

const forms: Readonly<Record<string, (text: string) => boolean>> = {
  ...Object.fromEntries(publicNames.split(' ').map((field) => [field, isPublic])),
  ...Object.fromEntries(['fixedCacheKey', 'id', 'idempotencyKey', 'key', 'requestId'].map((field) => [field, isDrawn])),
  build: (text) => build.test(text),
  forms: (text) => ofReact.test(text),
  image: isPicture,
  placeholder: (text) => miniature.test(text),
  slug: isSlug,
  srcset: isPictures,
  url: isPicture,
};

/** Longer than any of the forms: no pattern is tried on more. */
const longest = 1_000;
const longestCode = 40;
const longestList = 200;

function isClosedText(text: string, field: string): boolean {
  if (text.length > longest) return false;
  if (Object.hasOwn(forms, field) && forms[field]?.(text) === true) return true;
  if (text.length <= longestList && isCodes(text)) return true;
  return text.length <= longestCode && (moment.test(text) || number.test(text));
}

/** A list in a filter of the search: `suv,minivan`. */
const isCodes = (text: string): boolean => countDigits(text) <= digitsOf.id && text.split(',').every(isCode);

/** A word, a code or a short number: a value of a list. */
export function isCode(text: string): boolean {
  if (text.length > longestCode) return false;
  const digits = countDigits(text);
  return (
    text === '' ||
    (digits === 0 && word.test(text)) ||
    (digits <= digitsOf.code && code.test(text)) ||
    (digits <= digitsOf.id && id.test(text))
  );
}

/** Ids, sums and counts; or a moment in milliseconds, negative as a temporary id. The number of a phone with its country code, a person or a card is none. */
const isClosedNumber = (value: number): boolean =>
  Math.abs(value) <= 2_147_483_647 || (Math.abs(value) >= 1e12 && Math.abs(value) < 1e13);

/**
 * Whether a value of a trace can only be a number, a flag, a day or a short code, or a public text on a car under the
 * fields that hold it. Anything else is personal text, whatever its field is called.
 */
export function isClosed(value: unknown, field: string): boolean {
  if (typeof value === 'string') return isClosedText(value, field);
  return typeof value === 'number' ? isClosedNumber(value) : typeof value === 'boolean';
}
