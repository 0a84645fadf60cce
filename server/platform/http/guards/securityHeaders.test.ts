import { createHash } from 'node:crypto';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testApp } from '#server/testing/testApp.ts';
import { makeDist } from '#server/testing/makeDist.ts';

const html = { accept: 'text/html' };

test('status, type, caching and guards of every kind of answer', async (t) => {
  const { inject } = await testApp(t, { distDir: makeDist(t) });
  const forever = 'public, max-age=31536000, immutable';
  const table = [
    ['/', html, 200, 'text/html', 'no-store'],
    ['/search?q=a', { accept: '*/*' }, 200, 'text/html', 'no-store'],
    ['/checkout/toyota-prius/7', html, 200, 'text/html', 'no-store'],
    ['/cars/rent/toyota-prius/7', html, 404, 'text/html', 'no-store'],
    ['/index.html', html, 200, 'text/html', 'no-store'],
    ['/nowhere', html, 404, 'text/html', 'no-store'],
    ['/nowhere', { accept: '*/*' }, 404, 'application/json', 'no-store'],
    ['/nowhere', { ...html, 'sec-fetch-mode': 'no-cors' }, 404, 'application/json', 'no-store'],
    ['/static/main.1234.js', {}, 200, 'application/javascript', forever],
    ['/static/main.0000.js', html, 404, 'application/json', 'no-store'],
    ['/main.js', html, 404, 'application/json', 'no-store'],
    ['/.builds.json', html, 404, 'application/json', 'no-store'],
    ['/../package.json', html, 404, 'application/json', 'no-store'],
    ['/favicon.svg', {}, 200, 'image/svg+xml', 'public, max-age=3600'],
    ['/robots.txt', {}, 200, 'text/plain', 'public, max-age=3600'],
    ['/sitemap.xml', {}, 200, 'application/xml', 'public, max-age=3600'],
    ['/sitemap/1.xml', {}, 404, 'application/json', 'no-store'],
    ['/version.json', {}, 200, 'application/json', 'no-store'],
    ['/api/%ZZ', {}, 400, 'application/json', 'no-store'],
    ['/api/user', {}, 401, 'application/json', 'no-store'],
    ['/api/nowhere', html, 404, 'application/json', 'no-store'],
    ['/healthz', {}, 200, 'application/json', 'no-store'],
  ] as const;
  for (const [url, headers, status, type, caching] of table) {
    const answer = await inject({ url, headers });
    assert.deepEqual(
      [answer.status, String(answer.headers['content-type']).split(';')[0], answer.headers['cache-control']],
      [status, type, caching],
      url,
    );
    const policy = String(answer.headers['content-security-policy']);
    assert.match(
      policy,
      /default-src 'none'; script-src 'self'( 'sha256-[^']+')?; .*frame-ancestors 'none'; base-uri 'none'/,
    );
    assert.match(policy, /require-trusted-types-for 'script'; trusted-types gza#webpack/);
    assert.doesNotMatch(policy, /unsafe/);
    assert.equal(answer.headers['x-content-type-options'], 'nosniff');
    assert.equal(answer.headers['referrer-policy'], 'no-referrer');
    assert.equal(answer.headers['cross-origin-opener-policy'], 'same-origin');
    // Files of the build are the same for all; a missing one is an answer like others.
    const isFile = answer.status === 200 && /^\/(static\/|favicon)/.test(url);
    assert.equal(answer.headers['cross-origin-resource-policy'], isFile ? 'cross-origin' : 'same-origin', url);
    assert.match(String(answer.headers['permissions-policy']), /camera=\(\)/);
  }
});

test('each page has a nonce of its own, the same in policy and markup', async (t) => {
  const { inject } = await testApp(t, { distDir: makeDist(t) });
  const nonceOf = async () => {
    const { text, headers } = await inject({ url: '/', headers: html });
    const nonce = /content="([^"]+)"/.exec(text)?.[1] ?? '';
    assert.ok(String(headers['content-security-policy']).includes(`style-src 'self' 'nonce-${nonce}'`));
    return nonce;
  };
  assert.notEqual(await nonceOf(), await nonceOf());
});

test('a script in the page is allowed by what it says, and no other', async (t) => {
  const { inject } = await testApp(t, { distDir: makeDist(t) });
  const { headers } = await inject({ url: '/', headers: html });
  const hash = createHash('sha256').update('document.title = "built in";').digest('base64');
  assert.ok(String(headers['content-security-policy']).includes(`script-src 'self' 'sha256-${hash}';`));
  const answer = await inject('/api/user');
  assert.ok(String(answer.headers['content-security-policy']).includes("script-src 'self';"));
});

test('assets come compressed beforehand', async (t) => {
  const { inject } = await testApp(t, { distDir: makeDist(t) });
  const load = (encoding: string) => inject({ url: '/static/main.1234.js', headers: { 'accept-encoding': encoding } });
  assert.equal((await load('gzip, br')).text, 'brotli');
  assert.equal((await load('gzip')).text, 'gzip');
  assert.equal((await load('identity')).text, 'plain');
});

test('the page knows its build', async (t) => {
  const { inject } = await testApp(t, { distDir: makeDist(t) });
  assert.deepEqual((await inject('/version.json')).body, { build: 'b1' });
});

test('behind https there is an HSTS header, and cookies are secure', async (t) => {
  const { inject } = await testApp(t, { config: { isSecure: true } });
  const answer = await inject('/api/language/ru');
  assert.match(String(answer.headers['strict-transport-security']), /max-age=63072000/);
  assert.match(String(answer.headers['set-cookie']), /HttpOnly; Secure; SameSite=Lax/);
});

test('the documentation exists in the demo only, with a policy of its own', async (t) => {
  const demo = await testApp(t);
  const page = await demo.inject('/api/docs/');
  assert.equal(page.status, 200);
  assert.match(String(page.headers['content-security-policy']), /style-src 'self' 'unsafe-inline'/);
  const production = await testApp(t, { config: { isDemo: false } });
  assert.equal((await production.inject('/api/docs/json')).status, 404);
});

test('the map of the operator opens its one origin, to connections and pictures alone', async (t) => {
  const mapStyleUrl = 'https://tiles.example/style.json?a=1&b="2"';
  const { inject } = await testApp(t, { distDir: makeDist(t), config: { mapStyleUrl } });
  for (const url of ['/', '/static/main.1234.js', '/api/user']) {
    const policy = String((await inject({ url, headers: html })).headers['content-security-policy']);
    assert.match(policy, /img-src 'self' data: blob: https:\/\/tiles\.example;/);
    assert.match(policy, /connect-src 'self' https:\/\/tiles\.example;/);
    assert.equal(policy.match(/tiles/g)?.length, 2);
  }
});
