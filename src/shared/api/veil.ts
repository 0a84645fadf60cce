import { secretNames, secretsOfCalls } from '#contract/generated/secrets.ts';
import type { SecretName } from '#contract/generated/secrets.ts';
import type { Sealed } from './vault.ts';

/** An answer as in actions and the state: a reference replaces each secret; missing values stay missing. */
export type Veiled<Value> = Value extends object
  ? {
      [Name in keyof Value]: Name extends SecretName
        ? Sealed<NonNullable<Value[Name]>> | Extract<Value[Name], null | undefined>
        : Veiled<Value[Name]>;
    }
  : Value;

/** The original answer of a veiled one. */
export type Unveiled<Value> =
  Value extends Sealed<infer Secret>
    ? Secret
    : Value extends object
      ? { [Name in keyof Value]: Unveiled<Value[Name]> }
      : Value;

const names: ReadonlySet<string> = new Set([...secretNames, ...Object.keys(secretsOfCalls)]);

/** The answer of a call with secrets, each of them replaced; from outside to inside, so that a secret stays whole. */
export function mapSecrets(answer: unknown, replace: (secret: unknown) => unknown): unknown {
  if (Array.isArray(answer)) return answer.map((item) => mapSecrets(item, replace));
  if (typeof answer !== 'object' || answer === null) return answer;
  return Object.fromEntries(
    Object.entries(answer).map(([name, value]: [string, unknown]) => [
      name,
      value !== null && names.has(name) ? replace(value) : mapSecrets(value, replace),
    ]),
  );
}
