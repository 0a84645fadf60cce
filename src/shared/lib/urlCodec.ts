import { routeOf } from '#contract/routes.ts';
import type { RouteName, routes } from '#contract/routes.ts';
import { readId } from './readId.ts';

/** The query parameters of a screen: how they are read and written. */
export interface UrlCodec<Place extends object> {
  readonly names: readonly string[];
  /** Never fails: invalid values are ignored. */
  readonly read: (query: URLSearchParams) => Place;
  /** Values by their names, without defaults. */
  readonly write: (place: Place) => Readonly<Record<string, string>>;
  /** Names that are reset when anything else changes: the page of a list. */
  readonly inList?: readonly (keyof Place)[];
}

export type PlaceIn<Codec> = Codec extends UrlCodec<infer Place> ? Place : never;

/** Some of a place changed; `undefined` drops what may be absent. */
export type PlaceChange<Place extends object> = { readonly [Name in keyof Place]?: Place[Name] | undefined };

/** One value of an address. Without a usual one it may be absent. */
export interface Param<Value> {
  readonly read: (text: string) => Value | undefined;
  readonly usual?: Value;
  readonly isInList?: true;
}
interface UsualParam<Value> extends Param<Value> {
  readonly usual: Value;
}

export function oneOf<const Value extends string>(values: readonly Value[], usual: NoInfer<Value>): UsualParam<Value>;
export function oneOf<const Value extends string>(values: readonly Value[]): Omit<Param<Value>, 'usual'>;
export function oneOf<const Value extends string>(values: readonly Value[], usual?: Value): Param<Value> {
  const read = (text: string) => values.find((value) => value === text);
  return usual === undefined ? { read } : { read, usual };
}

export const words = (longest = 100): Omit<Param<string>, 'usual'> => ({
  read: (text) => text.trim().slice(0, longest) || undefined,
});

export const id: Omit<Param<number>, 'usual'> = { read: (text) => readId(text) ?? undefined };

/** It goes when another list is chosen. */
export const inList = <Of extends object>(param: Of): Of & { readonly isInList: true } => ({
  ...param,
  isInList: true,
});

/** The page of a list, from 1. */
export const page: UsualParam<number> = inList({
  read: (text: string) => (/^[1-9]\d{0,4}$/.test(text) ? Number(text) : undefined),
  usual: 1,
});

type QueryName<Route extends RouteName> = (typeof routes)[Route] extends { readonly query: readonly (infer Name)[] }
  ? Name & string
  : never;
type ParamsOf<Route extends RouteName> = { readonly [Name in QueryName<Route>]?: Param<string | number> };
type ValueOf<Of> = Of extends { readonly read: (text: string) => infer Value } ? NonNullable<Value> : never;
type UsualName<Params> = {
  [Name in keyof Params]: Params[Name] extends { readonly usual: unknown } ? Name : never;
}[keyof Params];

export type PlaceOf<Params> = { readonly [Name in UsualName<Params>]: ValueOf<Params[Name]> } & {
  readonly [Name in Exclude<keyof Params, UsualName<Params>>]?: ValueOf<Params[Name]>;
};

/** The codec of a route's query, or of a part of it, from the names that the table of routes has. */
export function urlCodec<Route extends RouteName, Params extends ParamsOf<Route>>(
  route: Route,
  params: Params & Readonly<Record<Exclude<keyof Params, QueryName<Route>>, never>>,
): UrlCodec<PlaceOf<Params>> {
  const all: Readonly<Record<string, Param<string | number>>> = params;
  const used = (routeOf(route).query ?? []).flatMap((name) => (all[name] ? [[name, all[name]] as const] : []));
  const read = (query: URLSearchParams) =>
    Object.fromEntries(
      used.flatMap(([name, param]) => {
        const value = param.read(query.get(name) ?? '') ?? param.usual;
        return value === undefined ? [] : [[name, value]];
      }),
    );
  const write = (place: Readonly<Record<string, string | number | undefined>>) =>
    Object.fromEntries(
      used.flatMap(([name, { usual }]) => {
        const value = place[name];
        return value === undefined || value === '' || value === usual ? [] : [[name, String(value)]];
      }),
    );
  return {
    names: used.map(([name]) => name),
    inList: used.flatMap(([name, { isInList }]) => (isInList ? [name] : [])),
    read,
    write,
    // The params have the type of each name; here they are names and values.
  } as unknown as UrlCodec<PlaceOf<Params>>;
}
