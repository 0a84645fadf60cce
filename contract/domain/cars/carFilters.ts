import { carField, carFieldNames, type CarFieldName, type CarFilter, type CarTable } from './carFields.ts';

// The filters of the search, from the table of fields.

type AnyFilter = { [Name in CarFieldName]: CarTable[Name] extends { filter: infer Its } ? Its : never }[CarFieldName];
type NameBy<By extends CarFilter['by']> = Extract<AnyFilter, { by: By }>['name'];
export type ListFilterName = NameBy<'list'>;
export type BoundsFilterName = NameBy<'bounds'>;
type BoundName = `${BoundsFilterName}_${'min' | 'max'}`;
export type ChoiceFilterName = NameBy<'choice'>;

/** The filters of one kind, each with its field. */
const filtersBy = <By extends CarFilter['by']>(by: By) =>
  carFieldNames.flatMap((field) => {
    const { filter } = carField(field);
    // The remaining ones are of that kind, and their names are those of the table.
    return filter?.by === by
      ? [{ ...(filter as Extract<CarFilter, { by: By }>), name: filter.name as NameBy<By>, field }]
      : [];
  });
export const listFilters = filtersBy('list');
export const boundsFilters = filtersBy('bounds');
export const choiceFilters = filtersBy('choice');

const namesOf = <Name extends string>(filters: readonly { readonly name: Name }[]) => filters.map(({ name }) => name);
export const listFilterNames = namesOf(listFilters);
export const boundsFilterNames = namesOf(boundsFilters);
export const choiceFilterNames = namesOf(choiceFilters);

/** The least and the most that either end of the bounds can be. */
export const boundLimits = Object.fromEntries<readonly [least: number, most: number]>(
  boundsFilters.flatMap(({ name, least, most }) =>
    (['min', 'max'] as const).map((end) => [`${name}_${end}`, [least, most]] as const),
  ),
  // The names of both ends of each.
) as { readonly [Name in BoundName]: readonly [least: number, most: number] };
// The keys of the constant above.
export const boundNames = Object.keys(boundLimits) as readonly BoundName[];
