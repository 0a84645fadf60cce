import { dictionary } from '@zxcvbn-ts/language-common';

/** What attackers try first, of any length that could pass otherwise: about 18,000. */
const common = new Set(dictionary['passwords-common'].filter((password) => password.length >= 8));

/** Capitals and one character repeated make no password better. */
export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase();
  return common.has(plain) || /^(.)\1*$/u.test(plain);
}
