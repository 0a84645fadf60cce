import { electronicFormatIBAN, isValidIBAN } from 'ibantools';
import { parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js/max';
import { VAT_NUMBER } from '#contract/domain/money/vat.ts';
import { plainDashes, visibleText } from '#contract/domain/visibleText.ts';
import type { FieldTextKey } from '#server/platform/texts/en.ts';
import type { Field } from './fields.ts';

const PHONE_CHARACTERS = /^[+\d ().-]{5,32}$/;
/** Of Georgia's mobile ranges some are given out before the library knows them. */
const GEORGIAN_MOBILE = /^5\d{8}$/;
const GEORGIAN_IBAN = /^GE\d{2}[A-Z]{2}\d{16}$/;

/** E.164. A number without a country is Georgian. */
export function readPhone(text: string): Field<string> {
  const typed = plainDashes(visibleText(text));
  if (typed === '') return { problem: 'required' };
  if (!PHONE_CHARACTERS.test(typed)) return { problem: 'phoneWrong' };
  const phone = parsePhoneNumberFromString(typed, { defaultCountry: 'GE', extract: false });
  return phone !== undefined && isReachable(phone) ? { value: phone.number } : { problem: 'phoneWrong' };
}

/** Abroad a possible length is enough: which ranges are in use there changes faster than a library. */
function isReachable(phone: PhoneNumber): boolean {
  if (phone.countryCallingCode !== '995') return phone.isPossible();
  return phone.isValid() || GEORGIAN_MOBILE.test(phone.nationalNumber);
}

/** Personal number of a person; no checksum is published for it. */
export function readPersonalNumber(text: string): Field<string> {
  return readDigits(text, 11, 'personalNumberWrong');
}

export function readCompanyCode(text: string): Field<string> {
  return readDigits(text, 9, 'companyCodeWrong');
}

/** Of a company or a person. */
export function readVatNumber(text: string): Field<string> {
  const typed = visibleText(text).replaceAll(/\s/g, '');
  return VAT_NUMBER.test(typed) ? { value: typed } : { problem: 'vatNumberWrong' };
}

/** The four digits of a code from a mail. */
export function readCode(text: string): Field<string> {
  return readDigits(text, 4, 'codeFormat');
}

/** The six digits of a mail to log in with. Some mail apps copy them with a space in the middle. */
export function readLoginCode(text: string): Field<string> {
  return readDigits(text.slice(0, 64).replaceAll(/\s/g, ''), 6, 'loginCodeFormat');
}

/** Georgian IBAN, without spaces, in capitals. */
export function readIban(text: string): Field<string> {
  const iban = text.length > 64 ? null : electronicFormatIBAN(visibleText(text));
  if (iban === '') return { problem: 'required' };
  if (iban === null || !GEORGIAN_IBAN.test(iban)) return { problem: 'ibanWrong' };
  return isValidIBAN(iban) ? { value: iban } : { problem: 'ibanChecksum' };
}

function readDigits(text: string, count: number, problem: FieldTextKey): Field<string> {
  const digits = visibleText(text);
  if (digits === '') return { problem: 'required' };
  return digits.length === count && /^\d+$/.test(digits) ? { value: digits } : { problem };
}
