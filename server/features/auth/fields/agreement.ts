import type { FieldTextKey } from '#server/platform/texts/en.ts';
import type { Flag } from '#contract/domain/values.ts';
import type { Field } from './fields.ts';

/** A box that has to be ticked; the problem says why. */
export function readAgreement(flag: Flag, problem: FieldTextKey): Field<true> {
  return flag === 1 ? { value: true } : { problem };
}
