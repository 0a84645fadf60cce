import { showVerificationImage } from '#contract/calls/verification/documents.ts';
import type { DocumentImage } from '#contract/calls/verification/verification.ts';
import type { DocumentRow } from './documentRepository.ts';

/** A document as it travels; its keys stay here. */
export function describeDocument(row: DocumentRow): DocumentImage {
  const { id, kind, identity_document, status, reason, comment, width, height, uploaded_at, storage_key } = row;
  return {
    is_rejected: status === 'rejected' ? 1 : 0,
    id,
    kind,
    identity_document,
    status,
    reason,
    comment,
    uploaded_at: uploaded_at.toISOString(),
    url: storage_key === null ? null : showVerificationImage.path.replace(':id', String(id)),
    width,
    height,
  };
}
