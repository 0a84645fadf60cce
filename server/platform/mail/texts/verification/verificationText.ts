import type { DocumentKind, RejectionReason } from '#contract/calls/verification/verification.ts';

interface VerificationMailText {
  readonly title: string;
  readonly lead: string;
  readonly note: string;
  readonly action: string;
}

export interface VerificationTexts {
  readonly passed: VerificationMailText;
  readonly rejected: VerificationMailText;
  readonly documents: Readonly<Record<DocumentKind, string>>;
  readonly reasons: Readonly<Record<RejectionReason, string>>;
}
