import { codeFields } from '#contract/domain/cars/carFields.ts';
import type { CarChanges } from '#contract/domain/cars/fleetFields.ts';
import { localDateOf } from '#contract/domain/rentalTime.ts';
import type { Language } from '#contract/domain/values.ts';
import { mergeTerms } from '#contract/domain/terms/mergeTerms.ts';
import type { FieldText } from '#server/platform/texts/texts.ts';
import type { CarFields } from './carFields.ts';
import type { ReferenceLists } from './referenceRepository.ts';

export interface ReadCar {
  /** The car as it becomes. */
  readonly car: CarFields;
  /** The fields that were sent, in the order of the car's. */
  readonly changed: readonly (keyof CarFields)[];
  readonly problems: Readonly<Record<string, FieldText>>;
}

/** Georgian has no capitals; those that Unicode gives it few fonts have. */
const capitals = (text: string | null): string | null =>
  text && text.toUpperCase().replaceAll(/\p{Script=Georgian}+/gu, (letters) => letters.toLowerCase());

/** Merges the sent fields into the stored car. The caller checks old prices and branches. */
export function readChanges(former: CarFields, sent: CarChanges, reference: ReferenceLists, now: Date): ReadCar {
  const { descriptions, addresses, extras, terms, is_active: _isActive, ...fields } = sent;
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  const plain = { ...former, ...given };
  const car: CarFields = {
    ...plain,
    plate: capitals(tidy(plain.plate)),
    link: tidy(plain.link),
    descriptions: mergeTexts(former.descriptions, descriptions),
    addresses: mergeTexts(former.addresses, addresses),
    terms: mergeTerms(former.terms, terms),
    // As the database has them.
    equipment: plain.equipment.filter((code, at, all) => all.indexOf(code) === at).toSorted(),
    extras: extras?.map(({ most = null, ...extra }) => ({ ...extra, most })) ?? former.extras,
    // A price that is not above the new one is no former price; a request that sends it is refused.
    old_price:
      sent.old_price === undefined && !isAbove(plain.old_price, plain.price_per_day) ? null : (plain.old_price ?? null),
  };
  // Names of the contract's own fields.
  const changed = Object.keys(sent).filter((field) => field !== 'is_active') as (keyof CarFields)[];
  return {
    car,
    changed,
    problems: { ...codeProblems(car, changed, reference), ...ruleProblems(car, changed, now) },
  };
}

export const isAbove = (old: number | null, price: number | null): boolean =>
  old !== null && (price === null || old > price);

function mergeTexts(
  former: CarFields['descriptions'],
  sent: CarChanges['descriptions'] = {},
): CarFields['descriptions'] {
  const textIn = (language: Language): string | null => {
    const text = sent[language];
    return text === undefined ? former[language] : tidy(text);
  };
  return { en: textIn('en'), ka: textIn('ka'), ru: textIn('ru') };
}

function tidy(text: string | null): string | null {
  const trimmed = text?.normalize('NFC').trim() ?? '';
  return trimmed === '' ? null : trimmed;
}

type Problems = Record<string, FieldText>;
type Changed = readonly (keyof CarFields)[];

function codeProblems(car: CarFields, changed: Changed, reference: ReferenceLists): Problems {
  const problems: Problems = {};
  const isListed = (list: 'extra' | 'equipment', code: string): boolean =>
    reference.get(list)?.some((one) => one.code === code) ?? false;
  for (const field of codeFields) {
    const value = reference.get(field)?.find(({ code }) => code === car[field]);
    if (car[field] !== null && value === undefined && changed.includes(field)) problems[field] = 'notChoice';
    const isOfBrand = field !== 'model' || value === undefined || value.brand === car.brand;
    if (!isOfBrand && (changed.includes('model') || changed.includes('brand'))) problems[field] = 'modelOfOtherBrand';
  }
  if (changed.includes('equipment'))
    for (const [index, code] of car.equipment.entries())
      if (!isListed('equipment', code)) problems[`equipment.${index}`] = 'notChoice';
  if (!changed.includes('extras')) return problems;
  for (const [index, extra] of car.extras.entries()) {
    const isFirst = car.extras.findIndex(({ code }) => code === extra.code) === index;
    if (!isListed('extra', extra.code)) problems[`extras.${index}.code`] = 'notChoice';
    else if (!isFirst) problems[`extras.${index}.code`] = 'extraTwice';
    if (extra.most !== null && extra.most < extra.price) problems[`extras.${index}.most`] = 'mostBelowPrice';
  }
  return problems;
}

/** Made so far ahead of its year at most. */
const YEARS_AHEAD = 1;
const PLATE = /^[\p{L}\p{N}][\p{L}\p{N} -]*$/u;

function ruleProblems(car: CarFields, changed: Changed, now: Date): Problems {
  const newest = Number(localDateOf(now).slice(0, 4)) + YEARS_AHEAD;
  const { year, deposit, min_deposit, plate, link, old_price, price_per_day } = car;
  const problems: Problems = {};
  if (year !== null && year > newest) problems['year'] = { key: 'tooBig', values: { limit: newest } };
  if (deposit !== null && min_deposit !== null && min_deposit > deposit)
    problems[changed.includes('min_deposit') ? 'min_deposit' : 'deposit'] = 'minDepositAboveDeposit';
  if (plate !== null && !PLATE.test(plate)) problems['plate'] = 'invalid';
  if (link !== null && !isWebAddress(link)) problems['link'] = 'linkWrong';
  if (old_price !== null && !isAbove(old_price, price_per_day)) problems['old_price'] = 'oldPriceNotHigher';
  return problems;
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol);
}
