import { z } from 'zod';
import { secretNames, secretsOfCalls } from '../../generated/secrets.ts';

/** The path of names; `[]` is any item of a list. */
export type Path = readonly string[];

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}

function pathsOf(schema: Schema, isMeant: (name: string) => boolean, at: Path = []): Path[] {
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
    isMeant(name) ? [[...at, name]] : pathsOf(field, isMeant, [...at, name]),
  );
  const others = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap((other) => pathsOf(other, isMeant, at));
  const items = schema.items ? pathsOf(schema.items, isMeant, [...at, '[]']) : [];
  return [...fields, ...others, ...items];
}

/** The paths of the secrets in that schema of the call. */
export function secretsIn(call: string, schema: z.ZodType): Path[] {
  const own = Object.entries(secretsOfCalls).flatMap(([word, names]: [string, readonly string[]]) =>
    names.includes(call) ? [word] : [],
  );
  const all = new Set<string>([...secretNames, ...own]);
  // Files and transforms have no JSON schema, and hold no secret. The rest has the shape of JSON Schema.
  const json = z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }) as Schema;
  return pathsOf(json, (name) => all.has(name));
}
