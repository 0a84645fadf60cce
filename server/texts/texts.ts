import type { ErrorCode } from '#contract/errors.ts';
import type { Language } from '#contract/values.ts';
import { en, type FieldTextKey, type Texts } from './en.ts';
import { ka } from './ka.ts';
import { ru } from './ru.ts';
import { fill } from './fill.ts';

const all: Readonly<Record<Language, Texts>> = { en, ka, ru };

/** A message under a field: its key, or its key with the values of its place-holders. */
export type FieldText =
  | FieldTextKey
  | { readonly key: FieldTextKey; readonly values: Readonly<Record<string, string | number>> };

export function errorText(language: Language, code: ErrorCode): string {
  return all[language].errors[code];
}

export function fieldText(language: Language, text: FieldText): string {
  const { key, values } = typeof text === 'string' ? { key: text, values: {} } : text;
  return fill(all[language].fields[key], values);
}
