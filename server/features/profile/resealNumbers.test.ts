import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { open, seal } from '#server/platform/crypto/encryption.ts';
import { countFailures } from '#server/testing/countFailures.ts';
import { market, ordered } from '#server/testing/people/renters.ts';
import { resealNumbers } from './resealNumbers.ts';
import { sealedColumns } from './sealedNumbersRepository.ts';

test('every short secret is under the new key after a night, and one that is damaged stops no other', async (t) => {
  const place = await market(t);
  const { context } = place.app;
  const { pool, config } = context;
  const { rows: columns } = await pool.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public' and column_name like '%_encrypted' order by 1`,
  );
  assert.deepEqual(
    sealedColumns.map(({ table, column }) => `${table}.${column}`).sort(),
    columns.map(({ name }) => name),
  );

  // A row of each that is one of a user, under the key of now.
  const { id } = await ordered(place, place.client);
  const [owned] = (
    await pool.query<{ owner_id: number; user_id: number }>(
      'select o.owner_id, w.user_id from orders o join owners w on w.id = o.owner_id where o.id = $1',
      [id],
    )
  ).rows;
  assert.ok(owned);
  const { owner_id: owner, user_id: user } = owned;
  const sealed = (of: string, text: string) => seal(config.encryptionKey, `${of}/${user}`, Buffer.from(text));
  await pool.query(
    `update owners set identity_number_encrypted = $2, iban_encrypted = $3, vat_number_encrypted = $4 where id = $1`,
    [owner, sealed('owners.identity_number', '1'), sealed('owners.iban', '2'), sealed('owners.vat_number', '3')],
  );
  await pool.query(
    'update orders set vat_percent = 18, vat_number_encrypted = $2, seller_code_encrypted = $3 where id = $1',
    [id, sealed('owners.vat_number', '4'), sealed('owners.identity_number', '8')],
  );
  await pool.query(
    `insert into payouts (owner_id, month, opening, became_due, amount, state, created_at, moved_at, iban_encrypted)
     values ($1, '2020-01-01', 0, 1, 1, 'due', now(), now(), $2)`,
    [owner, sealed('owners.iban', '5')],
  );
  await pool.query('insert into second_factors (user_id, secret_encrypted, tries_since) values ($1, $2, now())', [
    user,
    sealed('second_factors.secret', '6'),
  ]);
  const [client] = (await pool.query<{ id: number; user_id: number }>('select id, user_id from clients limit 1')).rows;
  const ofClient = seal(config.encryptionKey, `clients.identity_number/${client?.user_id}`, Buffer.from('7'));
  await pool.query('update clients set identity_number_encrypted = $2 where id = $1', [client?.id, ofClient]);
  const damaged = Buffer.from('00', 'hex');
  const [other] = (
    await pool.query<{ id: number }>(
      'update owners set iban_encrypted = $2 where id = (select min(id) from owners where id <> $1) returning id',
      [owner, damaged],
    )
  ).rows;

  const encryptionKey = randomBytes(32);
  const rotated = {
    ...context,
    config: { ...config, encryptionKey, decryptionKeys: [encryptionKey, ...config.decryptionKeys] as const },
  };
  await resealNumbers.run(undefined, rotated);
  await resealNumbers.run(undefined, rotated);

  const read = async (table: string, column: string, key: string, of: number, at: string): Promise<string> => {
    const { rows } = await pool.query<{ value: Buffer }>(`select ${column} as value from ${table} where ${key} = $1`, [
      of,
    ]);
    return open([encryptionKey], at, rows[0]?.value ?? Buffer.of()).toString();
  };
  assert.equal(await read('owners', 'identity_number_encrypted', 'id', owner, `owners.identity_number/${user}`), '1');
  assert.equal(await read('owners', 'iban_encrypted', 'id', owner, `owners.iban/${user}`), '2');
  assert.equal(await read('owners', 'vat_number_encrypted', 'id', owner, `owners.vat_number/${user}`), '3');
  assert.equal(await read('orders', 'vat_number_encrypted', 'id', id, `owners.vat_number/${user}`), '4');
  assert.equal(await read('orders', 'seller_code_encrypted', 'id', id, `owners.identity_number/${user}`), '8');
  assert.equal(await read('payouts', 'iban_encrypted', 'owner_id', owner, `owners.iban/${user}`), '5');
  assert.equal(await read('second_factors', 'secret_encrypted', 'user_id', user, `second_factors.secret/${user}`), '6');
  const clientAt = `clients.identity_number/${client?.user_id}`;
  assert.equal(await read('clients', 'identity_number_encrypted', 'id', client?.id ?? 0, clientAt), '7');
  // Nothing but the damaged one is left under the former key.
  for (const { table, column } of sealedColumns) {
    const { rows } = await pool.query<{ value: Buffer; id: number }>(
      `select ${column} as value from ${table} where ${column} is not null`,
    );
    const left = rows.filter(
      ({ value }) => !value.subarray(0, 5).equals(seal(encryptionKey, '', Buffer.of()).subarray(0, 5)),
    );
    assert.equal(left.length, table === 'owners' && column === 'iban_encrypted' ? 1 : 0, `${table}.${column}`);
  }
  assert.ok(other !== undefined);
  assert.equal(await countFailures(place.app, 'resealNumbers'), 2);
});
