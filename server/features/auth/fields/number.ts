import { electronicFormatIBAN, isValidIBAN } from 'ibantools';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { FieldTextKey } from '#server/texts/en.ts';
import type { Field } from './fields.ts';

const PHONE_CHARACTERS = /^[+\d ().-]{5,32}$/;
const GEORGIAN_IBAN = /^GE\d{2}[A-Z]{2}\d{16}$/;

/** E.164. A number without a country is Georgian. */
export function readPhone(text: string): Field<string> {
  const typed = text.trim();
  if (typed === '') return { problem: 'required' };
  if (!PHONE_CHARACTERS.test(typed)) return { problem: 'phoneWrong' };
  const phone = parsePhoneNumberFromString(typed, { defaultCountry: 'GE', extract: false });
  return phone?.isValid() === true ? { value: phone.number } : { problem: 'phoneWrong' };
}

/** Personal number of a person; nobody publishes a checksum for it. */
export function readPersonalNumber(text: string): Field<string> {
  return readDigits(text, 11, 'personalNumberWrong');
}

export function readCompanyCode(text: string): Field<string> {
  return readDigits(text, 9, 'companyCodeWrong');
}

/** The four digits of a code from a mail. */
export function readCode(text: string): Field<string> {
  return readDigits(text, 4, 'codeFormat');
}

/** Georgian IBAN, without spaces, in capitals. */
export function readIban(text: string): Field<string> {
  const iban = text.length > 64 ? null : electronicFormatIBAN(text);
  if (iban === '') return { problem: 'required' };
  if (iban === null || !GEORGIAN_IBAN.test(iban)) return { problem: 'ibanWrong' };
  return isValidIBAN(iban) ? { value: iban } : { problem: 'ibanChecksum' };
}

function readDigits(text: string, count: number, problem: FieldTextKey): Field<string> {
  const digits = text.trim();
  if (digits === '') return { problem: 'required' };
  return digits.length === count && /^\d+$/.test(digits) ? { value: digits } : { problem };
}
