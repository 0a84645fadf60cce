import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type TestContext, test } from 'node:test';
import { promisify } from 'node:util';
import { projectDir } from '#server/config.ts';
import { scopeJob } from '#server/platform/workScope.ts';
import { testApp } from '#server/testing/testApp.ts';
import { sendSpans } from './sendSpans.ts';

interface Sent {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly status: { readonly code?: number };
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[];
}

/** A collector that writes down what it is sent. */
async function collector(t: TestContext) {
  const sent: Sent[] = [];
  const server = createServer((request, response) => {
    const read = async () => {
      assert.equal(request.url, '/v1/traces');
      const { resourceSpans } = JSON.parse(await text(request));
      for (const { scopeSpans } of resourceSpans) for (const { spans } of scopeSpans) sent.push(...spans);
      response.setHeader('content-type', 'application/json').end('{}');
    };
    void read();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => server.close());
  return { sent, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const attributesOf = ({ attributes }: Sent) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

test('the id in an answer is the number of a trace with the request and its statements', async (t) => {
  const { sent, url } = await collector(t);
  const stop = sendSpans({ url, percent: 100 });
  const { inject, context } = await testApp(t);
  const { headers } = await inject('/api/cars/17?q=secret');
  await assert.rejects(
    scopeJob(
      'greet',
      () => ({ warn: () => undefined }),
      async () => void (await context.pool.query('select 1 / 0')),
    ),
  );
  await stop();
  await inject('/api/cars/18');

  const ours = sent.filter(({ traceId }) => traceId === headers['x-request-id']);
  const request = ours.find(({ parentSpanId }) => parentSpanId === undefined);
  assert.deepEqual(
    [request?.name, attributesOf(request!)],
    [
      'GET /api/cars/:id',
      { 'http.request.method': 'GET', 'http.route': '/api/cars/:id', 'http.response.status_code': 404 },
    ],
  );
  const statements = ours.filter((span) => span !== request);
  assert.ok(statements.length > 0);
  for (const statement of statements) {
    assert.equal(statement.parentSpanId, request?.spanId);
    assert.ok(Number(attributesOf(statement)['db.postgresql.pid']) > 0);
  }
  const job = sent.find(({ name }) => name === 'greet');
  const failed = sent.find(({ parentSpanId }) => parentSpanId === job?.spanId);
  assert.deepEqual(
    [job?.status.code, failed?.status.code, attributesOf(failed!)['db.query.text']],
    [2, 2, 'select 1 / 0'],
  );
  assert.ok(!JSON.stringify(sent).includes('secret'), 'neither addresses nor values');
  assert.ok(!sent.some(({ traceId }) => traceId !== headers['x-request-id'] && traceId !== job?.traceId));
});

test('with 0 percent nothing is sent', async (t) => {
  const { sent, url } = await collector(t);
  const stop = sendSpans({ url, percent: 0 });
  const { inject } = await testApp(t);
  await inject('/api/cars/17');
  await stop();
  assert.deepEqual(sent, []);
});

// Of the whole library only the types and constants of its API are there: the metrics' library has them.
test('a server without a collector loads nothing of it', async () => {
  const list = `import('./server/serve.ts').then(() => {
    const { createRequire } = process.getBuiltinModule('module');
    const loaded = Object.keys(createRequire(process.cwd() + '/x.js').cache);
    console.log(loaded.length > 100, loaded.filter((path) => path.includes('@opentelemetry') && !path.includes('@opentelemetry/api/')).length);
  })`;
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', list], { cwd: projectDir });
  assert.equal(stdout, 'true 0\n');
});
