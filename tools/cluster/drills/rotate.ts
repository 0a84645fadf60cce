import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { calls } from '#contract/calls.ts';
import { unsubscribePath } from '#server/features/savedSearches/unsubscribe/unsubscribeToken.ts';
import { headerOf } from '#server/platform/crypto/encryption.ts';
import { databaseUrl, ports, siteUrl } from '../addresses.ts';
import { type Load, startLoad, startSearches, startWrites } from '../load.ts';
import { startOrders } from '../orders.ts';
import type { Cluster } from '../startCluster.ts';
import { DEMO_PASSWORD, Visitor } from '../visitor.ts';
import { checkAfterwards, openBrowsers, runJob } from './afterwards.ts';
import { evidenceCalls } from './evidenceCalls.ts';
import { openSealed } from './openSealed.ts';
import { replaceProcesses } from './replaceProcesses.ts';
import {
  type Drill,
  finishOrders,
  finishSearches,
  finishWrites,
  type Report,
  reportNoFailures,
  reportTraffic,
} from './report.ts';

/** SECRET, ENCRYPTION_KEY and the key of evidence become others while people write, in the steps of docs/operations.md. */
export const rotate: Drill = async (cluster, report) => {
  const { SECRET = '', ENCRYPTION_KEY = '' } = cluster.settings;
  const [secret, key] = [randomBytes(24).toString('hex'), randomBytes(32).toString('base64')];
  const browsers = await openBrowsers(cluster);
  const evidence = await evidenceCalls(cluster);
  const owners = await evidence.report('owner');
  report.promise('evidence is signed before', await evidence.confirm('owner', owners));
  const clients = await evidence.report('client');
  const former = await giveAway(SECRET);

  const writes = await startWrites();
  const searches = startSearches();
  const orders = await startOrders(cluster);
  const owner = await startOwner();
  await pause(3_000);
  await replaceProcesses(cluster, { env: { OLD_SECRETS: secret, ENCRYPTION_OLD_KEYS: key } });
  report.figure('every process reads what is made with the new secret and key');
  await replaceProcesses(cluster, {
    env: { SECRET: secret, OLD_SECRETS: SECRET, ENCRYPTION_KEY: key, ENCRYPTION_OLD_KEYS: ENCRYPTION_KEY },
  });
  report.figure('every process uses the new ones');
  report.promise('evidence is signed by a key that was sealed before', await evidence.confirm('client', owners));
  report.promise('a quote, a calendar and an end of mails from before hold', (await former.check()) === '201 200 200');
  for (const job of ['rewrapKeys', 'rewrapReportKeys', 'resealNumbers']) await runJob(cluster, job);
  await checkRewrapped(cluster, report, { former: ENCRYPTION_KEY, key });
  await replaceProcesses(cluster, { env: { OLD_SECRETS: '', ENCRYPTION_OLD_KEYS: '' } });
  report.figure('the former ones are taken away');
  report.promise('photographs of before can be seen', await evidence.readPhoto(owners));
  report.promise('evidence is signed by the rewrapped key', await evidence.confirm('client', clients));
  await cluster.ask("update evidence_keys set created_at = created_at - interval '400 days'");
  await runJob(cluster, 'replaceEvidenceKey');
  report.promise('evidence is signed by a new key', await evidence.confirm('owner', clients));
  const { records, valid, keys } = await evidence.check();
  report.figure(`${valid} of ${records} signatures hold, of ${keys} keys`);
  report.promise('every signature holds under its published key', records === 4 && valid === 4 && keys === 2);
  await pause(3_000);

  await finishWrites(cluster, report, writes);
  await finishSearches(report, searches);
  // The quote from before was ordered, too.
  await finishOrders(report, orders, 1);
  await owner.stop();
  const loads: Readonly<Record<string, Load>> = { writes, searches, orders, ...owner.loads };
  for (const [name, { traffic }] of Object.entries(owner.loads)) reportTraffic(report, name, traffic);
  for (const [name, { traffic }] of Object.entries(loads)) reportNoFailures(report, name, traffic);
  await checkAfterwards(cluster, report, browsers);
};

/** Nothing but reports of problems, which are gone after a month, is under the former key; with the new one all opens. */
async function checkRewrapped(
  cluster: Cluster,
  report: Report,
  { former, key }: { readonly former: string; readonly key: string },
): Promise<void> {
  const columns = await cluster.ask<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and data_type = 'bytea' and table_name not like 'trace%'`,
  );
  const left: string[] = [];
  for (const { table, column } of columns) {
    const rows = await cluster.ask(`select from "${table}" where substr("${column}", 1, 5) = $1`, [
      headerOf(Buffer.from(former, 'base64')),
    ]);
    if (rows.length > 0) left.push(`${table}.${column} ${rows.length}`);
  }
  if (left.length > 0) report.figure(`still under the former key: ${left.join(', ')}`);
  report.promise('nothing is under the former key', left.length === 0);
  const url = databaseUrl(ports.postgres(await cluster.primary()), 'postgres', cluster.place.password);
  const { opened, sealed } = await openSealed(url, { decryptionKeys: [Buffer.from(key, 'base64')] });
  report.figure(`${opened} of ${sealed} sealed numbers open with the new key`);
  report.promise('every sealed number opens with the new key alone', sealed > 0 && opened === sealed);
}

/** What people hold that was made with the secret: a quote, the address of a calendar, the link at the end of a mail. */
async function giveAway(secret: string): Promise<{ check(): Promise<string> }> {
  const [client, owner] = [new Visitor(), new Visitor()];
  await client.logIn('client@gza.example');
  await owner.logIn('owner@gza.example');
  const carId = await carOf(owner);
  const calendar = await calendarOf(owner, carId);
  const dates = [500, 503].map((days) => new Date(Date.now() + days * 24 * 3_600_000).toISOString().slice(0, 10));
  const quoted = await client.send('POST', calls.createQuote.path, { car_id: carId, from: dates[0], to: dates[1] });
  const quote_id = calls.createQuote.response.parse(await quoted.json()).quote.id;
  const order = { quote_id, payment: 'full', terms_acknowledged: true };
  return {
    check: async () => {
      const answers = [
        await client.send('POST', calls.placeOrder.path, order, { 'idempotency-key': randomUUID() }),
        await client.send('GET', calendar),
        await client.send('GET', unsubscribePath(secret, 1)),
      ];
      return answers.map(({ status }) => status).join(' ');
    },
  };
}

async function carOf(owner: Visitor): Promise<number> {
  const list = await owner.send('GET', `${calls.listFleetCars.path}?status=active`);
  const [car] = calls.listFleetCars.response.parse(await list.json()).cars;
  if (car === undefined) throw new Error('The owner of the demo fleet has no car.');
  return car.id;
}

async function calendarOf(owner: Visitor, carId: number): Promise<string> {
  const feeds = await owner.send('GET', calls.listFeeds.path.replace(':id', String(carId)));
  return calls.listFeeds.response.parse(await feeds.json()).export_url.replace(siteUrl, '');
}

/** An owner whose account number is opened and sealed by any process, and whose calendar any process names and serves. */
async function startOwner() {
  const owner = new Visitor();
  await owner.logIn('owner@gza.example');
  const carId = await carOf(owner);
  const isOk = (status: number): boolean => status === 200;
  const loads = {
    'openings of a number': startLoad(2, async () => () => owner.send('GET', calls.getProfile.path), isOk),
    'changes of a number': startLoad(
      0.5,
      async (index) => () =>
        owner.send('PATCH', calls.updateProfile.path, {
          iban: ibanOf(index),
          current_password: DEMO_PASSWORD,
        }),
      isOk,
    ),
    calendars: startLoad(
      2,
      async () => {
        const address = await calendarOf(owner, carId);
        return () => owner.send('GET', address);
      },
      isOk,
    ),
  };
  return { loads, stop: async () => Promise.all(Object.values(loads).map((load) => load.stop())) };
}

/** ISO 7064: the two digits after the country make the whole a multiple of 97 and one. */
function ibanOf(index: number): string {
  const account = `NB${String(index).padStart(16, '0')}`;
  const digits = `${account}GE00`.replaceAll(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return `GE${String(98n - (BigInt(digits) % 97n)).padStart(2, '0')}${account}`;
}
