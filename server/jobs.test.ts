import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { testApp } from '#server/testing/testApp.ts';
import { testClock } from '#server/testing/testClock.ts';
import { fleetMoment } from '#server/testing/testConfig.ts';
import { testActors } from '#server/testing/people/testActors.ts';
import { jobs } from './jobs.ts';

const DAY = 24 * 3_600_000;

test('what is over leaves the database by the jobs that run by themselves', async (t) => {
  const clock = testClock(fleetMoment);
  // No bank is queried.
  const { context } = await testApp(t, { clock, config: { ratesUrl: 'http://127.0.0.1:9/' } });
  const { pool } = context;
  await testActors(context);
  const [now, soon] = [clock(), new Date(clock().getTime() + 60_000)];
  const insert = (into: string, values: readonly unknown[]) =>
    pool.query(`insert into ${into} values (${values.map((_, index) => `$${index + 1}`).join(', ')})`, [...values]);
  await insert('outbox_mails (recipient, subject, text, html, sent_at)', ['a@b.ge', '', '', '', now]);
  await insert('codes (flow, address, language, asked_at, expires_at)', ['recovery', 'a@b.ge', 'en', now, soon]);
  await insert('rate_limits (key, used, resets_at)', ['some', 1, soon]);
  const left = async () => {
    const tables = ['sessions', 'codes', 'outbox_mails', 'rate_limits'];
    const counts = await Promise.all(
      tables.map((table) => pool.query<{ count: number }>(`select count(*) from ${table}`)),
    );
    return counts.map(({ rows }) => (rows[0]?.count ?? 0) > 0);
  };
  const runAll = async () => {
    for (const { cron, run } of jobs) if (cron !== undefined) await run(undefined, context);
  };
  await runAll();
  assert.deepEqual(await left(), [true, true, true, true]);
  clock.advance(40 * DAY);
  await runAll();
  assert.deepEqual(await left(), [false, false, false, false]);
});

test('jobs have a name of their own, and those that run by themselves an hour', () => {
  assert.deepEqual(
    jobs.map(({ name, cron }) => `${name} ${cron ?? '-'}`),
    [
      'afterReturn */5 * * * *',
      'archiveOrderLogs 10 3 * * *',
      'askForReviews */30 * * * *',
      'askProviders * * * * *',
      'checkSavedSearches * * * * *',
      'createPayouts 15 20 * * *',
      'endOldPrices 5 20 * * *',
      'expireOrders * * * * *',
      'fetchRates 20 */3 * * *',
      'forgetAnswers 37 * * * *',
      'forgetCodes 22 * * * *',
      'forgetDocuments 20 2 * * *',
      'forgetFile -',
      'forgetLimits 7 * * * *',
      'forgetMails 27 3 * * *',
      'forgetPictures 50 1 * * *',
      'forgetReportPhotos 10 2 * * *',
      'forgetSessions 17 * * * *',
      'forgetTraces 12 * * * *',
      'mailUnread -',
      'pruneBusy 40 1 * * *',
      'refreshFeeds * * * * *',
      'refreshRecommended 25 * * * *',
      'remindOfIdentity */10 * * * *',
      'remindOfPayment * * * * *',
      'remindOfReport -',
      'remindOfTrip */5 * * * *',
      'replaceEvidenceKey 40 3 1 * *',
      'resealNumbers 0 3 * * *',
      'rewrapKeys 50 2 * * *',
      'rewrapReportKeys 55 2 * * *',
      'sandboxCallback -',
      'sendCode -',
      'sendMail -',
      'sendPush -',
      'settlePayment -',
      'settlePayments 41 * * * *',
      'tellWaiting * * * * *',
    ],
  );
});

test('the page for operators names every job', () => {
  const page = readFileSync(new URL('../docs/operations.md', import.meta.url), 'utf8');
  assert.deepEqual(
    jobs.map(({ name }) => name).filter((name) => !page.includes(`\`${name}\``)),
    [],
  );
});
