import type { TermAnswer } from '#contract/calls/cars/answers.ts';
import type { RuleCode } from './rules.ts';

type Rest = Partial<Pick<TermAnswer, 'subject' | 'amount' | 'per'>> & {
  readonly values?: Readonly<Record<string, string | number>>;
};

/** One answer; an amount of zero is left out. */
export function say(
  topic: TermAnswer['topic'],
  answer: TermAnswer['answer'],
  code: RuleCode,
  rest: Rest = {},
): TermAnswer {
  const { subject = null, amount = null, per = null, values = {} } = rest;
  const isPaid = amount !== null && amount > 0;
  return {
    topic,
    subject,
    answer,
    amount: isPaid ? amount : null,
    per: isPaid ? per : null,
    rule: { code, values: { ...values } },
  };
}
