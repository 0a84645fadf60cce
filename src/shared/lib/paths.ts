import { fillPath, routeNames, routes } from '#contract/routes.ts';
import type { RouteName } from '#contract/routes.ts';

/** The values of a pattern's parameters in their order: a name, or a number, which a car may do without. */
type Values<Pattern extends string, Id> = Pattern extends `${string}/:${infer Rest}`
  ? [Rest extends `${'slug' | 'place'}${string}` ? string : Id, ...Values<`/${Rest}`, Id>]
  : [];

type Path<Name extends RouteName, Pattern extends string = (typeof routes)[Name]['path']> =
  Values<Pattern, Name extends 'adminCar' ? number | 'new' : number> extends [infer First, ...infer Others]
    ? (...values: [First, ...Others]) => string
    : Pattern;

function pathOf(pattern: string): string | ((...values: readonly (string | number)[]) => string) {
  if (!pattern.includes(':')) return pattern;
  return (...values) => {
    const rest = [...values];
    return fillPath(pattern, () => String(rest.shift()));
  };
}

/**
 * Every address of the app, as a text or, where it has parameters, as a function of them. Links are built here only.
 */
export const paths = Object.fromEntries(routeNames.map((name) => [name, pathOf(routes[name].path)])) as {
  // The type has for each pattern the result of the function above.
  readonly [Name in RouteName]: Path<Name>;
};
