import type { z } from 'zod';
import type { askCar, TermAnswer } from '#contract/calls/cars/answers.ts';
import type { CarTerms } from '../terms.ts';
import { answerQuestion } from './answerQuestion.ts';
import type { TermTopic } from './lists.ts';
import { termTopics } from './lists.ts';
import type { Question } from './question.ts';
import { nothingAsked } from './question.ts';
import { isHighInWinter, readQuestion } from './readQuestion.ts';

export type Asked = z.output<(typeof askCar)['body']>;

export interface Answered {
  readonly answers: TermAnswer[];
  readonly is_understood: boolean;
  readonly unknown: string[];
  readonly topics: TermTopic[];
}

/** The answers of a car's terms to a question. The same on the screen and on the server. */
export function askTerms(terms: CarTerms, input: Asked): Answered {
  const question = questionOf(input);
  const answers = answerQuestion(terms, question);
  return { answers, is_understood: answers.length > 0, unknown: [...question.unknown], topics: [...termTopics] };
}

/** The question of the sentence, overridden by the details sent with it. */
function questionOf({ text, topic, month, country, road, licence_country, licence_years, age }: Asked): Question {
  const read = text === undefined ? nothingAsked : readQuestion(text);
  const months = month === undefined ? read.months : [month];
  const roads = road === undefined ? read.roads : [road];
  const named: Partial<Record<TermTopic, boolean>> = {
    ...(topic !== undefined && { [topic]: true }),
    borders: country !== undefined || topic === 'borders',
    roads: road !== undefined || topic === 'roads',
    licence: licence_country !== undefined || licence_years !== undefined || topic === 'licence',
    ages: age !== undefined || topic === 'ages',
    winter_tyres: isHighInWinter(roads, months) || topic === 'winter_tyres',
  };
  return {
    ...read,
    months,
    roads,
    topics: termTopics.filter((one) => read.topics.includes(one) || named[one] === true),
    destinations: country === undefined ? read.destinations : [country],
    licenceCountry: licence_country ?? read.licenceCountry,
    licenceYears: licence_years ?? read.licenceYears,
    ages: age === undefined ? read.ages : [age],
  };
}
