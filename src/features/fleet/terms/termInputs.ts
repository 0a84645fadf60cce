import type { TermsField } from '#contract/domain/terms.ts';
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

export type TermInput =
  | { readonly kind: 'tick' | 'money' | 'whole' | 'day'; readonly name: string }
  | { readonly kind: 'choice'; readonly name: string; readonly codes: readonly string[] };

const ticks = (path: string, codes: readonly string[]): TermInput[] =>
  codes.map((code) => ({ kind: 'tick', name: `${path}-${code}` }));
const fields = (kind: 'tick' | 'money' | 'whole' | 'day', ...names: readonly string[]): TermInput[] =>
  names.map((name) => ({ kind, name }));
const choice = (name: string, codes: readonly string[]): TermInput => ({ kind: 'choice', name, codes });

/** The checkbox that a field depends on: unchecked, the field is hidden. */
export function gateOf(name: string): string | null {
  const [field = '', code = ''] = name.split('-');
  const gate = field === 'protection' || field === 'borders' ? `${field}-${code}` : `${field}-allowed`;
  const isGated = ['protection', 'borders', 'pets', 'one_way'].includes(field) && name !== gate;
  return isGated ? gate : null;
}

/** The fields of each term in display order; each label is a text under its name. */
export const termInputs: Readonly<Record<TermsField, readonly TermInput[]>> = {
  protection: planCodes.flatMap((code) => [
    ...fields('tick', `protection-${code}`),
    ...fields('money', `protection-${code}-excess`, ...(code === 'basic' ? [] : [`protection-${code}-price`])),
    ...ticks(`protection-${code}-excluded`, carParts),
  ]),
  deposit: [...ticks('deposit-how', depositWays), ...fields('whole', 'deposit-back_within_days')],
  distance: fields('money', 'distance-beyond'),
  fuel: [choice('fuel-policy', fuelPolicies), ...fields('money', 'fuel-price')],
  drivers: [...fields('whole', 'drivers-most'), ...fields('money', 'drivers-price')],
  ages: [...fields('whole', 'ages-max', 'ages-young-below'), ...fields('money', 'ages-young-price')],
  licence: [...ticks('licence-scripts', scripts), choice('licence-idp', idpRules)],
  borders: neighbours.flatMap((code) => [
    ...fields('tick', `borders-${code}`),
    ...fields('money', `borders-${code}-price`),
    ...fields('whole', `borders-${code}-notice_days`),
    ...ticks(`borders-${code}-papers`, borderPapers),
  ]),
  roads: [choice('roads-surface', surfaces), ...ticks('roads-forbidden', stretches)],
  winter_tyres: [...fields('tick', 'winter_tyres-fitted'), ...fields('day', 'winter_tyres-from', 'winter_tyres-to')],
  smoking: fields('tick', 'smoking-allowed'),
  pets: [...fields('tick', 'pets-allowed'), ...fields('money', 'pets-price')],
  late_return: [...fields('whole', 'late_return-grace_minutes'), ...fields('money', 'late_return-price')],
  cleaning: fields('money', 'cleaning-price'),
  one_way: [...fields('tick', 'one_way-allowed'), ...fields('money', 'one_way-price')],
};
