import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeDist } from '#server/testing/makeDist.ts';
import { testApp } from '#server/testing/testApp.ts';

const html = { accept: 'text/html' };

/** The policy of an answer by the names of its directives. */
function policyOf(headers: Readonly<Record<string, unknown>>): Record<string, string> {
  const parts = String(headers['content-security-policy']).split('; ');
  return Object.fromEntries(
    parts.map((part) => {
      const value = part.slice(part.indexOf(' ') + 1);
      return [part.replace(/ .*/, ''), value.replace(/'nonce-[^']+'/, 'NONCE').replace(/'sha256-[^']+'/, 'BUILT_IN')];
    }),
  );
}

const strict = {
  'default-src': "'none'",
  'worker-src': "'none'",
  'script-src': "'self' BUILT_IN",
  'style-src': "'self' NONCE",
  'img-src': "'self' data:",
  'media-src': "'self'",
  'font-src': "'self' data:",
  'base-uri': "'none'",
  'form-action': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': 'gza#webpack',
};

test('a replay reaches nothing but the traces, its frame nothing at all', async (t) => {
  const { inject } = await testApp(t, { distDir: makeDist(t) });
  const get = (url: string) => inject({ url, headers: { ...html, host: 'gza.test:3000' } });
  const page = {
    ...strict,
    'connect-src': 'gza.test:3000/api/traces/',
    'frame-src': "'self'",
    'frame-ancestors': "'none'",
  };
  for (const url of ['/support/replay', '/support/replay?step=3', '/support/replay/7', '/support/replay/7?step=3']) {
    const answer = await get(url);
    assert.equal(answer.status, 200, url);
    assert.deepEqual(policyOf(answer.headers), page, url);
    assert.equal(answer.headers['x-frame-options'], 'DENY', url);
  }
  const frame = await get('/support/replay-frame');
  assert.equal(frame.status, 200);
  assert.deepEqual(policyOf(frame.headers), {
    ...strict,
    'connect-src': "'none'",
    'frame-ancestors': "'self'",
    sandbox: 'allow-scripts',
  });
  assert.equal(frame.headers['x-frame-options'], 'SAMEORIGIN');
  assert.equal(frame.headers['cache-control'], 'no-store');
});

test('only a valid host name of a request gets into the policy', async (t) => {
  const { inject } = await testApp(t, { distDir: makeDist(t), config: { publicUrl: 'https://gza.test' } });
  for (const host of ['[::1]:3000', 'a.test;script-src', "a.test 'unsafe-inline'"]) {
    const answer = await inject({ url: '/support/replay', headers: { ...html, host } });
    assert.equal(policyOf(answer.headers)['connect-src'], 'gza.test/api/traces/', host);
  }
});

test('only public files may be read by a page without an origin', async (t) => {
  const { inject } = await testApp(t, { distDir: makeDist(t) });
  const { headers: file } = await inject('/static/main.1234.js');
  assert.equal(file['access-control-allow-origin'], '*');
  assert.equal(file['cross-origin-resource-policy'], 'cross-origin');
  for (const url of [
    '/',
    '/support/replay-frame',
    '/version.json',
    '/api/user',
    '/pictures/none.webp',
    '/robots.txt',
  ]) {
    const { headers } = await inject({ url, headers: html });
    assert.equal(headers['access-control-allow-origin'], undefined, url);
    assert.equal(headers['cross-origin-resource-policy'], 'same-origin', url);
  }
});
