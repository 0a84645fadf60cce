/** What a code is good for; a code of one flow is worth nothing in the other. */
export type CodeFlow = 'registration' | 'recovery';
