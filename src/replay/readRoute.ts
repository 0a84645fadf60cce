import type { RouteState } from '#src/shared/store/routeSlice.ts';
import { isFields } from './fields.ts';

/** Of a text without its pair of surrogates no address can be made. */
const textsOf = (value: unknown): Readonly<Record<string, string>> =>
  isFields(value)
    ? Object.fromEntries(
        Object.entries(value).flatMap(([name, text]) =>
          typeof text === 'string' ? [[name, text.toWellFormed()]] : [],
        ),
      )
    : {};

/** A route of a trace, which anybody may have written: what is no part of one is left out. */
export function readRoute(value: unknown): RouteState {
  const { pattern, params, search } = isFields(value) ? value : {};
  return { pattern: typeof pattern === 'string' ? pattern : '', params: textsOf(params), search: textsOf(search) };
}
