import type { Role } from '#contract/calls/session.ts';
import type { Config } from '#server/config.ts';

/** Whoever sees other people's data and documents logs in with two factors, unless the operator has said otherwise. */
export function requiresSecondFactor(
  { staffSecondFactor }: Pick<Config, 'staffSecondFactor'>,
  roles: readonly Role[],
): boolean {
  return staffSecondFactor === 'required' && (roles.includes('admin') || roles.includes('support'));
}
