import { claimUntil } from '#contract/domain/claims/claimBounds.ts';
import type { ClaimStatus } from '#contract/domain/claims/claimStatus.ts';
import type { OrderEffect } from '#contract/domain/orders/orderEffects.ts';
import type { OrderEventName } from '#contract/domain/orders/orderStatus.ts';
import type { OrderFacts } from '#contract/domain/orders/orderMachine.ts';

interface AfterReturn {
  factsAt(
    now: Date,
  ): Pick<OrderFacts, 'isDepositHeld' | 'isDepositKept' | 'isDepositOpen' | 'isDepositInHand' | 'claim'>;
  follow(event: OrderEventName, effects: readonly OrderEffect[], amount: number, now: Date): void;
  /** The payments of a claim, and what the owner has in hand or has kept of a deposit. */
  paid(): number;
  ending(): { readonly claim: ClaimStatus | null; readonly kept: number | null; readonly hand: string };
}

/** What the events of an order make of its deposit and of a claim, computed from nothing else. */
export function replayAfterReturn(deposit: number): AfterReturn {
  let isHeld = false;
  let kept: number | null = null;
  let claim: ClaimStatus | null = null;
  let returned: Date | null = null;
  let asked = 0;
  let owed = 0;
  let paid = 0;
  const hand = { taken: 0, returned: 0, kept: 0 };
  const inHand = () => hand.taken - hand.returned - hand.kept;
  const end = (amount: number) => {
    owed = amount;
    // First from what the owner has, with what was kept of it before.
    hand.kept = Math.min(amount, hand.taken - hand.returned);
    if (isHeld) kept = Math.min(amount - hand.kept, deposit);
    isHeld = false;
    paid = kept ?? 0;
    claim = paid + hand.kept === owed ? 'settled' : 'due';
  };
  return {
    factsAt: (now) => {
      const isPossible = returned !== null && now < claimUntil(returned);
      return {
        isDepositHeld: isHeld,
        isDepositKept: (kept ?? 0) > 0,
        isDepositOpen: !isHeld && inHand() < deposit,
        isDepositInHand: inHand() > 0,
        claim: claim ?? (isPossible ? 'possible' : 'none'),
      };
    },
    follow: (event, effects, amount, now) => {
      if (event === 'finish' || event === 'close') returned = now;
      if (event === 'hold_deposit') isHeld = true;
      if (event === 'drop_deposit') isHeld = false;
      if (event === 'take_deposit') hand.taken += amount;
      if (event === 'give_deposit') hand.returned += amount;
      if (event === 'keep_deposit') hand.kept += amount;
      if (effects.includes('return_deposit') && isHeld) {
        isHeld = false;
        kept = 0;
      }
      if (event === 'claim') {
        claim = 'asked';
        asked = amount;
      }
      if (event === 'pass_claim') claim = 'disputed';
      if (event === 'answer_claim') {
        if (amount === asked) end(amount);
        else claim = 'disputed';
      }
      if (event === 'decide_claim') end(amount);
      if (event === 'reopen_claim') {
        paid -= kept ?? 0;
        kept = null;
        claim = 'due';
      }
      if (event === 'pay_claim') {
        paid = owed - hand.kept;
        claim = 'settled';
      }
    },
    paid: () => paid + hand.taken - hand.returned,
    ending: () => ({ claim, kept: kept === 0 ? null : kept, hand: `${hand.taken} ${hand.returned} ${hand.kept}` }),
  };
}
