import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drainJobs } from '#server/testing/drainJobs.ts';
import { clientForm, physicalOwnerForm, post } from '#server/testing/people/people.ts';
import { testApp } from '#server/testing/testApp.ts';
import { fillDemo, fillMoney } from './fillDemo.ts';

const paths = ['/dev/outbox.json', '/dev/outbox', '/dev/outbox/1', '/dev/accounts.json'];

test('the demo shows its mails, newest first, and its accounts, which can log in', async (t) => {
  const server = await testApp(t, { fleet: true });
  assert.deepEqual((await server.inject('/dev/outbox.json')).body, []);
  await post(server, '/api/client/register', clientForm('nino@example.com'));
  await post(server, '/api/physical_owner/first_step', physicalOwnerForm('giorgi@example.com'));
  await drainJobs(server);
  const mails = (await server.inject('/dev/outbox.json')).body as { to: string }[];
  assert.deepEqual(
    mails.map(({ to }) => to),
    ['giorgi@example.com', 'nino@example.com'],
  );
  assert.deepEqual(Object.keys(mails[0] ?? {}), ['to', 'subject', 'text', 'html', 'sent_at']);

  const accounts = (await server.inject('/dev/accounts.json')).body as {
    role: string;
    email: string;
    password: string;
  }[];
  assert.deepEqual([...new Set(accounts.map(({ role }) => role))].sort(), ['admin', 'client', 'owner', 'support']);
  for (const { role, email, password } of accounts) {
    const answer = await post(server.visitor(), '/api/login', { email, password });
    assert.deepEqual([answer.status, (answer.body as { roles: string[] }).roles], [200, [role]]);
  }
});

test('the outbox page shows mails as text, and each as its recipient sees it, where nothing can run', async (t) => {
  const server = await testApp(t, { fleet: true });
  await server.context.db
    .insertInto('outbox_mails')
    .values({
      recipient: '<i>@x',
      subject: '<script>alert(1)</script>',
      text: '"&',
      html: '<p>Hello</p>',
      sent_at: new Date(),
    })
    .execute();
  const page = await server.inject('/dev/outbox');
  assert.match(page.text, /<h2>&lt;script&gt;alert\(1\)&lt;\/script&gt;<\/h2>/);
  assert.equal(/<script|<i>/.test(page.text), false);
  const nonce = /<style nonce="([^"]+)">/.exec(page.text)?.[1] ?? 'none';
  assert.ok(String(page.headers['content-security-policy']).includes(`'nonce-${nonce}'`));
  const mail = await server.inject('/dev/outbox/1');
  assert.equal(mail.text, '<p>Hello</p>');
  assert.match(String(mail.headers['content-security-policy']), /sandbox/);
  for (const id of ['2', '0', '-1', 'x', '99999999999999999999']) {
    assert.equal((await server.inject(`/dev/outbox/${id}`)).status, 404);
  }
});

test('without the demo fleet, with a mail server, or with a database of its own, none of it exists', async (t) => {
  const servers = [
    await testApp(t),
    await testApp(t, { fleet: true, config: { smtpUrl: 'smtp://127.0.0.1:1' } }),
    await testApp(t, { fleet: true, config: { isDemo: false } }),
  ];
  for (const server of servers) {
    for (const path of paths) assert.equal((await server.inject(path)).status, 404, path);
  }
});

test('registering with a demo address gives no access', async (t) => {
  const server = await testApp(t);
  await post(server, '/api/client/register', clientForm('admin@gza.example'));
  assert.equal((await server.inject('/dev/outbox.json')).status, 404);
});

test('the demo has a year of money once: each owner was paid month by month, the last one waits', async (t) => {
  const { context } = await testApp(t, { fleet: true });
  await fillMoney(context);
  await fillMoney(context);
  const { rows } = await context.pool.query<Record<string, string>>(`
    select (select count(*) from ledger_entries) as entries,
      (select count(*) from orders where paid_at is not null) as paid,
      (select sum(amount - commission) from ledger_entries where payout_id is not null) as owed,
      (select sum(amount) from payouts) as paid_out,
      (select count(distinct month) from payouts) as months,
      (select string_agg(distinct state, ' ' order by state) from payouts) as states`);
  const [sums] = rows;
  assert.ok(sums);
  assert.equal(sums['entries'], sums['paid']);
  assert.equal(sums['owed'], sums['paid_out']);
  assert.ok(Number(sums['months']) >= 10);
  assert.equal(sums['states'], 'due settled');
});

test('a statement that takes too long leaves nothing half-filled, and the filling is tried again', async (t) => {
  const { context } = await testApp(t, { fleet: true });
  // A sequence goes on whatever is rolled back: only the third insert of all fails.
  await context.pool.query(`
    create sequence inserts;
    create function be_slow() returns trigger language plpgsql as $$ begin
      if nextval('inserts') = 3 then raise 'canceling statement due to statement timeout' using errcode = '57014'; end if;
      return new;
    end $$;
    create trigger be_slow before insert on payouts for each row execute function be_slow()`);
  const count = async (table: string) =>
    (await context.pool.query<{ count: number }>(`select count(*) as count from ${table}`)).rows[0]?.count ?? 0;
  await assert.rejects(fillMoney(context), /statement timeout/);
  assert.deepEqual([await count('payments'), await count('ledger_entries'), await count('payouts')], [0, 0, 0]);
  await context.pool.query('alter sequence inserts restart');
  const tries = t.mock.fn();
  context.failures.listen(tries);
  await fillDemo(context, 0);
  assert.equal(tries.mock.callCount(), 1);
  assert.ok((await count('payouts')) > 10);
});

test('what goes on failing ends the filling: after some tries, or at once where no other try would help', async (t) => {
  const { context } = await testApp(t, { fleet: true });
  const fail = (code: string) =>
    context.pool.query(`
      create or replace function fail() returns trigger language plpgsql as $$ begin raise 'none' using errcode = '${code}'; end $$;
      create or replace trigger fail before insert on payouts for each row execute function fail()`);
  const tries = t.mock.fn();
  context.failures.listen(tries);
  await fail('22012');
  await assert.rejects(fillDemo(context, 0), { code: '22012' });
  assert.equal(tries.mock.callCount(), 0);
  await fail('57014');
  await assert.rejects(fillDemo(context, 0), { code: '57014' });
  assert.equal(tries.mock.callCount(), 4);
});
