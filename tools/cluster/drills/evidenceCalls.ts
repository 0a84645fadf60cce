import { createHash, createPublicKey, randomUUID, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { calls } from '#contract/calls.ts';
import { showReportPhoto } from '#contract/calls/orders/reports.ts';
import { EvidenceKeys, EvidenceRecord } from '#contract/domain/evidence.ts';
import { projectDir } from '#server/config.ts';
import type { Cluster } from '../startCluster.ts';
import { Visitor } from '../visitor.ts';

const photo = readFileSync(join(projectDir, 'server/demo/fleet/photos/boxvan-01-front.webp'));

/** Both sides of an order whose car is out, who report its condition; what each confirms is signed. */
export async function evidenceCalls(cluster: Cluster) {
  // Which cars of the demo are out depends on the hour: this one is handed over within the hour, to the client we know.
  const [order] = await cluster.ask<{ id: number }>(
    `update orders set period = tstzrange(now() + interval '1 hour', now() + interval '3 days'),
      client_id = (select clients.id from clients join users on users.id = user_id where email = 'client@gza.example')
    where id = (select o.id from orders o join owners on owners.id = o.owner_id join users on users.id = owners.user_id
      where email = 'owner@gza.example' and o.status = 'confirmed' and paid_at is not null order by lower(period) limit 1)
    returning id`,
  );
  if (order === undefined) throw new Error('The demo has no paid order.');
  const sides = { client: new Visitor(), owner: new Visitor() };
  await sides.client.logIn('client@gza.example');
  await sides.owner.logIn('owner@gza.example');
  const at = (path: string, report = 0) =>
    path.replace(':id', String(order.id)).replace(':report_id', String(report)).replace(':angle', 'front');

  const readPhoto = async (report: number): Promise<boolean> =>
    (await sides.client.send('GET', at(showReportPhoto.path, report))).ok;

  return {
    readPhoto,
    /** A report with a photograph, not yet confirmed by anybody. */
    report: async (side: 'client' | 'owner'): Promise<number> => {
      const sha256 = createHash('sha256').update(photo).digest('hex');
      const photos = [{ angle: 'front', sha256, taken_at: new Date().toISOString() }];
      const body = { kind: 'hand_over', odometer: 48_000, fuel_eighths: 8, marks: [], photos };
      const made = await sides[side].send('POST', at(calls.createReport.path), body, {
        'idempotency-key': randomUUID(),
      });
      if (!made.ok) throw new Error(`The report was answered ${made.status}: ${await made.text()}`);
      const { id } = calls.createReport.response.parse(await made.json()).report;
      const form = new FormData();
      form.append('file', new Blob([photo], { type: 'image/webp' }), 'front.webp');
      const sent = await sides[side].send('PUT', at(calls.sendReportPhoto.path, id), form);
      if (!sent.ok) throw new Error(`The photograph was answered ${sent.status}: ${await sent.text()}`);
      return id;
    },
    confirm: async (side: 'client' | 'owner', report: number): Promise<boolean> => {
      const answer = await sides[side].send('POST', at(calls.confirmReport.path, report), {});
      if (!answer.ok) console.error(`The confirmation was answered ${answer.status}: ${await answer.text()}`);
      return answer.ok;
    },
    /** The signatures of the order, how many of them hold under the published keys, and how many keys those are. */
    check: async () => {
      const { keys } = EvidenceKeys.parse(await (await sides.client.send('GET', '/api/evidence-keys.json')).json());
      const records = await cluster.ask<{ content: string; signature: Buffer }>(
        'select content, signature from evidence_records where order_id = $1',
        [order.id],
      );
      const used = new Set<string>();
      const valid = records.filter(({ content, signature }) => {
        const { key } = EvidenceRecord.parse(JSON.parse(content));
        used.add(key);
        const published = keys.find(({ fingerprint }) => fingerprint === key)?.public_key ?? '';
        const publicKey = createPublicKey({ key: Buffer.from(published, 'base64'), type: 'spki', format: 'der' });
        return verify(null, Buffer.from(content), publicKey, signature);
      });
      return { records: records.length, valid: valid.length, keys: used.size };
    },
  };
}
