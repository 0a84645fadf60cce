import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readEndpoint } from './pushEndpoint.ts';

test('the server posts to the push services of browsers, and nowhere else', () => {
  const good = [
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
    'https://web.push.apple.com/QAbc',
    'https://wns2-am3p.notify.windows.com/w/?token=abc',
  ];
  assert.deepEqual(
    good.map((text) => readEndpoint(text)?.href),
    good,
  );
  const bad = [
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/x',
    'https://user@fcm.googleapis.com/x',
    'https://fcm.googleapis.com.evil.example/x',
    'https://evil.example/fcm.googleapis.com',
    'https://notfcm.googleapis.com/x',
    'https://evilpush.apple.com/x',
    'https://notify.windows.com.evil.example/x',
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://169.254.169.254/latest/meta-data/',
    'https://localhost/x',
    'file:///etc/passwd',
    '/x',
    '',
    `https://fcm.googleapis.com/${'x'.repeat(1_000)}`,
  ];
  assert.deepEqual(
    bad.filter((text) => readEndpoint(text) !== null),
    [],
  );
});
