import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { Secret, TOTP } from 'otpauth';
import { seal } from '#server/platform/crypto/encryption.ts';
import { testApp } from '#server/testing/testApp.ts';
import { testClock } from '#server/testing/testClock.ts';
import { checkCode, checkTotp, secretPlace } from './checkCode.ts';
import { hashRecoveryCode } from './recoveryCode.ts';
import {
  deleteSecondFactor,
  findSecondFactor,
  saveSecret,
  spendRecoveryCode,
  switchOn,
  takeSecondTry,
  takeStep,
} from './secondFactorRepository.ts';
import { drawTotpSecret } from './totp.ts';

const DAY = 24 * 3_600_000;
const recoveryCodes = ['AAAA-BBBB-CCCC-2222', 'AAAA-BBBB-CCCC-3333'];
const hashes = recoveryCodes.map(hashRecoveryCode);

/** Two users, of whom the first has the secret; a stopped clock. */
async function stage(t: TestContext) {
  const clock = testClock('2026-11-20T10:00:00Z');
  const { context } = await testApp(t, { clock });
  const { rows } = await context.pool.query<{ id: number }>(
    `insert into users (email, password_hash, roles, created_at)
     select name || '@example.com', 'none', '{client}', now() from unnest('{nino,other}'::text[]) name returning id`,
  );
  const [id = 0, other = 0] = rows.map((row) => row.id);
  const secret = drawTotpSecret();
  const { config, db } = context;
  const sealed = seal(config.encryptionKey, secretPlace(id), Buffer.from(secret));
  const codeAt = (steps = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock().getTime() + steps * 30_000 });
  const triesOf = async (userId: number) =>
    (await db.selectFrom('second_factors').select('tries').where('user_id', '=', userId).executeTakeFirst())?.tries;
  return { clock, context, db, id, other, sealed, codeAt, triesOf };
}

test('a secret is sealed to its user', () => {
  assert.equal(secretPlace(7), 'second_factors.secret/7');
});

test('a factor counts once it is on; until then its secret may be another one', async (t) => {
  const { db, id, other, sealed, clock } = await stage(t);
  const off = { is_on: false, recovery_codes_left: 0 };
  assert.deepEqual(await findSecondFactor(db, id), off);
  assert.equal(await switchOn(db, id, hashes, clock()), false);
  assert.equal(await saveSecret(db, id, Buffer.from('first'), clock()), true);
  assert.equal(await saveSecret(db, id, sealed, clock()), true);
  assert.equal(await saveSecret(db, other, Buffer.from('of the other'), clock()), true);
  assert.deepEqual(await findSecondFactor(db, id), off);
  assert.equal(await takeSecondTry(db, id, true, clock()), undefined);
  assert.deepEqual((await takeSecondTry(db, id, false, clock()))?.secret_encrypted, sealed);

  assert.equal(await switchOn(db, id, hashes, clock()), true);
  assert.equal(await switchOn(db, id, [], clock()), false);
  assert.equal(await saveSecret(db, id, Buffer.from('third'), clock()), false);
  assert.deepEqual(await findSecondFactor(db, id), { is_on: true, recovery_codes_left: 2 });
  assert.deepEqual(await findSecondFactor(db, other), off);
  assert.equal(await takeSecondTry(db, id, false, clock()), undefined);
  assert.deepEqual((await takeSecondTry(db, id, true, clock()))?.secret_encrypted, sealed);

  assert.equal(await switchOn(db, other, [hashRecoveryCode('DDDD')], clock()), true);
  assert.equal(await spendRecoveryCode(db, id, hashRecoveryCode('DDDD'), clock()), false);
  const [first = Buffer.alloc(0)] = hashes;
  assert.deepEqual(
    [await spendRecoveryCode(db, id, first, clock()), await spendRecoveryCode(db, id, first, clock())],
    [true, false],
  );
  assert.equal((await findSecondFactor(db, id)).recovery_codes_left, 1);
  assert.equal((await findSecondFactor(db, other)).recovery_codes_left, 1);
  await deleteSecondFactor(db, id);
  assert.deepEqual([await findSecondFactor(db, id), (await findSecondFactor(db, other)).is_on], [off, true]);
});

test('twenty wrong codes a day are compared; a right one gives its try back and works once', async (t) => {
  const { db, id, other, sealed, clock, triesOf } = await stage(t);
  for (const user of [id, other]) await saveSecret(db, user, sealed, clock());
  for (let tries = 1; tries <= 20; tries += 1) assert.ok(await takeSecondTry(db, id, false, clock()), String(tries));
  assert.equal(await takeSecondTry(db, id, false, clock()), undefined);
  assert.deepEqual([await triesOf(id), await triesOf(other)], [20, 0]);
  clock.advance(DAY - 1);
  assert.equal(await takeSecondTry(db, id, false, clock()), undefined);
  clock.advance(1);
  assert.ok(await takeSecondTry(db, id, false, clock()));
  assert.equal(await triesOf(id), 1);
  clock.advance(DAY - 1);
  assert.ok(await takeSecondTry(db, id, false, clock()));
  assert.equal(await triesOf(id), 2);

  assert.deepEqual(
    [await takeStep(db, id, 5), await takeStep(db, id, 5), await takeStep(db, id, 4)],
    [true, false, false],
  );
  assert.equal(await triesOf(id), 1);
  for (const step of [6, 7]) assert.equal(await takeStep(db, id, step), true);
  assert.deepEqual([await triesOf(id), await triesOf(other)], [0, 0]);
  assert.equal(await takeStep(db, other, 5), true);
});

test('digits are codes of an app, all else recovery codes, of which a user may type thirty an hour', async (t) => {
  const { db, id, sealed, clock, context, codeAt, triesOf } = await stage(t);
  await saveSecret(db, id, sealed, clock());
  const refused = (field: string) => ({ fields: { code: field } });
  await assert.rejects(checkCode(context, id, codeAt()), refused('secondFactorTries'));
  await checkTotp(context, id, codeAt(), { isOn: false });
  await switchOn(db, id, hashes, clock());
  for (const typed of ['', ' \t']) await assert.rejects(checkCode(context, id, typed), refused('secondFactorNeeded'));
  await assert.rejects(checkCode(context, id, codeAt()), refused('secondFactorWrong'));
  const next = codeAt(1);
  await checkCode(context, id, ` ${next.slice(0, 3)} ${next.slice(3)} `);
  const tries = await triesOf(id);
  await assert.rejects(checkCode(context, id, `${codeAt(1)}0`), refused('secondFactorWrong'));
  await assert.rejects(checkCode(context, id, `0${codeAt(1)}`), refused('secondFactorWrong'));
  assert.equal(await triesOf(id), tries);
  await checkCode(context, id, recoveryCodes[0] ?? '');
  for (let typed = 4; typed <= 30; typed += 1)
    await assert.rejects(checkCode(context, id, 'WRONG'), refused('secondFactorWrong'));
  clock.advance(3_599_000);
  await assert.rejects(checkCode(context, id, 'WRONG'), { status: 429, headers: { 'retry-after': '1' } });
  await assert.rejects(checkCode(context, id + 1, 'WRONG'), refused('secondFactorWrong'));
  clock.advance(1_000);
  await checkCode(context, id, recoveryCodes[1] ?? '');
});
