import type { TFunction } from 'i18next';
import type { TermAnswer } from '#contract/calls/cars/answers.ts';
import { FUEL_OF_EIGHTH } from '#contract/domain/claims/claimBounds.ts';
import {
  borderPapers,
  carParts,
  depositWays,
  idpRules,
  neighbours,
  planCodes,
  scripts,
  stretches,
  surfaces,
} from '#contract/domain/terms/lists.ts';
import { roadCodes } from '#contract/domain/terms/roads.ts';
import type { Language } from '#contract/domain/values.ts';
import { formatGel } from '#contract/domain/format/formatMoney.ts';

type Values = TermAnswer['rule']['values'];

/** The known codes in a comma-separated list. */
const codesIn = <Code extends string>(value: Values[string] | undefined, codes: readonly Code[]): Code[] => {
  const sent = String(value ?? '').split(',');
  return codes.filter((code) => sent.includes(code));
};

/** `MM-DD` as a displayed day: `01.12`. */
const dayText = (value: Values[string] | undefined): string =>
  String(value ?? '')
    .split('-')
    .toReversed()
    .join('.');

const months = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'] as const;

/** The term behind an answer as translated text. Sums are in GEL, in which they are paid. */
export function ruleText({ rule, topic, amount, per }: TermAnswer, t: TFunction<'terms'>, language: Language): string {
  const { values } = rule;
  const gel = (value: Values[string] | undefined) => formatGel(Number(value ?? 0), language);
  const list = (names: readonly string[]) => names.join(', ');
  // Not Intl.ListFormat, whose Georgian some browsers lack.
  const either = (names: readonly string[]) =>
    names.length < 2 ? list(names) : t('either', { names: list(names.slice(0, -1)), last: names.at(-1) });
  const [script] = [list(codesIn(values['scripts'], scripts).map((code) => t(`scripts.${code}`)))];
  const held = Number(values['years'] ?? 0);
  const isSeason = rule.code === 'road_closed' || rule.code === 'road_in_season';
  const days = (name: 'from' | 'until' | 'to') => {
    const [month] = codesIn(values[name], months);
    return isSeason && month !== undefined ? t(`months.${month}`) : dayText(values[name]);
  };
  // One type for all rules: with a type per rule the compiler would compare all sentences' values with each other.
  const texts: Readonly<Record<string, string | number>> = {
    ...values,
    plan: list(codesIn(values['plan'], planCodes).map((code) => t(`plans.${code}`))),
    part: list(codesIn(values['part'], carParts).map((code) => t(`parts.${code}`))),
    excess: gel(values['excess']),
    eighth: gel(FUEL_OF_EIGHTH),
    how: either(codesIn(values['how'], depositWays).map((code) => t(`ways.${code}`))),
    way: either(codesIn(values['way'], depositWays).map((code) => t(`ways.${code}`))),
    back: Number(values['days'] ?? 0) === 0 ? t('backAtOnce') : t('back', { count: Number(values['days']) }),
    range:
      [values['min'], ...(values['max'] === undefined ? [] : [values['max']])].join('–') +
      (values['max'] === undefined ? '+' : ''),
    scripts: script,
    held: t('held', { count: held }),
    country: list(codesIn(values['country'], neighbours).map((code) => t(`countries.${code}`))),
    road: list(codesIn(values['road'], roadCodes).map((code) => t(`roads.${code}`))),
    surface: list(
      codesIn(rule.code === 'surface_allowed' ? values['asked'] : values['surface'], surfaces).map((code) =>
        t(`surfaces.${code}`),
      ),
    ),
    from: days('from'),
    until: days('until'),
    to: days('to'),
  };
  const sentence = t(`rules.${rule.code}`, texts);
  const more = [
    ...codesIn(rule.code === 'licence_scripts' ? values['idp'] : '', idpRules).map((code) => t(`idp.${code}`)),
    ...sentenceOf(
      codesIn(values['excluded'], carParts).map((code) => t(`parts.${code}`)),
      (parts) => t('excluded', { parts }),
    ),
    ...sentenceOf(
      codesIn(values['papers'], borderPapers).map((code) => t(`papers.${code}`)),
      (papers) => t('paperwork', { papers }),
    ),
    ...(topic === 'borders' && Number(values['days'] ?? 0) > 0 ? [t('notice', { count: Number(values['days']) })] : []),
    ...(rule.code === 'surface_limit'
      ? sentenceOf(
          codesIn(values['forbidden'], stretches).map((code) => t(`roads.${code}`)),
          (roads) => t('forbiddenRoads', { roads }),
        )
      : []),
    ...(rule.code === 'age_range' && values['below'] !== undefined
      ? [t('young', { below: values['below'], price: gel(values['price']) })]
      : []),
  ];
  // That sentence already contains its sum.
  const hasSum = rule.code === 'plan_excess';
  const price = amount === null || per === null || hasSum ? null : t(`per.${per}`, { amount: gel(amount) });
  return [sentence, ...(price === null ? [] : [`${price}.`]), ...more].join(' ');
}

const sentenceOf = (names: readonly string[], say: (names: string) => string): string[] =>
  names.length === 0 ? [] : [say(names.join(', '))];
