import type { ErrorCode } from '#contract/errors.ts';
import type { Language } from '#contract/domain/values.ts';
import type { FieldTextKey } from './en.ts';
import { i18n } from './i18n.ts';

/** A message under a field: its key, or its key with the values of its place-holders. */
export type FieldText =
  | FieldTextKey
  | { readonly key: FieldTextKey; readonly values: Readonly<Record<string, string | number>> };

export function errorText(language: Language, code: ErrorCode): string {
  return i18n.t(`errors.${code}`, { lng: language });
}

export function fieldText(language: Language, text: FieldText): string {
  const { key, values } = typeof text === 'string' ? { key: text, values: {} } : text;
  return i18n.t(`fields.${key}`, { ...values, lng: language });
}
