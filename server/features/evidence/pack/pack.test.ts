import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { generateKeyPairSync, sign } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { extractText, getDocumentProxy } from 'unpdf';
import { EvidenceKeys, EvidenceRecord, packNames, SharedOrder } from '#contract/domain/evidence.ts';
import { sortedJson } from '#contract/domain/sortedJson.ts';
import { projectDir } from '#server/config.ts';
import { post } from '#server/testing/people/people.ts';
import type { TestBrowser } from '#server/testing/testBrowser.ts';
import { checkPack } from '../../../../tools/checkPack.ts';
import { readZip } from '../../../../tools/readZip.ts';
import { confirm, made, photoOf, reportIn, reportRoom, type Room, sealed } from '../testing/reportRoom.ts';
import { readSigningKey } from '../signing/signingKey.ts';
import { fileOf, type PackFile } from './packFile.ts';
import { writeZip } from './packRoute.ts';

const fetchPack = async ({ order }: Room, browser: TestBrowser): Promise<Buffer> => {
  const answer = await browser.inject(`/api/orders/${order.id}/evidence.zip`);
  assert.equal(answer.status, 200, answer.text);
  assert.equal(answer.headers['content-type'], 'application/zip');
  return answer.bytes;
};
const fetchKeys = async ({ app }: Room) =>
  EvidenceKeys.parse((await app.visitor().inject('/api/evidence-keys.json')).body);

const chip = { x: 250, y: 300, side: 'front' as const, note: 'Скол на фаре' };

/** A trip with a hand-over that both sides confirmed, the client with a remark and a mark, and a return that only the owner did. */
async function trip(t: TestContext): Promise<Room> {
  const room = await reportRoom(t);
  await post(room.client, '/api/threads', { car_id: room.carId, text: 'გამარჯობა!' });
  const { id } = await sealed(room);
  reportIn(await confirm(room, room.client, id, { remarks: 'Царапина была', marks: [chip] }));
  await post(room.owner, `/api/orders/${room.order.id}/start`);
  const back = await made(room, room.owner, [await photoOf('rear')], 'take_back');
  reportIn(await confirm(room, room.owner, back.id));
  return room;
}

async function zipped(files: readonly PackFile[]): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of writeZip(files)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** As a user runs it who has only the project and the files. */
async function verify(t: TestContext, files: Readonly<Record<string, string | Buffer>>) {
  const paths = Object.keys(files).map((name) => join(tmpdir(), `${process.pid}-${name}`));
  for (const [index, content] of Object.values(files).entries()) await writeFile(paths[index] ?? '', content);
  t.after(() => Promise.all(paths.map((path) => rm(path))));
  return new Promise<{ code: number; out: string; problems: string }>((resolve) => {
    // No setting of the server is there, no address of a database.
    const options = { cwd: projectDir, env: { PATH: process.env['PATH'] ?? '' } };
    execFile(process.execPath, ['tools/verifyEvidence.ts', ...paths], options, (error, out, problems) =>
      resolve({ code: error === null ? 0 : Number(error.code), out, problems }),
    );
  });
}

test('both sides and the admin get a pack that anyone can verify; a stranger gets none', async (t) => {
  const room = await trip(t);
  const keys = JSON.stringify(await fetchKeys(room));
  for (const browser of [room.client, room.owner, room.admin]) {
    const { checked, problems } = checkPack(await fetchPack(room, browser), JSON.parse(keys));
    assert.deepEqual(problems, []);
    assert.match(
      checked,
      /^GZA-\d+: files \d+, photographs 3, records 3 \(hand_over by owner, confirmed by client, take_back by owner\)/,
    );
    assert.match(checked, /The keys are among the published ones\.$/);
  }
  const pack = await fetchPack(room, room.client);
  const good = await verify(t, { 'pack.zip': pack, 'keys.json': keys });
  assert.deepEqual([good.code, good.problems], [0, '']);
  const alone = await verify(t, { 'alone.zip': pack });
  assert.match(alone.out, /compare [0-9a-f]{64} with the published ones/);
  const cut = await verify(t, { 'cut.zip': pack.subarray(0, pack.length - 1) });
  assert.deepEqual([cut.code, cut.out], [1, '']);
  assert.match((await verify(t, {})).problems, /^Usage/);
  const looks = await room.app.context.pool.query("select from audit_events where action = 'evidence_downloaded'");
  assert.equal(looks.rows.length, 4);
});

test('a pack that was made before deposits were counted is as good as ever', async (t) => {
  const room = await trip(t);
  const keys = await fetchKeys(room);
  const { files } = readZip(await fetchPack(room, room.client));
  const now = SharedOrder.parse(JSON.parse(String(files.get(packNames.order))));
  const { deposit_moves: counted, ...older } = now;
  assert.deepEqual(counted, []);
  const { manifest, manifestSignature } = packNames;
  const rest = [...files]
    .filter(([name]) => name !== manifest && name !== manifestSignature)
    .map(([name, bytes]) => fileOf(name, name === packNames.order ? Buffer.from(sortedJson(older)) : bytes));
  const was = JSON.parse(String(files.get(manifest))) as object;
  const list = rest.map(({ name, bytes: length, sha256 }) => ({ name, bytes: length, sha256 }));
  const bytes = Buffer.from(sortedJson({ ...was, files: list }));
  const { context } = room.app;
  const key = await context.db.transaction().execute((transaction) => readSigningKey(context, transaction));
  const signature = Buffer.from(key.sign(bytes).toString('base64'));
  const old = await zipped([fileOf(manifest, bytes), fileOf(manifestSignature, signature), ...rest]);
  const checked = await verify(t, { 'old.zip': old, 'keys.json': JSON.stringify(keys) });
  assert.deepEqual([checked.code, checked.problems], [0, '']);
});

test('of the whole ZIP no byte can be changed without being named', async (t) => {
  const room = await trip(t);
  const pack = await fetchPack(room, room.owner);
  const { files } = readZip(pack);
  const names = [...files.keys()];
  assert.ok(
    names.includes('summary.pdf') && names.filter((name) => name.startsWith('photos/')).length === 3,
    names.join(),
  );
  const unnamed: string[] = [];
  const flip = (at: number, mask: number, name?: string) => {
    const changed = Buffer.from(pack);
    changed.writeUInt8(changed.readUInt8(at) ^ mask, at);
    const { checked, problems } = checkPack(changed, undefined);
    const isNamed = problems.length > 0 && (name === undefined || problems.some((problem) => problem.includes(name)));
    if (!isNamed) unnamed.push(`${at} of ${name ?? 'the ZIP'}: ${checked}${problems.join()}`);
  };
  const covered = new Set<number>();
  for (const [name, content] of files) {
    const start = content.byteOffset - pack.byteOffset;
    const places = [
      0,
      1,
      content.length >> 1,
      content.length - 1,
      ...Array.from({ length: 12 }, (_none, n) => (n * 7919) % content.length),
    ];
    for (const place of new Set(places)) flip(start + place, 1 << (place % 8), name);
    for (let at = start; at < start + content.length; at += 1) covered.add(at);
  }
  // What is no file's own: every byte of headers, sums and lists.
  for (let at = 0; at < pack.length; at += 1) if (!covered.has(at)) flip(at, 1 << (at % 8));
  assert.deepEqual(unnamed, []);
});

test('a forged pack is detected: another key, a missing record, a photograph from elsewhere', async (t) => {
  const room = await trip(t);
  const published = await fetchKeys(room);
  const { files } = readZip(await fetchPack(room, room.client));
  const pair = generateKeyPairSync('ed25519');
  const publicKey = pair.publicKey.export({ type: 'spki', format: 'der' });
  const fingerprint = fileOf('', publicKey).sha256;
  /** Signed again by a forger, with a key that they put into the pack. */
  const forge = async (change: (content: Map<string, Buffer>) => void): Promise<Buffer> => {
    const content = new Map(files);
    const own = {
      fingerprint,
      algorithm: 'Ed25519',
      public_key: publicKey.toString('base64'),
      from: '2026-11-20T06:00:00Z',
      until: null,
    };
    content.set(packNames.keys, Buffer.from(JSON.stringify({ keys: [...published.keys, own] })));
    change(content);
    const { manifest, manifestSignature } = packNames;
    const rest = [...content]
      .filter(([name]) => name !== manifest && name !== manifestSignature)
      .map(([name, bytes]) => fileOf(name, bytes));
    const was = JSON.parse(String(files.get(manifest))) as object;
    const bytes = Buffer.from(
      sortedJson({
        ...was,
        key: fingerprint,
        records: rest.filter(({ name }) => /^records\/.*json$/.test(name)).length,
        files: rest.map(({ name, bytes: length, sha256 }) => ({ name, bytes: length, sha256 })),
      }),
    );
    const signature = Buffer.from(sign(null, bytes, pair.privateKey).toString('base64'));
    return zipped([fileOf(manifest, bytes), fileOf(manifestSignature, signature), ...rest]);
  };
  const problemsOf = async (change: (content: Map<string, Buffer>) => void) =>
    checkPack(await forge(change), published).problems;
  const unknown = `keys.json: the key ${fingerprint} is not among the published ones`;
  assert.deepEqual(await problemsOf(() => undefined), [unknown]);

  const less = await problemsOf((content) => {
    for (const name of [packNames.record(2), packNames.recordSignature(2)]) content.delete(name);
    content.set(packNames.record(2), files.get(packNames.record(3)) ?? Buffer.alloc(0));
    content.set(packNames.recordSignature(2), files.get(packNames.recordSignature(3)) ?? Buffer.alloc(0));
    for (const name of [packNames.record(3), packNames.recordSignature(3)]) content.delete(name);
  });
  assert.ok(
    less.some((problem) => problem.startsWith('records/0002.json: previous is ')),
    less.join('\n'),
  );
  assert.ok(less.includes('records/0002.json: place is 3, not 2'));

  const photo = [...files.keys()].find((name) => name.startsWith('photos/')) ?? '';
  const { bytes } = await photoOf('front');
  const swapped = await problemsOf((content) => void content.set(photo, bytes));
  assert.ok(
    swapped.some((problem) => problem.startsWith(`${photo}: SHA-256 is `)),
    swapped.join('\n'),
  );
  const gone = await problemsOf((content) => void content.delete(photo));
  assert.ok(gone.includes(`${photo}: it is missing`), gone.join('\n'));

  const edited = await problemsOf((content) => {
    const record = JSON.parse(String(content.get(packNames.record(1)))) as { odometer: number };
    content.set(packNames.record(1), Buffer.from(sortedJson({ ...record, odometer: record.odometer + 1 })));
  });
  assert.ok(
    edited.some((problem) => problem.startsWith('records/0001.sig: it is no signature')),
    edited.join('\n'),
  );
  assert.ok(
    edited.some((problem) => problem.startsWith('records/0002.json: previous is ')),
    edited.join('\n'),
  );

  const moved = await problemsOf((content) => {
    const record = EvidenceRecord.parse(JSON.parse(String(content.get(packNames.record(2)))));
    assert.ok(record.type === 'confirmation' && record.side === 'client');
    assert.deepEqual(record.marks, [chip], 'the client’s marks are signed as theirs');
    content.set(packNames.record(2), Buffer.from(sortedJson({ ...record, marks: [{ ...chip, x: 251 }] })));
  });
  assert.ok(
    moved.some((problem) => problem.startsWith('records/0002.sig: it is no signature')),
    moved.join('\n'),
  );
});

test('a file that was changed and packed again, sums and all, is named', async (t) => {
  const room = await trip(t);
  const { files } = readZip(await fetchPack(room, room.client));
  for (const name of [...files.keys()].filter((each) => !/manifest|records/.test(each))) {
    const content = Buffer.from(files.get(name) ?? []);
    content.writeUInt8(content.readUInt8(content.length >> 1) ^ 1, content.length >> 1);
    const changed = [...files].map(([each, bytes]) => fileOf(each, each === name ? content : bytes));
    const { problems } = checkPack(await zipped(changed), undefined);
    assert.ok(
      problems.some((problem) => problem.startsWith(`${name}: SHA-256 is `) && problem.endsWith('was signed')),
      `${name}: ${problems.join()}`,
    );
  }
});

test('names that lead out of a folder, lists that grow, and files in pieces are no pack', async () => {
  const zipOf = async (...names: string[]) => {
    return zipped(names.map((name) => fileOf(name, Buffer.from('x'))));
  };
  for (const name of [
    '../../etc/passwd.txt',
    '/etc/passwd.txt',
    'a/../b.txt',
    'C:\\a.txt',
    'a\u0000.txt',
    `${'a'.repeat(101)}.txt`,
  ])
    assert.match(checkPack(await zipOf(name), undefined).problems.join(), /a name that no pack has/, name);
  assert.match(readZip(await zipOf('a.txt', 'a.txt')).problems.join(), /it is there twice/);
  const many = await zipOf(...Array.from({ length: 501 }, (_none, n) => `a${n}.txt`));
  assert.match(readZip(many).problems.join(), /at most 500/);
  for (const bytes of [Buffer.alloc(0), Buffer.from('PK'), Buffer.alloc(5_000, 1), Buffer.alloc(22)])
    assert.notDeepEqual(checkPack(bytes, undefined).problems, []);
});

test('the summary says everything in the languages of both sides', async (t) => {
  const room = await trip(t);
  await room.app.context.pool.query(
    "update users u set language = case when exists (select from clients c where c.user_id = u.id) then 'ru' else 'ka' end",
  );
  const { rows } = await room.app.context.pool.query<{ buyer: string; seller: string }>(
    'select buyer_name as buyer, seller_name as seller from orders where id = $1',
    [room.order.id],
  );
  // The sides are named as when the order was paid.
  for (const table of ['clients', 'owners']) await room.app.context.pool.query(`update ${table} set name = 'Renamed'`);
  const { files } = readZip(await fetchPack(room, room.admin));
  const document = await getDocumentProxy(new Uint8Array(files.get('summary.pdf') ?? []));
  const { text } = await extractText(document, { mergePages: true });
  const page = text.replaceAll(/\s+/g, ' ');
  for (const part of [
    `Доказательства по заказу ${room.order.number}`,
    `Клиент: ${rows[0]?.buyer}`,
    `Владелец: ${rows[0]?.seller}`,
    'Передача машины, акт владельца',
    'Пробег: 48 214 км',
    'Царапина была',
    'Добавленные повреждения: 1 2. спереди: Скол на фаре',
    'Новые повреждения после передачи: 1',
    'Клиент не подтвердил',
    `${room.order.number} შეკვეთის მტკიცებულებები`,
    'ნაკაწრი, 4 სმ',
    '8/8',
  ])
    assert.ok(page.includes(part), `${part} is not in ${page}`);
});
