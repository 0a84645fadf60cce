import type { AgreedTerms } from '#contract/domain/agreedTerms.ts';
import type { TermAnswer } from '#contract/calls/cars/answers.ts';
import type { CarTerms } from '#contract/domain/terms.ts';
import { answerQuestion } from '#contract/domain/terms/answerQuestion.ts';
import type { TermTopic } from '#contract/domain/terms/lists.ts';
import { termTopics } from '#contract/domain/terms/lists.ts';
import { nothingAsked } from '#contract/domain/terms/question.ts';
import { agreedCar } from './agreedCar.ts';

/** All terms on a topic. Questions are answered for the first plan only; here every plan is listed. */
export function answersAbout(terms: CarTerms, topic: TermTopic): TermAnswer[] {
  const variants =
    topic === 'protection' && terms.plans.length > 0
      ? terms.plans.map((plan) => ({ ...terms, plans: [plan] }))
      : [terms];
  return variants.flatMap((one) => answerQuestion(one, { ...nothingAsked, topics: [topic] }));
}

/** The topics on which the terms of two rentals differ. */
export function listOtherTopics(before: AgreedTerms, after: AgreedTerms): TermTopic[] {
  const [one, other] = [agreedCar(before), agreedCar(after)];
  const textOf = (terms: CarTerms, topic: TermTopic) => JSON.stringify(answersAbout(terms, topic));
  return termTopics.filter((topic) => textOf(one, topic) !== textOf(other, topic));
}
