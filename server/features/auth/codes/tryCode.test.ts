import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testApp } from '#server/testing/testApp.ts';
import { testClock } from '#server/testing/testClock.ts';
import { hashCode } from './codeHash.ts';
import { insertCode, saveCodeHash } from './codeRepository.ts';
import { tryCode } from './tryCode.ts';

const address = 'nino@example.com';

test('a code without digits yet accepts none', async (t) => {
  const { context } = await testApp(t);
  const id = await insertCode(context.db, { flow: 'registration', address, language: 'en' }, context.clock());
  const guess = { flow: 'registration', address, code: '1234', ip: '::1' } as const;
  await assert.rejects(tryCode(context, guess), { fields: { code: 'codeWrong' } });
  const place = { id, flow: 'registration', address } as const;
  await saveCodeHash(context.db, id, hashCode(context.config.secret, place, '1234'), context.clock());
  await assert.rejects(tryCode(context, { ...guess, code: '4321' }), { fields: { code: 'codeWrong' } });
  assert.equal(await tryCode(context, guess), id);
});

test('a code that was sent under a former secret is accepted while that is listed', async (t) => {
  for (const secrets of [['a new secret'], ['a new secret', 'a former secret']] as const) {
    const { context } = await testApp(t, { config: { secrets } });
    const place = { flow: 'registration', address } as const;
    const id = await insertCode(context.db, { ...place, language: 'en' }, context.clock());
    await saveCodeHash(context.db, id, hashCode('a former secret', { id, ...place }, '1234'), context.clock());
    const tried = tryCode(context, { ...place, code: '1234', ip: '::1' });
    if (secrets.length === 2) assert.equal(await tried, id);
    else await assert.rejects(tried, { fields: { code: 'codeWrong' } });
  }
});

test('a network may guess a hundred times an hour, whatever the address', async (t) => {
  const clock = testClock('2026-11-20T10:00:00Z');
  const { context } = await testApp(t, { clock });
  const guess = (number: number, ip = '192.0.2.1') =>
    tryCode(context, { flow: 'recovery', address: `${number}@example.com`, code: '1234', ip });
  for (let number = 1; number <= 100; number += 1)
    await assert.rejects(guess(number), { fields: { code: 'codeWrong' } });
  clock.advance(3_599_000);
  await assert.rejects(guess(101), { status: 429, headers: { 'retry-after': '1' } });
  await assert.rejects(guess(101, '192.0.2.2'), { fields: { code: 'codeWrong' } });
  clock.advance(1_000);
  await assert.rejects(guess(101), { fields: { code: 'codeWrong' } });
});
