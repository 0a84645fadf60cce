import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fillTemplate } from './fillTemplate.ts';

test('a template gets every value, and one that is missing is named', () => {
  const values = {
    PRIMARY_PORT: 1,
    PORT: 2,
    DIR: '/var/tmp/x',
    POOL_SIZE: 15,
    STATEMENT_MS: 3,
    LOCK_MS: 4,
    IDLE_MS: 5,
  };
  const text = fillTemplate('pgbouncer.ini', values);
  assert.match(text, /listen_port = 2\n/);
  assert.doesNotMatch(text, /\{\{/);
  assert.throws(
    () => fillTemplate('pgbouncer.ini', { ...values, DIR: undefined as unknown as string }),
    /nothing is known of DIR/,
  );
});
