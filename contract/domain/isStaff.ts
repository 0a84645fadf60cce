import type { Role } from '../calls/auth/session.ts';

/** Whether an account works for the marketplace, whatever else it is: what it sees and may do concerns other people. */
export const isStaff = (roles: readonly Role[]): boolean => roles.includes('support') || roles.includes('admin');
