import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { fieldTexts } from './validation.ts';

test('the smallest value that is named is one that is accepted, and an empty list is one that is missing', () => {
  const schema = z.object({
    id: z.number().int().positive(),
    year: z.number().int().min(1900),
    roles: z.array(z.string()).min(1),
  });
  const texts = (value: object) => fieldTexts(schema.safeParse(value, { reportInput: true }).error?.issues ?? []);
  const tooSmall = (limit: string) => ({ key: 'tooSmall', values: { limit } });
  assert.deepEqual(texts({ id: 0, year: 1899, roles: [] }), {
    id: tooSmall('1'),
    year: tooSmall('1900'),
    roles: 'required',
  });
  assert.deepEqual(texts({ id: 1, year: 1900, roles: ['client'] }), {});
});
