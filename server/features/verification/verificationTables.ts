import type { Generated } from 'kysely';
import type {
  DocumentImage,
  DocumentKind,
  IdentityDocument,
  RejectionReason,
  VerificationState,
} from '#contract/verification.ts';

export interface VerificationTables {
  verifications: VerificationTable;
  verification_documents: DocumentTable;
  verification_links: LinkTable;
}

interface VerificationTable {
  user_id: number;
  status: Generated<VerificationState>;
  submitted_at: Date | null;
  decided_at: Date | null;
  renewed_at: Date | null;
}

interface LinkTable {
  user_id: number;
  session_id: number;
  link_hash: Buffer;
  phone_hash: Buffer | null;
  expires_at: Date;
  opened_at: Date | null;
}

interface DocumentTable {
  id: Generated<number>;
  user_id: number;
  kind: DocumentKind;
  identity_document: IdentityDocument | null;
  status: Generated<DocumentImage['status']>;
  reason: RejectionReason | null;
  comment: string | null;
  storage_key: string | null;
  wrapped_key: Buffer | null;
  width: number;
  height: number;
  uploaded_at: Date;
  decided_at: Date | null;
}
