import type { DocumentKind } from '#contract/calls/verification/verification.ts';

/** The user and the kind of a document, authenticated with the file and its key, so neither decrypts for another one. */
export const documentPlace = (userId: number, kind: DocumentKind): string => `verification/${userId}/${kind}`;
