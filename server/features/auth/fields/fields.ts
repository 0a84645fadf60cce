import type { FieldTextKey } from '#server/platform/texts/en.ts';
import { FieldError } from '#server/platform/http/apiError.ts';

/** One field, read: its clean value, or the key of the text that says what is expected. */
export type Field<T> = { readonly value: T } | { readonly problem: FieldTextKey };

export type Values<F> = { readonly [K in keyof F]: F[K] extends Field<infer T> ? T : never };

/** The clean values of a whole form, or one 422 that names every wrong field at once, those `refused` before included. */
export function readFields<F extends Record<string, Field<unknown>>>(
  fields: F,
  refused: FieldError['fields'] = {},
): Values<F> {
  const entries = Object.entries(fields);
  const problems = entries.flatMap(([name, field]) => ('problem' in field ? [[name, field.problem] as const] : []));
  const wrong = { ...Object.fromEntries(problems), ...refused };
  if (Object.keys(wrong).length > 0) throw new FieldError(wrong);
  const values = entries.map(([name, field]) => [name, 'value' in field ? field.value : undefined]);
  // Every field has a value here, each under its own name, which the type of Object.fromEntries does not express.
  return Object.fromEntries(values) as Values<F>;
}
