/** What a code is good for; a code of one flow is worth nothing in another. */
export type CodeFlow = 'registration' | 'recovery' | 'email' | 'login';

/**
 * Four digits, as documented. A login changes nothing that would be noticed, and there is nothing to enter beside the
 * code, so it has two more.
 */
export const digitsOf = (flow: CodeFlow): number => (flow === 'login' ? 6 : 4);
