import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { dropped, kept, personal, secret, shown } from '#contract/privacy.ts';
import { privacyTable, sliceTable } from './privacyTable.ts';

const nothing = z.undefined();
const answering = (shape: z.ZodRawShape) => ({
  params: nothing,
  query: nothing,
  body: nothing,
  response: z.object(shape),
});

test('a text without a declaration is refused, with its path', () => {
  const getCar = answering({ car: z.object({ id: z.number(), note: z.string().max(20).nullable() }) });
  assert.throws(() => privacyTable({ getCar }), /getCar answer\.car\.note/);
});

test('numbers, flags, values of a list and dates stay, files are dropped, and further checks change nothing', () => {
  const shape = { count: z.number(), is_on: z.boolean(), kind: z.enum(['a']), at: z.iso.datetime(), file: z.file() };
  const { fields } = privacyTable({ getAll: answering({ ...shape, note: z.string().meta(personal).trim().max(3) }) });
  assert.deepEqual(fields, { at: 'keep', count: 'keep', file: 'drop', is_on: 'keep', kind: 'keep', note: 'pseudonym' });
});

test('a name with several policies has the strictest one where its parent does not decide', () => {
  const table = privacyTable({
    getCar: answering({
      owner: z.object({ name: z.string().meta(personal) }),
      city: z.object({ name: z.string().meta(shown) }),
      image: z.object({ url: z.string().meta(kept) }),
    }),
    login: answering({ url: z.string().meta(secret), owner: z.object({ url: z.string() }).meta(dropped) }),
  });
  assert.deepEqual(table.fields, {
    city: 'pseudonym',
    image: 'pseudonym',
    name: 'pseudonym',
    owner: 'drop',
    url: 'keep',
  });
  assert.deepEqual(table.byParent, { 'city.name': 'keep', 'owner.name': 'pseudonym' });
  assert.deepEqual(table.secretsOfCalls, { url: ['login'] });
  assert.deepEqual(table.publicNames, ['name']);
});

test('slices declare one policy for a name, or one for each parent', () => {
  const notices = { fields: { tone: 'keep', 'open.reason': 'keep' }, payloads: { noticeClosed: 'id' } } as const;
  assert.deepEqual(sliceTable({ notices }), {
    fields: { tone: 'keep' },
    byParent: { 'open.reason': 'keep' },
    payloads: { 'notices/noticeClosed': 'id' },
  });
  const forms = { fields: { tone: 'pseudonym' }, payloads: {} } as const;
  assert.throws(() => sliceTable({ notices, forms }), /differ about tone, as forms/);
});
