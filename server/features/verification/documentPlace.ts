import type { DocumentKind } from '#contract/calls/verification.ts';

/** Whose picture of what: it is authenticated with the file and with its key, so neither opens for anybody else. */
export const documentPlace = (userId: number, kind: DocumentKind): string => `verification/${userId}/${kind}`;
