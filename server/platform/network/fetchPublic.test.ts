import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { testNetwork } from '#server/testing/testNetwork.ts';
import { FetchError, fetchPublic } from './fetchPublic.ts';
import { readPublicUrl } from './publicUrl.ts';

const limits = { bytes: 1_000, milliseconds: 2_000 };
const none = { etag: null, modified: null };
const publicIp = '93.184.216.34';

/** Names that resolve as an attacker's would, and a server behind every public address. */
const stage = (t: TestContext) =>
  testNetwork(
    t,
    {
      'good.example': [publicIp],
      'home.example': ['127.0.0.1'],
      'lan.example': ['192.168.1.1'],
      'mixed.example': [publicIp, '10.0.0.7'],
      'six.example': ['::1'],
      'mapped.example': ['::ffff:169.254.169.254'],
      'azure.example': ['168.63.129.16'],
      'compatible.example': ['::a00:1'],
      'zoned.example': ['2606:4700::1111%eth0'],
      'none.example': [],
    },
    (request, response) => {
      const path = request.url ?? '';
      if (path.startsWith('/to?')) response.writeHead(302, { location: decodeURIComponent(path.slice(4)) }).end();
      else if (path === '/loop') response.writeHead(301, { location: '/loop' }).end();
      else if (path === '/long') response.writeHead(200).end('x'.repeat(1_001));
      else if (path === '/never') response.flushHeaders();
      else if (path === '/gone') response.writeHead(404).end('no');
      else if (request.headers['if-none-match'] === '"1"') response.writeHead(304, { etag: '"1"' }).end();
      else response.writeHead(200, { etag: '"1"', 'last-modified': 'Fri, 20 Nov 2026 06:00:00 GMT' }).end('calendar');
    },
  );

/** No socket may be opened for these: each spelling of an address of this machine or of a private network. */
const private_ = [
  'http://127.0.0.1/',
  'http://localhost/',
  'http://sub.localhost/',
  'http://127.1/',
  'http://2130706433/',
  'http://0x7f000001/',
  'http://0177.0.0.1/',
  'http://0/',
  'http://0.0.0.0/',
  'http://10.1.2.3/',
  'http://172.16.0.1/',
  'http://192.168.0.1/',
  'http://100.64.0.1/',
  'http://169.254.169.254/latest/meta-data/',
  'http://198.18.0.1/',
  'http://192.0.2.1/',
  'http://224.0.0.1/',
  'http://240.0.0.1/',
  'http://255.255.255.255/',
  'http://[::1]/',
  'http://[::]/',
  'http://[fe80::1]/',
  'http://[fc00::1]/',
  'http://[fd12:3456::1]/',
  'http://[ff02::1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::ffff:7f00:1]/',
  'http://[64:ff9b::7f00:1]/',
  'http://[2002:7f00:1::]/',
  'http://[2001:db8::1]/',
  // Metadata of clouds: AWS, Google, Oracle, Alibaba, Azure, IBM.
  'http://[fd00:ec2::254]/',
  'http://[fd20:ce::254]/',
  'http://[fd00:c1::a9fe:a9fe]/',
  'http://192.0.0.192/',
  'http://100.100.100.200/',
  'http://168.63.129.16/',
  'http://161.26.0.10/',
  'http://166.9.1.2/',
  // IPv4 in IPv6: compatible, mapped, translated, NAT64, 6to4, Teredo, ISATAP.
  'http://[::127.0.0.1]/',
  'http://[::93.184.216.34]/',
  'http://[::ffff:168.63.129.16]/',
  'http://[::ffff:0:127.0.0.1]/',
  'http://[64:ff9b::169.254.169.254]/',
  'http://[64:ff9b:1::a00:1]/',
  'http://[2002:a9fe:a9fe::1]/',
  'http://[2001:0:53aa:64c::8000:1]/',
  'http://[2606:4700::5efe:127.0.0.1]/',
  'http://[2606:4700::200:5efe:127.0.0.1]/',
  // What is not given out, or not for the world.
  'http://[1::1]/',
  'http://[4000::1]/',
  'http://[fec0::1]/',
  'http://[3fff::1]/',
  'http://[2001:2::1]/',
  'http://[100::1]/',
  'http://[5f00::1]/',
  'http://router/',
  'http://printer.local/',
  'http://metadata.google.internal/',
  'http://good.example:8080/',
  'https://good.example:22/',
  'http://user:password@good.example/',
  'ftp://good.example/',
  'file:///etc/passwd',
  'gopher://good.example/',
  'javascript:alert(1)',
  '//good.example/',
  'good.example',
  '',
];

test('only http and https addresses of the public internet are taken', () => {
  assert.deepEqual(
    private_.filter((url) => readPublicUrl(url) !== null),
    [],
  );
  const good = [
    'http://good.example/',
    'https://good.example/x?y',
    'https://93.184.216.34/',
    'http://[2606:4700::1111]/',
  ];
  assert.deepEqual(
    good.map((url) => readPublicUrl(url)?.href),
    good,
  );
  assert.equal(readPublicUrl('webcal://good.example/a.ics')?.href, 'https://good.example/a.ics');
  assert.equal(readPublicUrl(` https://good.example:443/ `)?.href, 'https://good.example/');
  assert.equal(readPublicUrl(`https://good.example/${'x'.repeat(2_000)}`), null);
});

test('a text is fetched with its validators, and may be reported unchanged', async (t) => {
  const network = await stage(t);
  const url = new URL('http://good.example/a.ics');
  const first = await fetchPublic(network, url, none, limits);
  const { etag, modified } = first;
  assert.deepEqual(first, {
    isUnchanged: false,
    text: 'calendar',
    etag: '"1"',
    modified: 'Fri, 20 Nov 2026 06:00:00 GMT',
  });
  const again = await fetchPublic(network, url, { etag, modified }, limits);
  assert.equal(again.isUnchanged, true);
  assert.deepEqual(network.requests, ['good.example/a.ics', 'good.example/a.ics "1"']);
});

test('no private address is requested: not by name, not by redirect, not as one among several', async (t) => {
  const network = await stage(t);
  const problem = async (url: string) => {
    const error = await fetchPublic(network, new URL(url), none, limits).then(
      () => null,
      (failure: unknown) => failure,
    );
    return error instanceof FetchError ? error.problem : error;
  };
  for (const host of ['home', 'lan', 'mixed', 'six', 'mapped', 'azure', 'compatible', 'zoned'])
    assert.equal(await problem(`http://${host}.example/`), 'not_public', host);
  // Nor an address that was stored without a check.
  for (const host of ['127.0.0.1', '[::1]', '168.63.129.16'])
    assert.equal(await problem(`http://${host}/`), 'not_public');
  assert.deepEqual([network.reached, network.requests], [[], []]);
  for (const target of [...private_, 'http://home.example/', 'https://mixed.example/x']) {
    if (['', 'good.example', '//good.example/'].includes(target)) continue;
    assert.equal(await problem(`http://good.example/to?${encodeURIComponent(target)}`), 'not_public', target);
  }
  assert.deepEqual([...new Set(network.reached)], [publicIp]);
  assert.ok(network.requests.every((line) => line.startsWith('good.example/to?')));
});

test('public redirects are followed three times, and what cannot be got says why', async (t) => {
  const network = await stage(t);
  const get = (path: string, most: Partial<typeof limits> = {}) =>
    fetchPublic(network, new URL(`http://good.example${path}`), none, { ...limits, ...most });
  assert.equal((await get('/to?/a.ics')).text, 'calendar');
  await assert.rejects(get('/loop'), { problem: 'redirected' });
  assert.equal(network.requests.filter((line) => line.includes('/loop')).length, 4);
  await assert.rejects(get('/long'), { problem: 'too_large' });
  await assert.rejects(get('/gone'), { problem: 'refused', status: 404 });
  await assert.rejects(get('/never', { milliseconds: 100 }), { problem: 'slow' });
  await assert.rejects(fetchPublic(network, new URL('http://none.example/'), none, limits), { problem: 'unreachable' });
  await assert.rejects(fetchPublic(network, new URL('http://unknown.example/'), none, limits), {
    problem: 'unreachable',
  });
});
