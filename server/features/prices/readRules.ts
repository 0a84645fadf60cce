import type { NewPrices } from '#contract/domain/cars/carPrices.ts';
import { maskContacts } from '#server/platform/contacts/maskContacts.ts';
import { FieldError } from '#server/platform/http/apiError.ts';
import { plainText } from '#contract/domain/plainText.ts';
import type { FieldText } from '#server/platform/texts/texts.ts';

/** The typed rules as they are stored; rules that contradict each other are refused under the later one of them. */
export function readRules(typed: NewPrices): NewPrices {
  const prices = {
    ...typed,
    seasons: typed.seasons.map((season) => ({ ...season, name: plainText(season.name).replaceAll('\n', ' ') })),
  };
  const problems: [string, FieldText][] = [
    ...seasonProblems(prices.seasons),
    ...repeated('weekdays', 'weekday', prices.weekdays),
    ...repeated('dates', 'date', prices.dates),
    ...repeated('lengths', 'min_days', prices.lengths),
    ...repeated('discounts', 'min_days', prices.discounts),
  ];
  if (problems.length > 0) throw new FieldError(Object.fromEntries(problems));
  return prices;
}

function seasonProblems(seasons: NewPrices['seasons']): [string, FieldText][] {
  return seasons.flatMap(({ name, from, to }, place): [string, FieldText][] => {
    const problems: [string, FieldText][] = [];
    const at = `seasons.${place}`;
    if (name === '') problems.push([`${at}.name`, 'required']);
    else if (maskContacts(name).isMasked) problems.push([`${at}.name`, 'nameHasContacts']);
    if (to < from) problems.push([`${at}.to`, 'seasonReversed']);
    const other = seasons.slice(0, place).find((earlier) => earlier.from <= to && from <= earlier.to);
    if (other !== undefined && to >= from) {
      problems.push([`${at}.from`, { key: 'seasonsOverlap', values: { name: other.name } }]);
    }
    return problems;
  });
}

function repeated<Key extends string>(
  list: string,
  key: Key,
  rows: readonly Readonly<Record<Key, string | number>>[],
): [string, FieldText][] {
  return rows.flatMap((row, place): [string, FieldText][] =>
    rows.slice(0, place).some((earlier) => earlier[key] === row[key])
      ? [[`${list}.${place}.${key}`, 'priceTwice']]
      : [],
  );
}
