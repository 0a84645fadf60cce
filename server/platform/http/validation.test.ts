import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { SentId } from '#contract/domain/values.ts';
import { compileValidator, fieldTexts } from './validation.ts';

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

test('an id below all others is a choice that was not made', () => {
  const { error } = z.object({ city_id: SentId }).safeParse({ city_id: 0 }, { reportInput: true });
  assert.deepEqual(fieldTexts(error?.issues ?? []), { city_id: 'notChoice' });
});

test('a fraction is told from what is no number', () => {
  const schema = z.object({ body: z.number().int(), query: z.coerce.number().int() });
  const texts = (value: object) => fieldTexts(schema.safeParse(value, { reportInput: true }).error?.issues ?? []);
  assert.deepEqual(texts({ body: 4.5, query: '1.6' }), { body: 'notWhole', query: 'notWhole' });
  assert.deepEqual(texts({ body: 'five', query: 'two' }), { body: 'notNumber', query: 'notNumber' });
  assert.deepEqual(texts({ body: '5', query: '5' }), { body: 'notNumber' });
});

test('an empty text is a field that is not filled in, whatever belongs in it', () => {
  const schema = z.object({
    text: z.string().trim().min(1),
    sort: z.enum(['newest']),
    from: z.string().regex(/^\d{4}$/),
    city_id: z.number(),
  });
  assert.deepEqual(
    fieldTexts(
      schema.safeParse({ text: ' ', sort: '', from: '', city_id: '' }, { reportInput: true }).error?.issues ?? [],
    ),
    { text: 'required', sort: 'required', from: 'required', city_id: 'required' },
  );
});

test('of a query, what is empty was not sent; of a body it was', () => {
  const schema = z.object({ price_max: z.coerce.number().optional(), q: z.string().optional() });
  const read = (httpPart: string, data: unknown) =>
    compileValidator({ schema, httpPart, method: 'GET', url: '/' })(data);
  assert.deepEqual(read('querystring', { price_max: '', q: '' }), { value: {} });
  assert.deepEqual(read('querystring', { price_max: '0', q: ' ' }), { value: { price_max: 0, q: ' ' } });
  assert.deepEqual(read('body', { q: '' }), { value: { q: '' } });
});
