import type { Verdict, Verification } from '#contract/calls/verification/documents.ts';
import type { DocumentImage, RejectionReason } from '#contract/calls/verification/verification.ts';

/** The decision on one document so far. */
export type Draft =
  | { readonly kind: 'approve' }
  | { readonly kind: 'reject'; readonly reason: RejectionReason; readonly comment: string };

/** By the document's id. */
export type Drafts = Readonly<Record<number, Draft>>;

/** The decision on a document, without its comment. */
export const withoutComment = (draft: Draft): Draft => (draft.kind === 'reject' ? { ...draft, comment: '' } : draft);

/** The decision on each document, without comments. */
export const withoutComments = (drafts: Drafts): Drafts =>
  Object.fromEntries(Object.entries(drafts).map(([id, draft]) => [id, withoutComment(draft)]));

/** The comments alone. */
export const commentsOf = (drafts: Drafts): Readonly<Record<number, string>> =>
  Object.fromEntries(
    Object.entries(drafts).flatMap(([id, draft]) => (draft.kind === 'reject' ? [[id, draft.comment]] : [])),
  );

/** The decision on each document, with its comment. */
export const withComments = (choices: Drafts, comments: Readonly<Record<number, string>>): Drafts =>
  Object.fromEntries(
    Object.entries(choices).map(([id, draft]) => [
      id,
      draft.kind === 'reject' ? { ...draft, comment: comments[Number(id)] ?? '' } : draft,
    ]),
  );

export const waitingOf = ({ status, verification_images: images }: Verification): readonly DocumentImage[] =>
  status === 'pending' ? images.filter((image) => image.status === 'pending') : [];

/** The reason "other" requires a comment. */
export const lacksComment = (draft: Draft | undefined): boolean =>
  draft?.kind === 'reject' && draft.reason === 'other' && draft.comment.trim() === '';

/** Null while something is missing. */
export function verdictsOf(waiting: readonly DocumentImage[], drafts: Drafts): Verdict[] | null {
  const verdicts = waiting.flatMap(({ id }): Verdict[] => {
    const draft = drafts[id];
    if (draft === undefined || lacksComment(draft)) return [];
    if (draft.kind === 'approve') return [{ id, is_approved: true }];
    const comment = draft.comment.trim();
    return [{ id, is_approved: false, reason: draft.reason, ...(comment === '' ? {} : { comment }) }];
  });
  return verdicts.length === waiting.length ? verdicts : null;
}
