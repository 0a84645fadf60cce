import assert from 'node:assert/strict';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { test, type TestContext } from 'node:test';
import { ErrorBody } from '#contract/errors.ts';
import { Language } from '#contract/domain/values.ts';
import { errorText } from '#server/platform/texts/texts.ts';
import { freePort } from '../../bench/serverProcess.ts';
import { serverLine } from './engines.ts';
import { fillTemplate } from './fillTemplate.ts';
import { Program } from './program.ts';

const NGINX = '/usr/sbin/nginx';
const HAPROXY = '/usr/sbin/haproxy';
const missing = [NGINX, HAPROXY].filter((program) => !existsSync(program));
const options = { skip: missing.length > 0 && `not installed: ${missing.join(', ')}` };

type Values = Readonly<Record<string, string | number>> & { readonly PORT: number };

/** The nginx and the HAProxy of a site with one process, which answers as `listener` does, or is away. */
async function startProxies(t: TestContext, listener?: RequestListener) {
  const dir = mkdtempSync(join(tmpdir(), 'gza-proxies-'));
  // The workers of nginx are of another account.
  chmodSync(dir, 0o755);
  t.after(() => rmSync(dir, { recursive: true, force: true }));
  const [port, site, process] = [await freePort(), await freePort(), await freePort()];
  const start = async (command: string, file: string, args: readonly string[], values: Values) => {
    const config = join(dir, file);
    writeFileSync(config, fillTemplate(file, { DIR: dir, ...values }));
    const program = new Program({
      name: file,
      command,
      args: [...args, config],
      log: join(dir, `${file}.log`),
      check: async () => void (await fetch(`http://127.0.0.1:${values['PORT']}/healthz`)),
    });
    t.after(async () => program.stop());
    await program.start();
    return program;
  };
  if (listener !== undefined) {
    const server = createServer(listener).listen(process, '127.0.0.1');
    await once(server, 'listening');
    t.after(() => server.close().closeAllConnections());
  }
  const haproxy = await start(HAPROXY, 'site.cfg', ['-db', '-f'], {
    PORT: site,
    PROCESSES: `  server process1 127.0.0.1:${process} check`,
  });
  await start(NGINX, 'nginx.conf', ['-p', dir, '-e', join(dir, 'nginx-errors.log'), '-c'], {
    PORT: port,
    SITES: serverLine(`127.0.0.1:${site}`),
  });
  return { origin: `http://127.0.0.1:${port}`, haproxy };
}

async function expectAway(origin: string): Promise<void> {
  const call = await fetch(`${origin}/api/cars`, { headers: { accept: 'text/html' } });
  assert.deepEqual([call.status, call.headers.get('retry-after')], [503, '2']);
  assert.equal(call.headers.get('cache-control'), 'no-store');
  assert.match(call.headers.get('content-type') ?? '', /^application\/json/);
  assert.equal(ErrorBody.parse(await call.json()).code, 'UNAVAILABLE');
  for (const path of ['/', '/search?category=suv', '/apis']) {
    const page = await fetch(origin + path);
    assert.deepEqual([page.status, page.headers.get('retry-after')], [503, '2']);
    assert.equal(page.headers.get('cache-control'), 'no-store');
    assert.equal(page.headers.get('content-type'), 'text/html; charset=utf-8');
    const html = await page.text();
    for (const language of Language.options) assert.match(html, new RegExp(`<p lang="${language}">[^<]{30,}</p>`));
    assert.match(html, /"color-scheme" content="light dark"/);
    assert.doesNotMatch(html, /src=|href=|url\(/);
  }
}

test('without a process people get a page and calls JSON, from HAProxy and from nginx', options, async (t) => {
  const { origin, haproxy } = await startProxies(t);
  await expectAway(origin);
  await haproxy.stop();
  await expectAway(origin);
});

test('so they do when the process is lost in the middle of a request', options, async (t) => {
  const { origin } = await startProxies(t, (asked, answer) =>
    asked.url === '/healthz' ? answer.end() : asked.socket.destroy(),
  );
  await expectAway(origin);
});

/** The answer to a body of so many bytes, of which none is sent. */
async function postLength(url: string, length: number, headers: Readonly<Record<string, string>>) {
  return new Promise<IncomingMessage>((resolve, reject) =>
    request(url, { method: 'POST', headers: { ...headers, 'content-length': length } }, resolve)
      .on('error', reject)
      .flushHeaders(),
  );
}

test('a call with a body over the limit gets an error of the product in its language', options, async (t) => {
  const { origin } = await startProxies(t);
  for (const language of Language.options) {
    const answer = await postLength(`${origin}/api/traces`, 25 * 1024 * 1024 + 1, { cookie: `lang=${language}` });
    const body = ErrorBody.parse(JSON.parse(await text(answer)));
    assert.equal(answer.statusCode, 413);
    assert.equal(answer.headers['content-type'], 'application/json; charset=utf-8');
    assert.equal(answer.headers['cache-control'], 'no-store');
    assert.deepEqual(body, { message: errorText(language, 'TOO_LARGE'), code: 'TOO_LARGE' });
  }
});

test('what the process itself answers to a call is passed on', options, async (t) => {
  const { origin } = await startProxies(t, (asked, answer) => {
    const status = Number(asked.url?.split('/').at(-1));
    answer.writeHead(status || 200, { 'x-request-id': 'its own' }).end('its own');
  });
  for (const status of [413, 503]) {
    const answer = await fetch(`${origin}/api/${status}`);
    assert.deepEqual([answer.status, answer.headers.get('x-request-id')], [status, 'its own']);
    assert.equal(await answer.text(), 'its own');
  }
});
