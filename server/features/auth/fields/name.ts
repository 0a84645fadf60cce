import { visibleText } from '#contract/domain/visibleText.ts';
import type { Field } from './fields.ts';

/** As documents print them; a turned comma of a transcription (ʻ, ʼ, ʿ) is a letter already. */
const APOSTROPHES = "'’‘`´′";
/** No language writes so many marks on one letter: they would cover the lines above and below. */
const NO_STACK = String.raw`(?!.*\p{M}{5})`;
/** Letters of any script with their marks, and what joins them: Anna-Maria, O'Neill, ’t Hooft, J. R., Gal·la. */
const PERSON = new RegExp(
  String.raw`^${NO_STACK}[${APOSTROPHES}]?[\p{L}\p{M}][\p{L}\p{M}\p{Pd} .·${APOSTROPHES}]*$`,
  'u',
);
/** A company's registered name or a postal address: digits and ordinary punctuation too. */
const TITLE = new RegExp(String.raw`^${NO_STACK}[\p{L}\p{M}\p{N}\p{Pd} .·,:;"“”„‚«»‹›()&+/№#!${APOSTROPHES}]*$`, 'u');
const LETTER = /\p{L}/u;

const PERSON_LIMIT = 80;
const COMPANY_LIMIT = 120;
const POSTAL_SHORTEST = 5;
const POSTAL_LIMIT = 200;

/** A first or last name. */
export function readPersonName(text: string): Field<string> {
  const name = tidy(text);
  if (name === '') return { problem: 'required' };
  if (name.length > PERSON_LIMIT) return { problem: 'nameTooLong' };
  return PERSON.test(name) ? { value: name } : { problem: 'nameCharacters' };
}

export function readCompanyName(text: string): Field<string> {
  const name = tidy(text);
  if (name === '') return { problem: 'required' };
  if (name.length > COMPANY_LIMIT) return { problem: 'companyTooLong' };
  return TITLE.test(name) && LETTER.test(name) ? { value: name } : { problem: 'companyCharacters' };
}

/** Street and number, as the owner writes them. */
export function readPostalAddress(text: string): Field<string> {
  const address = tidy(text);
  if (address === '') return { problem: 'required' };
  if (address.length > POSTAL_LIMIT) return { problem: 'postalAddressTooLong' };
  const isRight = address.length >= POSTAL_SHORTEST && TITLE.test(address) && LETTER.test(address);
  return isRight ? { value: address } : { problem: 'postalAddressWrong' };
}

/** One space where several were typed. Tabs and line breaks stay, and are refused. */
function tidy(text: string): string {
  return visibleText(text).replaceAll(/ +/g, ' ');
}
