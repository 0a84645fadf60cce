import type { SomeTerms, Terms } from '#contract/domain/terms.ts';
import {
  borderPapers,
  carParts,
  depositWays,
  fuelPolicies,
  idpRules,
  neighbours,
  planCodes,
  scripts,
  stretches,
  surfaces,
} from '#contract/domain/terms/lists.ts';
import { moneyText, readNumber } from '../edit/carFields.ts';

/** Input by the path of the term with hyphens; a checked box is `yes`. */
export type TermsForm = Record<string, string>;

const tick = (is: boolean): string => (is ? 'yes' : '');
const ticks = (path: string, codes: readonly string[], chosen: readonly string[]): TermsForm =>
  Object.fromEntries(codes.map((code) => [`${path}-${code}`, tick(chosen.includes(code))]));
const turned = (day: string, from: string, to: string): string => day.split(from).toReversed().join(to);

/** A sum that is not offered is empty in the form, so that it must be entered once it is offered and is never 0 by default. */
const ifOffered = (isOffered: boolean, text: string): string => (isOffered ? text : '');

export function formOfTerms(terms: Terms): TermsForm {
  const { protection, deposit, distance, fuel, drivers, ages, licence, borders, roads, winter_tyres: tyres } = terms;
  const plans = planCodes.map((code): TermsForm => {
    const [path, plan] = [`protection-${code}`, protection[code]];
    return {
      [path]: tick(plan !== null),
      [`${path}-excess`]: plan === null ? '' : moneyText(plan.excess),
      [`${path}-price`]: plan !== null && 'price' in plan ? moneyText(plan.price) : '',
      ...ticks(`${path}-excluded`, carParts, plan?.excluded ?? []),
    };
  });
  const countries = neighbours.map((code): TermsForm => {
    const [path, border] = [`borders-${code}`, borders[code]];
    return {
      [path]: tick(border !== null),
      [`${path}-price`]: border === null ? '' : moneyText(border.price),
      [`${path}-notice_days`]: border === null ? '' : String(border.notice_days),
      ...ticks(`${path}-papers`, borderPapers, border?.papers ?? []),
    };
  });
  const others: TermsForm = {
    ...ticks('deposit-how', depositWays, deposit.how),
    'deposit-back_within_days': String(deposit.back_within_days),
    'distance-beyond': moneyText(distance.beyond),
    'fuel-policy': fuel.policy,
    'fuel-price': moneyText(fuel.price),
    'drivers-most': String(drivers.most),
    'drivers-price': ifOffered(drivers.most > 0 || drivers.price > 0, moneyText(drivers.price)),
    'ages-max': ages.max === null ? '' : String(ages.max),
    'ages-young-below': ages.young === null ? '' : String(ages.young.below),
    'ages-young-price': ages.young === null ? '' : moneyText(ages.young.price),
    ...ticks('licence-scripts', scripts, licence.scripts),
    'licence-idp': licence.idp,
    'roads-surface': roads.surface,
    ...ticks('roads-forbidden', stretches, roads.forbidden),
    'winter_tyres-fitted': tick(tyres.fitted),
    'winter_tyres-from': turned(tyres.from, '-', '.'),
    'winter_tyres-to': turned(tyres.to, '-', '.'),
    'smoking-allowed': tick(terms.smoking.allowed),
    'pets-allowed': tick(terms.pets.allowed),
    'pets-price': ifOffered(terms.pets.allowed, moneyText(terms.pets.price)),
    'late_return-grace_minutes': String(terms.late_return.grace_minutes),
    'late_return-price': moneyText(terms.late_return.price),
    'cleaning-price': moneyText(terms.cleaning.price),
    'one_way-allowed': tick(terms.one_way.allowed),
    'one_way-price': ifOffered(terms.one_way.allowed, moneyText(terms.one_way.price)),
  };
  return Object.fromEntries([others, ...plans, ...countries].flatMap((part) => Object.entries(part)));
}

export interface ReadTerms {
  readonly terms: Terms;
  /** Fields with an invalid number, or without a required sum. */
  readonly problems: ReadonlyMap<string, 'noNumber' | 'missing'>;
}

export function readTermsForm(form: TermsForm): ReadTerms {
  const problems = new Map<string, 'noNumber' | 'missing'>();
  const is = (name: string) => form[name] === 'yes';
  const isEmpty = (name: string) => (form[name] ?? '').trim() === '';
  // An empty field is not 0. Fields that do not apply are neither required nor read.
  const number =
    (kind: 'money' | 'whole') =>
    (name: string, counts = true) => {
      const read = readNumber(kind, form[name] ?? '');
      if (counts && 'problem' in read) problems.set(name, 'noNumber');
      else if (counts && isEmpty(name)) problems.set(name, 'missing');
      return 'problem' in read ? 0 : (read.value ?? 0);
    };
  const [money, whole] = [number('money'), number('whole')];
  const chosen = <Code extends string>(path: string, codes: readonly Code[]): Code[] =>
    codes.filter((code) => is(`${path}-${code}`));
  const one = <Code extends string>(name: string, codes: readonly [Code, ...Code[]]): Code =>
    codes.find((code) => code === form[name]) ?? codes[0];
  const cover = (path: string) => ({
    excess: money(`${path}-excess`),
    excluded: chosen(`${path}-excluded`, carParts),
  });
  const plan = (code: 'plus' | 'full') => {
    const path = `protection-${code}`;
    return is(path) ? { ...cover(path), price: money(`${path}-price`) } : null;
  };
  const border = (code: (typeof neighbours)[number]) => {
    const path = `borders-${code}`;
    if (!is(path)) return null;
    const [price, notice_days] = [money(`${path}-price`), whole(`${path}-notice_days`)];
    return { price, notice_days, papers: chosen(`${path}-papers`, borderPapers) };
  };
  const day = (name: string) => turned((form[name] ?? '').trim(), '.', '-');
  const [most, below] = [whole('drivers-most'), 'ages-young-below'];
  const hasYoung = !isEmpty(below) || !isEmpty('ages-young-price');
  const terms: Terms = {
    protection: {
      basic: is('protection-basic') ? cover('protection-basic') : null,
      plus: plan('plus'),
      full: plan('full'),
    },
    deposit: { how: chosen('deposit-how', depositWays), back_within_days: whole('deposit-back_within_days') },
    distance: { beyond: money('distance-beyond') },
    fuel: { policy: one('fuel-policy', fuelPolicies), price: money('fuel-price') },
    drivers: { most, price: money('drivers-price', most > 0) },
    ages: {
      max: isEmpty('ages-max') ? null : whole('ages-max'),
      young: hasYoung ? { below: whole(below), price: money('ages-young-price') } : null,
    },
    licence: { scripts: chosen('licence-scripts', scripts), idp: one('licence-idp', idpRules) },
    borders: {
      armenia: border('armenia'),
      turkey: border('turkey'),
      azerbaijan: border('azerbaijan'),
      russia: border('russia'),
    },
    roads: { surface: one('roads-surface', surfaces), forbidden: chosen('roads-forbidden', stretches) },
    winter_tyres: {
      fitted: is('winter_tyres-fitted'),
      from: day('winter_tyres-from'),
      to: day('winter_tyres-to'),
    },
    smoking: { allowed: is('smoking-allowed') },
    pets: { allowed: is('pets-allowed'), price: money('pets-price', is('pets-allowed')) },
    late_return: { grace_minutes: whole('late_return-grace_minutes'), price: money('late_return-price') },
    cleaning: { price: money('cleaning-price') },
    one_way: { allowed: is('one_way-allowed'), price: money('one_way-price', is('one_way-allowed')) },
  };
  return { terms, problems };
}

/** The terms that differ from before. */
export function changedTerms(before: Terms, after: Terms): SomeTerms {
  const [former, next] = [formOfTerms(before), formOfTerms(after)];
  const isChanged = (field: string) =>
    Object.keys(next).some((name) => name.split('-')[0] === field && former[name] !== next[name]);
  // The entries keep their own names.
  return Object.fromEntries(Object.entries(after).filter(([field]) => isChanged(field))) as SomeTerms;
}
