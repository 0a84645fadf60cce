import { dictionary } from '@zxcvbn-ts/language-common';
import type { Field } from './fields.ts';

const SHORTEST = 8;
const LIMIT = 128;

/** Counted in Unicode characters, used exactly as typed: no composition rules. */
export function readNewPassword(password: string, email: string): Field<string> {
  if (password === '') return { problem: 'required' };
  // A character takes two code units at most, so this spares counting a very long text.
  if (password.length > 2 * LIMIT) return { problem: 'passwordTooLong' };
  const length = Array.from(password).length;
  if (length < SHORTEST) return { problem: 'passwordTooShort' };
  if (length > LIMIT) return { problem: 'passwordTooLong' };
  if (/\p{Cc}/u.test(password)) return { problem: 'passwordCharacters' };
  const isEasy = isCommonPassword(password) || password.toLowerCase() === email.trim().toLowerCase();
  return isEasy ? { problem: 'passwordCommon' } : { value: password };
}

export function readConfirmation(confirmation: string, password: string): Field<string> {
  if (confirmation === '') return { problem: 'required' };
  return confirmation === password ? { value: confirmation } : { problem: 'passwordsDiffer' };
}

/** A password for logging in: whatever it is, but no more of it than an account can have, so that hashing it stays cheap. */
export function readTypedPassword(password: string): Field<string> {
  return password === '' ? { problem: 'required' } : { value: password.slice(0, 2 * LIMIT + 1) };
}

/** What attackers try first, of any length that could pass otherwise: about 18,000. */
const common = new Set(dictionary['passwords-common'].filter((password) => password.length >= 8));

/** Capitals and one character repeated make no password better. */
function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase();
  return common.has(plain) || /^(.)\1*$/u.test(plain);
}
