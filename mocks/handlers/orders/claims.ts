import { findWrongItem } from '#contract/domain/claims/checkItems.ts';
import type { DepositHold } from '#contract/domain/claims/orderClaim.ts';
import { ClaimStatus } from '#contract/domain/claims/claimStatus.ts';
import type { Claim, ClaimAction } from '#contract/calls/orders/claims.ts';
import type { OrderActor, OrderEventName } from '#contract/domain/orders/orderStatus.ts';
import {
  finished,
  firstClaims,
  type MockClaim,
  newClaim,
  proposals,
  toClaimSummary,
  toOrderClaim,
} from '../../fixtures/orders/claims.ts';
import { type MockOrder, moved, seenBy } from '../../fixtures/orders/orders.ts';
import type { MocksOf } from '../../mocks.ts';
import { refuse, refuseFields } from '../../refuse.ts';
import { mockUser } from '../../session.ts';
import { findMockOrder, saveMockOrder } from './orders.ts';

const claims = new Map<number, MockClaim>();

/** Back to the claims of the fixtures; tests call it after each test. */
export function resetMockClaims(): void {
  const order = findMockOrder(9);
  claims.clear();
  if (order) for (const claim of firstClaims(order)) claims.set(claim.id, claim);
}
resetMockClaims();

const notFound = () => refuse(404, 'NOT_FOUND', 'There is nothing here.');
const changed = () => refuse(409, 'ORDER_CHANGED', 'The order has changed in the meantime.');

const sideOf = (): Claim['side'] => {
  if (mockUser()?.roles.includes('admin')) return 'admin';
  return mockUser()?.owner ? 'owner' : 'client';
};

function actionsOf({ status }: MockClaim): ClaimAction[] {
  const side = sideOf();
  if (status === 'asked') return side === 'client' ? ['answer'] : [];
  if (status === 'disputed') return side === 'admin' ? ['decide'] : [];
  if (status !== 'due' || side === 'admin') return [];
  return side === 'client' ? ['pay'] : ['confirm'];
}

const shown = (claim: MockClaim): Claim => ({ ...claim, side: sideOf(), actions: actionsOf(claim) });

/** The bank captures or releases a held deposit; what an owner has beyond the claim still has to be returned. */
function afterClaim(deposit: DepositHold, { from_deposit: withheld }: MockClaim): DepositHold {
  if (deposit.state === 'held') return { ...deposit, state: withheld > 0 ? 'kept' : 'returned', kept: withheld };
  if (deposit.state !== 'taken') return deposit;
  const left = deposit.in_hand + deposit.kept - withheld;
  return { ...deposit, state: left > 0 ? 'taken' : 'kept', in_hand: left, kept: withheld };
}

/** Saves a claim, and its order after the event. */
function save(claim: MockClaim, order: MockOrder, event: OrderEventName, actor: OrderActor, amount: number) {
  claims.set(claim.id, claim);
  const next = moved(order, event, actor, { amount }) ?? order;
  const isFinal = claim.final_amount !== null;
  saveMockOrder({
    ...next,
    claim: toOrderClaim(claim),
    deposit_hold: next.deposit_hold && (isFinal ? afterClaim(next.deposit_hold, claim) : next.deposit_hold),
  });
  return { status: 'success' as const, claim: shown(claim) };
}

function findBoth(params: Readonly<Record<string, string>>) {
  const claim = mockUser() && claims.get(Number(params['id']));
  const order = claim && findMockOrder(claim.order.id);
  return claim && order ? { claim, order } : undefined;
}

/** Pays the rest of a claim; returns the amount, or undefined where nothing is due. */
export function payMockClaim(id: number): number | undefined {
  const claim = claims.get(id);
  const order = claim && findMockOrder(claim.order.id);
  if (claim?.status !== 'due' || order === undefined) return undefined;
  save(settled(claim), order, 'pay_claim', 'system', claim.rest);
  return claim.rest;
}

const settled = (claim: MockClaim): MockClaim => ({
  ...claim,
  status: 'settled',
  rest: 0,
  pay_by: null,
  settled_at: new Date().toISOString(),
});

export const claimMocks = {
  prepareClaim: ({ params }) => {
    const order = mockUser()?.owner ? findMockOrder(Number(params['id'])) : undefined;
    if (order === undefined) return notFound();
    return order.claim_until === null
      ? changed()
      : { status: 'success', until: order.claim_until, proposals: [...proposals] };
  },
  makeClaim: ({ params, body: { items } }) => {
    const order = mockUser()?.owner ? findMockOrder(Number(params['id'])) : undefined;
    if (order === undefined) return notFound();
    if (order.claim_until === null) return changed();
    const wrong = findWrongItem(items, proposals);
    if (wrong !== null) return refuseFields({ [`items.${wrong}.amount`]: 'This is more than the terms allow.' });
    const claim = newClaim(claims.size + 1, order, items);
    return save(claim, order, 'claim', 'owner', claim.amount);
  },
  listClaims: ({ query }) => {
    const status = ClaimStatus.options.find((one) => one === query.get('status')) ?? 'disputed';
    const all = [...claims.values()];
    const counts = { asked: 0, disputed: 0, due: 0, settled: 0 };
    for (const claim of all) counts[claim.status] += 1;
    const found = all.filter((claim) => claim.status === status);
    return {
      status: 'success',
      claims: found.map(toClaimSummary),
      page: 1,
      page_size: 20,
      total: found.length,
      counts,
    };
  },
  getClaim: ({ params }) => {
    const both = findBoth(params);
    return both ? { status: 'success', claim: shown(both.claim) } : notFound();
  },
  answerClaim: ({ params, body: { accepted_amount: amount, text = '' } }) => {
    const both = findBoth(params);
    if (both === undefined) return notFound();
    const { claim, order } = both;
    if (claim.status !== 'asked') return changed();
    const answered = { ...claim, answer: { amount, text, at: new Date().toISOString() } };
    const next: MockClaim =
      amount === claim.amount ? finished(answered, amount) : { ...answered, status: 'disputed' as const };
    return save(next, order, 'answer_claim', 'client', amount);
  },
  decideClaim: ({ params, body: { items, text } }) => {
    const both = findBoth(params);
    if (both === undefined) return notFound();
    const { claim, order } = both;
    if (claim.status !== 'disputed') return changed();
    const amount = items.reduce((sum, item) => sum + item.amount, 0);
    if (amount < (claim.answer?.amount ?? 0)) return refuseFields({ items: 'The client has accepted more than this.' });
    const decided: MockClaim = {
      ...claim,
      items: claim.items.map((item, place) => ({ ...item, decision: items[place] ?? null })),
      decision: { amount, text, at: new Date().toISOString() },
    };
    return save(finished(decided, amount), order, 'decide_claim', 'admin', amount);
  },
  confirmClaim: ({ params }) => {
    const both = findBoth(params);
    if (both === undefined) return notFound();
    const { claim, order } = both;
    return claim.status === 'due' ? save(settled(claim), order, 'pay_claim', 'owner', claim.rest) : changed();
  },
  moveDeposit: ({ params, body: { kind, amount, way, reason = null } }) => {
    const order = mockUser()?.owner ? findMockOrder(Number(params['id'])) : undefined;
    if (order === undefined) return notFound();
    const event = ({ taken: 'take_deposit', returned: 'give_deposit', kept: 'keep_deposit' } as const)[kind];
    const next = moved(order, event, 'owner', { amount });
    if (next === undefined || order.deposit_hold === null) return changed();
    const { in_hand: before, amount: all, kept } = order.deposit_hold;
    if (amount > (kind === 'taken' ? order.deposit - before : before))
      return refuseFields({ amount: 'This is more than there is.' });
    const left = kind === 'taken' ? before + amount : before - amount;
    const withheld = kind === 'kept' ? kept + amount : kept;
    const done: MockOrder = {
      ...next,
      deposit_hold: {
        ...order.deposit_hold,
        state: left > 0 ? 'taken' : withheld > 0 ? 'kept' : 'returned',
        amount: kind === 'taken' ? left : all,
        in_hand: left,
        kept: withheld,
      },
      deposit_moves: [
        ...order.deposit_moves,
        { kind, amount, way, reason, is_by_claim: false, at: new Date().toISOString() },
      ],
    };
    saveMockOrder(done);
    return { status: 'success', order: seenBy(done, 'owner') };
  },
  returnDeposit: ({ params }) => {
    const order = mockUser() && findMockOrder(Number(params['id']));
    const next = order && moved(order, 'return_deposit', 'owner');
    if (order === undefined) return notFound();
    if (next === undefined) return changed();
    saveMockOrder(next);
    return { status: 'success' };
  },
} satisfies MocksOf<
  | 'prepareClaim'
  | 'makeClaim'
  | 'listClaims'
  | 'getClaim'
  | 'answerClaim'
  | 'decideClaim'
  | 'confirmClaim'
  | 'returnDeposit'
  | 'moveDeposit'
>;
