import type { TermAnswer } from '#contract/calls/cars/answers.ts';
import type { CarTerms } from '../terms.ts';
import type { CarPart } from './lists.ts';
import type { Question } from './question.ts';
import { say } from './say.ts';

/** Whether a part is protected and by which plan, the cheapest first; without a part the excess of a damage. */
export function answerProtection({ plans }: CarTerms, { parts }: Question): TermAnswer[] {
  const [first] = plans;
  if (first === undefined) return [say('protection', 'no', 'plan_none')];
  if (parts.length > 0) return parts.map((part) => answerPart(plans, part));
  const values = { plan: first.code, excess: first.excess, excluded: first.excluded.join() };
  if (first.price > 0) return [say('protection', 'fee', 'plan_price', { amount: first.price, per: 'day', values })];
  return [
    say('protection', first.excess === 0 ? 'yes' : 'fee', 'plan_excess', {
      amount: first.excess,
      per: 'damage',
      values,
    }),
  ];
}

function answerPart(plans: CarTerms['plans'], part: CarPart): TermAnswer {
  const plan = plans.find(({ excluded }) => !excluded.includes(part));
  if (plan === undefined) return say('protection', 'no', 'part_excluded', { subject: part, values: { part } });
  const values = { part, plan: plan.code, excess: plan.excess };
  return plan.price === 0
    ? say('protection', 'yes', 'part_covered', { subject: part, values })
    : say('protection', 'fee', 'part_for_price', { subject: part, amount: plan.price, per: 'day', values });
}
