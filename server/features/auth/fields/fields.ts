import type { FieldTextKey } from '#server/texts/en.ts';
import { FieldError } from '#server/http/apiError.ts';

/** One field, read: its clean value, or the key of the text that says what is expected. */
export type Field<T> = { readonly value: T } | { readonly problem: FieldTextKey };

type Values<F> = { readonly [K in keyof F]: F[K] extends Field<infer T> ? T : never };

/** The clean values of a whole form, or one 422 that names every wrong field at once. */
export function readFields<F extends Record<string, Field<unknown>>>(fields: F): Values<F> {
  const entries = Object.entries(fields);
  const problems = entries.flatMap(([name, field]) => ('problem' in field ? [[name, field.problem] as const] : []));
  if (problems.length > 0) throw new FieldError(Object.fromEntries(problems));
  const values = entries.map(([name, field]) => [name, 'value' in field ? field.value : undefined]);
  // Every field has a value here, each under its own name: what Object.fromEntries can't tell the compiler.
  return Object.fromEntries(values) as Values<F>;
}
