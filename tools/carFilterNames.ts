import {
  boundLimits,
  boundNames,
  boundsFilterNames,
  choiceFilterNames,
  listFilterNames,
} from '#contract/domain/cars/carFilters.ts';

const namesOf = (name: string, names: readonly string[]): string =>
  `export const ${name} = [${names.map((one) => `'${one}'`).join(', ')}] as const;`;

/** The names of the filters without the table of a car's fields, which is long and which no first page needs. */
export const carFilterNamesModule = (): string =>
  [
    '// Made by tools/generate.ts from ../domain/cars/carFields.ts: change that, not this.',
    namesOf('listFilterNames', listFilterNames),
    namesOf('boundsFilterNames', boundsFilterNames),
    namesOf('boundNames', boundNames),
    namesOf('choiceFilterNames', choiceFilterNames),
    'export const boundLimits = {',
    ...boundNames.map((name) => `  ${name}: [${boundLimits[name].join(', ')}],`),
    '} as const;',
    '',
  ].join('\n');
