import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type TestContext, test } from 'node:test';
import { SMTPServer } from 'smtp-server';
import { drainJobs } from '#server/testing/drainJobs.ts';
import { physicalOwnerForm, post } from '#server/testing/people/people.ts';
import { testApp } from '#server/testing/testApp.ts';

interface Received {
  readonly from: string;
  readonly to: readonly string[];
  readonly source: string;
}

/** A real mail server on a port of its own, or on one it had before. */
async function mailServer(t: TestContext, port = 0) {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        received.push({
          from,
          to: envelope.rcptTo.map(({ address }) => address),
          source: Buffer.concat(chunks).toString(),
        });
        done();
      });
    },
  });
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  t.after(close);
  // A TCP server has an address of this shape.
  return { received, close, port: (server.server.address() as AddressInfo).port };
}

const form = physicalOwnerForm();

test('a code goes out by SMTP, and a call that it opens succeeds', async (t) => {
  const { received, port } = await mailServer(t);
  const server = await testApp(t, { config: { smtpUrl: `smtp://127.0.0.1:${port}` } });
  await post(server, '/api/physical_owner/first_step', form);
  await drainJobs(server);
  assert.equal(received.length, 1);
  const [mail] = received;
  assert.deepEqual([mail?.from, mail?.to], ['no-reply@gza.ge', [form.email]]);
  const code = /^Subject: (\d{4}) is your Gza code\r$/m.exec(mail?.source ?? '')?.[1];
  assert.match(mail?.source ?? '', /Content-Type: multipart\/alternative/);
  assert.equal((await post(server, '/api/register/physical_owner', { ...form, code })).status, 201);
  assert.deepEqual(await server.context.db.selectFrom('outbox_mails').select('id').execute(), []);
});

test('while the mail server is down the call succeeds; the mail comes once when it is back', async (t) => {
  const { close, port } = await mailServer(t);
  await close();
  const server = await testApp(t, { config: { smtpUrl: `smtp://127.0.0.1:${port}` } });
  assert.equal((await post(server, '/api/physical_owner/first_step', form)).status, 200);
  await drainJobs(server);
  const { rows } = await server.context.pool.query<{ attempts: number; last_error: string }>(
    'select attempts, last_error from graphile_worker.jobs',
  );
  assert.equal(rows[0]?.attempts, 1);
  assert.match(rows[0]?.last_error ?? '', /ECONNREFUSED/);

  const { received } = await mailServer(t, port);
  // Time passes until the next attempt is due.
  await server.context.pool.query('update graphile_worker._private_jobs set run_at = now()');
  await drainJobs(server);
  await drainJobs(server);
  assert.equal(received.length, 1);
  const code = /^Subject: (\d{4}) /m.exec(received[0]?.source ?? '')?.[1];
  assert.equal((await post(server, '/api/register/physical_owner', { ...form, code })).status, 201);
});
