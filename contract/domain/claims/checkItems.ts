import type { CarPart } from '../terms/lists.ts';
import { MOST_DAMAGE } from './claimBounds.ts';
import type { ClaimKind } from './claimKinds.ts';
import type { ClaimProposal } from './claimProposal.ts';

interface Asked {
  readonly kind: ClaimKind;
  readonly amount: number;
  /** Of a damage: a part that the protection may leave out. */
  readonly part?: CarPart | null | undefined;
}

/** What an item can be at most: the part that a protection leaves out is paid whole. */
export function mostOf({ kind, part }: Pick<Asked, 'kind' | 'part'>, proposals: readonly ClaimProposal[]): number {
  const proposal = proposals.find(({ rule }) => rule.kind === kind);
  if (proposal === undefined) return 0;
  return isExcluded(part, proposal) ? MOST_DAMAGE : proposal.most;
}

const isExcluded = (part: CarPart | null | undefined, { rule }: ClaimProposal): boolean =>
  part !== null && part !== undefined && rule.kind === 'damage' && rule.excluded.includes(part);

/** The first item that the rules do not give, by its place; null when they give all of them. */
export function findWrongItem(items: readonly Asked[], proposals: readonly ClaimProposal[]): number | null {
  const spent = new Map<string, number>();
  const wrong = items.findIndex((item) => {
    const most = mostOf(item, proposals);
    // What is paid of all damages together is bounded, and so is everything that the terms say once; fines are many.
    const proposal = proposals.find(({ rule }) => rule.kind === item.kind);
    const isOwn = item.kind === 'fine' || (proposal !== undefined && isExcluded(item.part, proposal));
    const before = isOwn ? 0 : (spent.get(item.kind) ?? 0);
    if (!isOwn) spent.set(item.kind, before + item.amount);
    return before + item.amount > most;
  });
  return wrong === -1 ? null : wrong;
}
