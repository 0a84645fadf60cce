import type { planCodes } from '../terms/lists.ts';
import type { CarTerms } from '../terms.ts';
import { FUEL_OF_EIGHTH, MOST_DAMAGE, MOST_FINE } from './claimBounds.ts';
import type { ClaimProposal } from './claimProposal.ts';

/** The readings of the car at the hand-over and at the return. */
export interface Readings {
  readonly odometer: number;
  /** Eighths of the tank. */
  readonly fuel: number;
}

export interface ClaimFacts {
  readonly terms: Pick<CarTerms, 'distance' | 'fuel' | 'late_return' | 'cleaning' | 'plans'>;
  /** The protection that was chosen; null where the car has none. */
  readonly plan: (typeof planCodes)[number] | null;
  readonly days: number;
  /** When the return was due, and when it was. */
  readonly to: Date;
  readonly returned: Date;
  readonly out: Readings | null;
  readonly in: Readings | null;
}

const MINUTE = 60_000;

/**
 * What the terms of an order allow its owner to claim after the return: they can claim less, never more. Distance and
 * fuel cannot be claimed without the readings of both reports.
 */
export function proposeClaim(facts: ClaimFacts): ClaimProposal[] {
  return [damageOf(facts), distanceOf(facts), fuelOf(facts), lateOf(facts), cleaningOf(facts), fine()].filter(
    (proposal): proposal is ClaimProposal =>
      proposal !== null && (proposal.most > 0 || proposal.rule.kind === 'damage'),
  );
}

/** The fee of a late return by the terms: none within the grace period, then one for each started hour. */
export function latenessOf(late: CarTerms['late_return'], to: Date, returned: Date) {
  const minutes = Math.max(0, Math.floor((returned.getTime() - to.getTime()) / MINUTE));
  const hours = Math.max(0, Math.ceil((minutes - late.grace_minutes) / 60));
  return { minutes, started_hours: hours, cost: hours * late.price };
}

function damageOf({ terms, plan: code }: ClaimFacts): ClaimProposal {
  const plan = terms.plans.find((one) => one.code === code);
  const rule = { kind: 'damage' as const, plan: plan?.code ?? null, excluded: plan?.excluded ?? [] };
  return { most: plan === undefined ? MOST_DAMAGE : Math.min(plan.excess, MOST_DAMAGE), rule };
}

function distanceOf({ terms: { distance }, days, out, in: back }: ClaimFacts): ClaimProposal | null {
  if (out === null || back === null || distance.per_day === null) return null;
  const included = distance.per_day * days;
  const beyond = Math.max(0, back.odometer - out.odometer - included);
  return {
    most: beyond * distance.beyond,
    rule: { kind: 'distance', out: out.odometer, in: back.odometer, included, beyond, price: distance.beyond },
  };
}

function fuelOf({ terms: { fuel }, out, in: back }: ClaimFacts): ClaimProposal | null {
  if (out === null || back === null) return null;
  const eighths = Math.max(0, out.fuel - back.fuel);
  return {
    most: eighths === 0 ? 0 : eighths * FUEL_OF_EIGHTH + fuel.price,
    rule: {
      kind: 'fuel',
      out: out.fuel,
      in: back.fuel,
      eighths,
      price_of_eighth: FUEL_OF_EIGHTH,
      service: fuel.price,
    },
  };
}

function lateOf({ terms: { late_return: late }, to, returned }: ClaimFacts): ClaimProposal {
  const { minutes, started_hours, cost } = latenessOf(late, to, returned);
  return {
    most: cost,
    rule: { kind: 'late', minutes, grace_minutes: late.grace_minutes, started_hours, price: late.price },
  };
}

const cleaningOf = ({ terms }: ClaimFacts): ClaimProposal => ({
  most: terms.cleaning.price,
  rule: { kind: 'cleaning' },
});
const fine = (): ClaimProposal => ({ most: MOST_FINE, rule: { kind: 'fine' } });
