import type { TermAnswer } from '#contract/calls/cars/answers.ts';
import type { CarTerms } from '../terms.ts';
import type { LicenceCountry } from './licences.ts';
import { licences } from './licences.ts';
import type { Question } from './question.ts';
import { say } from './say.ts';

/** Whether the driver's age is allowed. */
export function answerDriver({ ages: { min, max, young } }: CarTerms, { age }: Question): TermAnswer[] {
  const values = {
    min,
    ...(max !== null && { max }),
    ...(young !== null && young.price > 0 && young.below > min && { below: young.below, price: young.price }),
  };
  if (age === null) return [say('ages', 'depends', 'age_range', { values })];
  const details = { values: { ...values, age } };
  if (age < min) return [say('ages', 'no', 'age_below', details)];
  if (max !== null && age > max) return [say('ages', 'no', 'age_above', details)];
  if (young !== null && young.price > 0 && age < young.below)
    return [say('ages', 'fee', 'age_young', { ...details, amount: young.price, per: 'day' })];
  return [say('ages', 'yes', 'age_allowed', details)];
}

/** Whether a licence is readable and old enough. */
export function answerLicence({ licence }: CarTerms, question: Question): TermAnswer[] {
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
