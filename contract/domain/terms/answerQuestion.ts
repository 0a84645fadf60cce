import type { TermAnswer } from '#contract/calls/cars/answers.ts';
import type { CarTerms } from '../terms.ts';
import { answerDriver, answerLicence } from './answerDriver.ts';
import { answerBorders, answerRoads, answerTyres } from './answerTravel.ts';
import { say } from './say.ts';
import type { TermTopic } from './lists.ts';
import type { Question } from './question.ts';
import { answerProtection } from './answerProtection.ts';

type Answerer = (terms: CarTerms, question: Question) => readonly TermAnswer[];

const permission =
  (topic: 'pets' | 'one_way'): Answerer =>
  ({ [topic]: { allowed, price } }) => {
    if (!allowed) return [say(topic, 'no', `${topic}_forbidden`)];
    return [say(topic, price === 0 ? 'yes' : 'fee', `${topic}_allowed`, { amount: price, per: 'rental' })];
  };

const answerers: Readonly<Record<TermTopic, Answerer>> = {
  protection: answerProtection,
  deposit: ({ deposit: { amount, how, back_within_days } }, { depositWay }) => {
    const values = { how: how.join(), days: back_within_days };
    if (amount === 0) return [say('deposit', 'no', 'deposit_none')];
    if (depositWay === null) return [say('deposit', 'fee', 'deposit_amount', { amount, per: 'rental', values })];
    return how.includes(depositWay)
      ? [say('deposit', 'fee', 'deposit_way', { amount, per: 'rental', values: { ...values, way: depositWay } })]
      : [say('deposit', 'no', 'deposit_other_way', { values: { ...values, way: depositWay } })];
  },
  distance: ({ distance: { per_day, beyond } }) => {
    if (per_day === null) return [say('distance', 'yes', 'distance_unlimited')];
    const values = { distance: per_day };
    return beyond === 0
      ? [say('distance', 'yes', 'distance_free', { values })]
      : [say('distance', 'fee', 'distance_beyond', { amount: beyond, per: 'kilometre', values })];
  },
  fuel: ({ fuel: { policy, price } }) => [
    say('fuel', price === 0 ? 'depends' : 'fee', `fuel_${policy}`, { amount: price, per: 'rental' }),
  ],
  drivers: ({ drivers: { most, price } }) =>
    most === 0
      ? [say('drivers', 'no', 'drivers_none')]
      : [
          say('drivers', price === 0 ? 'yes' : 'fee', 'drivers_allowed', {
            amount: price,
            per: 'day',
            values: { most },
          }),
        ],
  ages: answerDriver,
  licence: answerLicence,
  borders: answerBorders,
  roads: answerRoads,
  winter_tyres: answerTyres,
  smoking: ({ smoking }) => [
    smoking.allowed ? say('smoking', 'yes', 'smoking_allowed') : say('smoking', 'no', 'smoking_forbidden'),
  ],
  pets: permission('pets'),
  child_seats: ({ child_seats: seats }) =>
    seats === null
      ? [say('child_seats', 'no', 'seats_none')]
      : [
          say('child_seats', seats.price === 0 ? 'yes' : 'fee', 'seats_offered', {
            amount: seats.price,
            per: seats.per,
          }),
        ],
  late_return: ({ late_return: { grace_minutes, price } }) => [
    say('late_return', price === 0 ? 'depends' : 'fee', price === 0 ? 'late_grace' : 'late_price', {
      amount: price,
      per: 'hour',
      values: { minutes: grace_minutes },
    }),
  ],
  cleaning: ({ cleaning: { price } }) => [
    price === 0
      ? say('cleaning', 'no', 'cleaning_free')
      : say('cleaning', 'fee', 'cleaning_price', { amount: price, per: 'rental' }),
  ],
  one_way: permission('one_way'),
};

/** The answers of the terms to a question: at least one to each of its topics, and none to anything else. */
export function answerQuestion(terms: CarTerms, question: Question): TermAnswer[] {
  return question.topics.flatMap((topic) => answerers[topic](terms, question));
}
