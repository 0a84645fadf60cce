import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addMark, findMark } from './features/auth/device/deviceMark.ts';
import { confirmationCode, isConfirmationCode } from './features/evidence/confirmationCode.ts';
import { exportUrl, isExportSecret, readExportName } from './features/feeds/exportAddress.ts';
import { isSandboxSignature, signSandbox } from './features/payments/sandbox/sandboxSignature.ts';
import { readUnsubscribeToken, unsubscribePath } from './features/savedSearches/unsubscribe/unsubscribeToken.ts';
import { testConfig } from './testing/testConfig.ts';

const OLD = 'the former secret of the server, of 32 or more';
const now = new Date('2026-11-20T10:00:00Z');

/** What a server with the former secret has given away, and how a server judges it. */
const signed: Readonly<Record<string, (accepted: readonly [string, ...string[]]) => boolean>> = {
  'the mark of a device': (accepted) => {
    const account = { id: 1, password_hash: 'hash' };
    return findMark(accepted, account, addMark(OLD, account, undefined, now), now) !== undefined;
  },
  'the link that ends mails': (accepted) =>
    readUnsubscribeToken(accepted, unsubscribePath(OLD, 17).split('/')[2] ?? '') === 17,
  'the address of a calendar': (accepted) => {
    const url = exportUrl({ secret: OLD, publicUrl: 'https://gza.ge' }, 17, 1);
    const { secret = '' } = readExportName(url.split('/').at(-1) ?? '') ?? {};
    return isExportSecret({ secrets: accepted }, 17, 1, secret);
  },
  'the code of a report': (accepted) =>
    isConfirmationCode({ secrets: accepted }, 17, 'hand_over', confirmationCode({ secret: OLD }, 17, 'hand_over')),
  'a callback of the sandbox': (accepted) => {
    const body = Buffer.from('{}');
    return isSandboxSignature(signSandbox(body, OLD, now), body, accepted, now);
  },
};

for (const [what, isAccepted] of Object.entries(signed))
  test(`${what} holds under a former secret while that is listed`, () => {
    const { secret } = testConfig();
    assert.equal(isAccepted([secret, OLD]), true);
    assert.equal(isAccepted([secret]), false);
  });
