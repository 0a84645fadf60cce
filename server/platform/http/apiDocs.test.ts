import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Validator } from '@seriousme/openapi-schema-validator';
import { z } from 'zod';
import { calls, callsOfBrowsers } from '#contract/calls.ts';
import { testApp } from '#server/testing/testApp.ts';

const Content = z.record(z.string(), z.object({ schema: z.unknown() }));
const Operation = z.object({
  operationId: z.string(),
  summary: z.string(),
  parameters: z.array(z.object({ in: z.string(), name: z.string(), required: z.boolean().optional() })).default([]),
  requestBody: z.object({ content: Content }).optional(),
  responses: z.record(z.string(), z.object({ content: Content.optional() })),
  security: z.array(z.record(z.string(), z.unknown())),
  'x-access': z.string(),
  'x-errors': z.array(z.string()),
});
const Document = z.object({ paths: z.record(z.string(), z.record(z.string(), Operation)) });

const entries = Object.entries({ ...calls, ...callsOfBrowsers });
const keysOf = (schema: z.ZodType): readonly string[] =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];

test('the document is valid OpenAPI 3.1 and says of every call how it is made and what it answers', async (t) => {
  const { inject } = await testApp(t);
  const { body } = await inject('/api/docs/json');
  // The validator resolves what it is given in place.
  const { valid, errors } = await new Validator().validate(structuredClone(body) as Record<string, unknown>);
  assert.deepEqual([valid, errors], [true, undefined]);

  const { paths } = Document.parse(body);
  const documented = Object.values(paths).flatMap((operations) =>
    Object.values(operations).map(({ operationId }) => operationId),
  );
  assert.deepEqual(documented.toSorted(), entries.map(([name]) => name).toSorted());

  for (const [name, call] of entries) {
    const operation = paths[call.path.replaceAll(/:(\w+)/g, '{$1}')]?.[call.method.toLowerCase()];
    assert.ok(operation, name);
    const named = (place: string) => operation.parameters.filter((one) => one.in === place).map((one) => one.name);
    assert.equal(operation.operationId, name);
    assert.deepEqual(named('path'), keysOf(call.params), name);
    assert.deepEqual(named('query'), keysOf(call.query), name);
    assert.equal(operation.requestBody !== undefined, call.body.type !== 'undefined', name);
    assert.equal('multipart/form-data' in (operation.requestBody?.content ?? {}), call.upload !== false, name);
    const key = operation.parameters.find((one) => one.name === 'idempotency-key');
    assert.equal(key === undefined ? 'none' : key.required === true ? 'required' : 'optional', call.idempotency, name);
    assert.equal(operation.responses[call.success]?.content !== undefined, call.response.type !== 'undefined', name);
    assert.ok(operation.responses['422']?.content && operation.responses['default']?.content, name);
    assert.equal(operation['x-access'], call.access);
    assert.equal(operation.security.length === 0, call.access === 'anyone', name);
    assert.deepEqual(operation['x-errors'], call.errors);
  }
});
