import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SESSION_MINUTES, sessionEnd, toExpireMinutes } from './sessionLife.ts';
import { drawSecret, hashSecret, isSecretOf } from './sessionSecrets.ts';
import { deviceOf, shortNetwork } from './startSession.ts';

test('a session is two hours long, and its end is rounded down to the minute', () => {
  const login = new Date('2026-11-20T10:00:59.999Z');
  assert.equal(SESSION_MINUTES, 120);
  assert.deepEqual(sessionEnd(login), new Date('2026-11-20T12:00:59.999Z'));
  assert.equal(toExpireMinutes(sessionEnd(login)), Date.UTC(2026, 10, 20, 12) / 60_000);
});

test('a secret has 256 bits, is like no other, and is known by its hash alone', () => {
  const secret = drawSecret();
  assert.match(secret, /^[\w-]{43}$/);
  assert.notEqual(secret, drawSecret());
  assert.equal(hashSecret(secret).length, 32);
  assert.equal(isSecretOf(hashSecret(secret), secret), true);
  assert.equal(isSecretOf(hashSecret(secret), `${secret}x`), false);
});

test('a device is described by its browser and the larger part of its network', () => {
  assert.deepEqual(deviceOf({ headers: { 'user-agent': 'Firefox' }, ip: '::1' }), { userAgent: 'Firefox', ip: '::1' });
  assert.deepEqual(deviceOf({ headers: {}, ip: '::1' }), { userAgent: '', ip: '::1' });
  assert.equal(shortNetwork('203.0.113.77'), '203.0.113.x');
  assert.equal(shortNetwork('::ffff:203.0.113.77'), '203.0.113.x');
  assert.equal(shortNetwork('::ffff:10.20.30.40'), '10.20.30.x');
  assert.equal(shortNetwork('2001:db8:1:2:3:4:5:6'), '2001:db8:1:…');
  assert.equal(shortNetwork('2001:db8::6'), '2001:db8:…');
  assert.equal(shortNetwork('::1'), '');
  assert.equal(shortNetwork('1203.0.113.77x'), '1203.0.113.77x:…');
});
