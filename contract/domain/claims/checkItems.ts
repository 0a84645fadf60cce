import type { CarPart } from '../terms/lists.ts';
import { MOST_DAMAGE } from './claimBounds.ts';
import type { ClaimKind } from './claimKinds.ts';
import type { ClaimProposal } from './claimProposal.ts';

interface ClaimedItem {
  readonly kind: ClaimKind;
  readonly amount: number;
  /** Of a damage: a part that the protection may leave out. */
  readonly part?: CarPart | null | undefined;
}

/** The most that an item can be: damage to a part that the protection leaves out is paid in full. */
export function mostOf(
  { kind, part }: Pick<ClaimedItem, 'kind' | 'part'>,
  proposals: readonly ClaimProposal[],
): number {
  const proposal = proposals.find(({ rule }) => rule.kind === kind);
  if (proposal === undefined) return 0;
  return isExcluded(part, proposal) ? MOST_DAMAGE : proposal.most;
}

const isExcluded = (part: CarPart | null | undefined, { rule }: ClaimProposal): boolean =>
  part !== null && part !== undefined && rule.kind === 'damage' && rule.excluded.includes(part);

/** The index of the first item that the rules do not allow; null when they allow all. */
export function findWrongItem(items: readonly ClaimedItem[], proposals: readonly ClaimProposal[]): number | null {
  const spent = new Map<string, number>();
  const wrong = items.findIndex((item) => {
    const most = mostOf(item, proposals);
    // Damages are limited in sum, and so are items that the terms allow once; there can be many fines.
    const proposal = proposals.find(({ rule }) => rule.kind === item.kind);
    const isOwn = item.kind === 'fine' || (proposal !== undefined && isExcluded(item.part, proposal));
    const before = isOwn ? 0 : (spent.get(item.kind) ?? 0);
    if (!isOwn) spent.set(item.kind, before + item.amount);
    return before + item.amount > most;
  });
  return wrong === -1 ? null : wrong;
}
