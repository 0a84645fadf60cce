import type { AgreedTerms } from '#contract/domain/agreedTerms.ts';
import type { TermAnswer } from '#contract/calls/answers.ts';
import type { CarTerms } from '#contract/domain/terms.ts';
import { answerQuestion } from '#contract/domain/terms/answerQuestion.ts';
import type { TermTopic } from '#contract/domain/terms/lists.ts';
import { termTopics } from '#contract/domain/terms/lists.ts';
import { nothingAsked } from '#contract/domain/terms/question.ts';
import { agreedCar } from './agreedCar.ts';

/** All that terms say about a topic. A question is answered with the first plan; here each is told. */
export function answersAbout(terms: CarTerms, topic: TermTopic): TermAnswer[] {
  const told =
    topic === 'protection' && terms.plans.length > 0
      ? terms.plans.map((plan) => ({ ...terms, plans: [plan] }))
      : [terms];
  return told.flatMap((one) => answerQuestion(one, { ...nothingAsked, topics: [topic] }));
}

/** On which topics the terms of two rentals say something else. */
export function listOtherTopics(before: AgreedTerms, after: AgreedTerms): TermTopic[] {
  const [one, other] = [agreedCar(before), agreedCar(after)];
  const said = (terms: CarTerms, topic: TermTopic) => JSON.stringify(answersAbout(terms, topic));
  return termTopics.filter((topic) => said(one, topic) !== said(other, topic));
}
