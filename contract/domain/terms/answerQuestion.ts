import type { TermAnswer } from '#contract/calls/cars/answers.ts';
import type { CarTerms } from '../terms.ts';
import { answerBorders, answerRoads, answerTyres } from './answerTravel.ts';
import { licences } from './licences.ts';
import type { LicenceCountry } from './licences.ts';
import { say } from './say.ts';
import type { TermTopic, CarPart } from './lists.ts';
import type { Question } from './question.ts';

type Answerer = (terms: CarTerms, question: Question) => readonly TermAnswer[];

const permission =
  (topic: 'pets' | 'one_way'): Answerer =>
  ({ [topic]: { allowed, price } }) => {
    if (!allowed) return [say(topic, 'no', `${topic}_forbidden`)];
    return [say(topic, price === 0 ? 'yes' : 'fee', `${topic}_allowed`, { amount: price, per: 'rental' })];
  };

/** Whether a part is protected and by which plan, the cheapest first; without a part the excess of a damage. */
function answerProtection({ plans }: CarTerms, { parts }: Question): TermAnswer[] {
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

/** Whether the ages of the drivers are allowed, one answer for each. */
function answerDrivers({ ages: { min, max, young } }: CarTerms, { ages }: Question): TermAnswer[] {
  const values = {
    min,
    ...(max !== null && { max }),
    ...(young !== null && young.price > 0 && young.below > min && { below: young.below, price: young.price }),
  };
  if (ages.length === 0) return [say('ages', 'depends', 'age_range', { values })];
  return ages.map((age) => {
    const details = { values: { ...values, age } };
    if (age < min) return say('ages', 'no', 'age_below', details);
    if (max !== null && age > max) return say('ages', 'no', 'age_above', details);
    if (young !== null && young.price > 0 && age < young.below)
      return say('ages', 'fee', 'age_young', { ...details, amount: young.price, per: 'day' });
    return say('ages', 'yes', 'age_allowed', details);
  });
}

/** Whether a licence is readable and old enough. */
function answerLicence({ licence }: CarTerms, question: Question): TermAnswer[] {
  const { licenceCountry, licenceYears, hasIdp } = question;
  const values = { scripts: licence.scripts.join(), idp: licence.idp, years: licence.years };
  const ofCountry =
    licenceCountry === null ? [] : [answerCountry(licence, licenceCountry, { hasIdp, values: { ...values } })];
  const ofYears =
    licenceYears === null
      ? []
      : licenceYears < licence.years
        ? [say('licence', 'no', 'licence_years_missing', { values: { ...values, held: licenceYears } })]
        : [say('licence', 'yes', 'licence_years_enough', { values: { ...values, held: licenceYears } })];
  const answers = [...ofCountry, ...ofYears];
  return answers.length > 0 ? answers : [say('licence', 'depends', 'licence_scripts', { values })];
}

interface Known {
  readonly hasIdp: boolean | null;
  readonly values: Readonly<Record<string, string | number>>;
}

function answerCountry(
  { scripts, idp }: CarTerms['licence'],
  country: LicenceCountry,
  { hasIdp, values }: Known,
): TermAnswer {
  const script = licences[country];
  const details = { subject: country, values: { ...values, country } };
  const isReadable = script !== 'other' && scripts.includes(script);
  if (!isReadable && idp === 'not_accepted') return say('licence', 'no', 'licence_not_accepted', details);
  const needsIdp = !isReadable || (idp === 'all_foreign' && country !== 'ge');
  if (!needsIdp) return say('licence', 'yes', 'licence_accepted', details);
  if (hasIdp === null) return say('licence', 'depends', 'licence_with_idp', details);
  return say('licence', hasIdp ? 'yes' : 'no', 'licence_with_idp', details);
}

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
  ages: answerDrivers,
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
