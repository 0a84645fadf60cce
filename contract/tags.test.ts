import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import type { AnyCall } from './call.ts';
import { calls } from './calls.ts';
import { type TagPlace, tagTypes } from './tags.ts';

const every: readonly (readonly [string, AnyCall])[] = Object.entries(calls);

/** The schema of a field without its optional wrappers. */
function fieldOf(schema: z.ZodType | undefined, name: string): z.ZodType | undefined {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    // A schema as zod makes it.
    return fieldOf(schema.unwrap() as z.ZodType, name);
  // As above.
  return schema instanceof z.ZodObject ? (schema.shape as Record<string, z.ZodType>)[name] : undefined;
}

function schemaAt({ params, query, body, response }: AnyCall, place: TagPlace): z.ZodType | undefined {
  const parts: Readonly<Record<string, z.ZodType>> = { params, query, body, answer: response };
  const [part = '', ...names] = place.split('.');
  return names.reduce<z.ZodType | undefined>(fieldOf, parts[part]);
}

test('the id of each tag is where the call says', () => {
  for (const [name, call] of every)
    for (const place of Object.values({ ...call.provides, ...call.invalidates }))
      assert.ok(place === 'every' || schemaAt(call, place) !== undefined, `${name}: ${place}`);
});

test('reads provide and writes change tags, each kind of tag both', () => {
  for (const [name, { isQuestion, provides, invalidates }] of every)
    assert.deepEqual(isQuestion ? invalidates : provides, {}, name);
  const typesIn = (part: 'provides' | 'invalidates') =>
    new Set(every.flatMap(([, call]) => Object.keys(call[part]))) as ReadonlySet<string>;
  const wanted = [...tagTypes];
  assert.deepEqual([...typesIn('provides')].toSorted(), wanted);
  assert.deepEqual([...typesIn('invalidates')].toSorted(), wanted);
});
