import { isStaff } from '#contract/domain/isStaff.ts';
import type { Role } from '#contract/calls/auth/session.ts';
import type { Config } from '#server/config.ts';

/** Staff, who see other people's data and documents, log in with two factors unless the operator configured otherwise. */
export function requiresSecondFactor(
  { staffSecondFactor }: Pick<Config, 'staffSecondFactor'>,
  roles: readonly Role[],
): boolean {
  return staffSecondFactor === 'required' && isStaff(roles);
}
