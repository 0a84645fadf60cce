import { visibleText } from '#contract/domain/visibleText.ts';
import type { Field } from './fields.ts';

/** What mail servers accept in practice: ASCII, one dot at least behind the @, no dot at an end. */
const SHAPE =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/;
/** RFC 5321: 64 before the @; 254 in all. */
const LOCAL_LIMIT = 64;
const LIMIT = 254;

/** Lowercased, as it is stored and compared. */
export function readEmail(text: string): Field<string> {
  const email = visibleText(text).toLowerCase();
  if (email === '') return { problem: 'required' };
  const isRight = email.length <= LIMIT && email.indexOf('@') <= LOCAL_LIMIT && SHAPE.test(email);
  return isRight ? { value: email } : { problem: 'emailWrong' };
}

/** `address` is documented as a copy of the e-mail. */
export function readAddressCopy(text: string, email: string): Field<string> {
  const address = visibleText(text).toLowerCase();
  return address === visibleText(email).toLowerCase() ? { value: address } : { problem: 'addressDiffers' };
}
