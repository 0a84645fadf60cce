/** What a code is good for; a code of one flow is worth nothing in another. */
export type CodeFlow = 'registration' | 'recovery' | 'email';
