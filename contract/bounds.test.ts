import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { calls } from './calls.ts';
import { LARGEST_INTEGER } from './domain/values.ts';

interface Schema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly additionalProperties?: Schema | boolean;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly pattern?: string;
  readonly format?: string;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
  readonly exclusiveMaximum?: number;
}

const partsOf = (schema: Schema, path: string): (readonly [string, Schema])[] => [
  [path, schema],
  ...Object.entries(schema.properties ?? {}).flatMap(([name, part]) => partsOf(part, `${path}.${name}`)),
  ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])].flatMap((part) => partsOf(part, path)),
  ...[...(schema.prefixItems ?? []), ...(schema.items === undefined ? [] : [schema.items])].flatMap((part) =>
    partsOf(part, `${path}[]`),
  ),
  ...(typeof schema.additionalProperties === 'object' ? partsOf(schema.additionalProperties, `${path}.*`) : []),
];

/** The inputs of all calls, by name. */
const sent = Object.entries(calls).flatMap(([name, call]) =>
  (['params', 'query', 'body'] as const).flatMap((part) =>
    // It has the shape of JSON Schema.
    partsOf(z.toJSONSchema(call[part], { unrepresentable: 'any', io: 'input' }) as Schema, `${name} ${part}`),
  ),
);

const isFixed = (schema: Schema) => schema.enum !== undefined || schema.const !== undefined;

test('every number of a request fits a column', () => {
  const unbounded = sent.filter(([path, schema]) => {
    if (!['number', 'integer'].includes(schema.type ?? '') || isFixed(schema)) return false;
    // Milliseconds in a sealed file; cities of a registration have a rule of their own (server/features/auth/fields).
    if (/^sendTrace body\.trace\.actionsById\.\*\.timestamp$|^(check|register)\w+Owner body\.city_id$/.test(path))
      return false;
    const least = schema.minimum ?? schema.exclusiveMinimum ?? -Infinity;
    const most = schema.maximum ?? schema.exclusiveMaximum ?? Infinity;
    return least < -LARGEST_INTEGER || most > LARGEST_INTEGER;
  });
  assert.deepEqual(
    unbounded.map(([path]) => path),
    [],
  );
});

test('every list of a request has a maximum length', () => {
  const unbounded = sent.filter(([, { type, maxItems, prefixItems }]) => {
    return type === 'array' && maxItems === undefined && prefixItems === undefined;
  });
  assert.deepEqual(
    unbounded.map(([path]) => path),
    [],
  );
});

test('every number of a body is sent as one', () => {
  const readAsText = Object.entries(calls).flatMap(([name, call]) => {
    const paths: string[] = [];
    z.toJSONSchema(call.body, {
      unrepresentable: 'any',
      io: 'input',
      override: ({ zodSchema: { _zod }, path }) => {
        if ('coerce' in _zod.def && _zod.def.coerce === true) paths.push(`${name} ${path.join('.')}`);
      },
    });
    // Filters are the query of a search.
    return paths.filter((path) => !/^(save|change)\w*Search properties\.filters\./.test(path));
  });
  assert.deepEqual(readAsText, []);
});

test('every id of a request has the type Id or SentId', () => {
  const others = sent.filter(
    ([path, schema]) =>
      /(?:\.|_)ids?(\[\])?$/.test(path) &&
      ['number', 'integer'].includes(schema.type ?? '') &&
      !/^(check|register)\w+Owner body/.test(path) &&
      (schema.maximum !== LARGEST_INTEGER || schema.exclusiveMinimum !== 0),
  );
  assert.deepEqual(
    others.map(([path]) => path),
    [],
  );
});
