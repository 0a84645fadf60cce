import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawRecoveryCodes, hashRecoveryCode } from './recoveryCode.ts';
import { requiresSecondFactor } from './requiresSecondFactor.ts';
import { drawTotpSecret, stepOfCode, totpUrl } from './totp.ts';

// RFC 6238, appendix B: the last six digits of what SHA-1 gives.
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number) => new Date(seconds * 1000);

test('codes are those of RFC 6238, and may be a step early or late', () => {
  assert.equal(stepOfCode(secret, '287082', at(59)), 1);
  assert.equal(stepOfCode(secret, '081804', at(1_111_111_109)), 37_037_036);
  assert.equal(stepOfCode(secret, '287082', at(0)), 1);
  assert.equal(stepOfCode(secret, '287082', at(89)), 1);
  assert.equal(stepOfCode(secret, '287082', at(90)), null);
  assert.equal(stepOfCode(secret, '081804', at(1_111_111_109 - 60)), null);
  assert.equal(stepOfCode(secret, '287083', at(59)), null);
});

test('the address in the QR code names us, the account and what an app has to know', () => {
  const url = new URL(totpUrl(secret, 'nino@example.com'));
  assert.equal(url.pathname.slice(-22), 'Gza:nino%40example.com');
  const { issuer, digits, period } = Object.fromEntries(url.searchParams);
  assert.deepEqual([issuer, digits, period, url.searchParams.get('secret')], ['Gza', '6', '30', secret]);
});

test('secrets have 160 bits, recovery codes 80 each, and no two are alike', () => {
  assert.match(drawTotpSecret(), /^[A-Z2-7]{32}$/);
  assert.notEqual(drawTotpSecret(), drawTotpSecret());
  const codes = drawRecoveryCodes();
  assert.equal(new Set(codes).size, 10);
  for (const code of codes) assert.match(code, /^(?:[A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);
});

test('a recovery code is the same however it is typed', () => {
  const hash = hashRecoveryCode('ABCD-EFGH-IJKL-2345');
  assert.equal(hash.length, 32);
  for (const typed of ['abcd efgh ijkl 2345', 'abcdefghijkl2345', ' ABCD–EFGH–IJKL–2345 '])
    assert.deepEqual(hashRecoveryCode(typed), hash);
  assert.notDeepEqual(hashRecoveryCode('ABCD-EFGH-IJKL-2346'), hash);
});

test('staff need a second factor unless the operator configured otherwise', () => {
  const required = { staffSecondFactor: 'required' } as const;
  assert.deepEqual(
    (['admin', 'support', 'owner', 'client'] as const).map((role) => requiresSecondFactor(required, [role])),
    [true, true, false, false],
  );
  assert.equal(requiresSecondFactor(required, []), false);
  assert.equal(requiresSecondFactor({ staffSecondFactor: 'optional' }, ['admin', 'support']), false);
});
