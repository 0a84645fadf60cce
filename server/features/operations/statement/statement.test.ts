import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openSync } from 'fontkit';
import { extractText, getDocumentProxy } from 'unpdf';
import { listOperations } from '#contract/calls/operations/operations.ts';
import { Language } from '#contract/domain/values.ts';
import { fontFile, splitRuns } from '#server/platform/pdf/drawText.ts';
import { drainJobs } from '#server/testing/drainJobs.ts';
import { post } from '#server/testing/people/people.ts';
import { atBank, type Market, market, ordered, payment } from '#server/testing/people/renters.ts';
import { measuredLetters } from '#server/testing/measuredLetters.ts';
import type { TestBrowser } from '#server/testing/testBrowser.ts';
import { operationTexts } from '../operationTexts.ts';
import { createPayouts } from '../payouts/payouts.ts';
import { statementTexts } from './statementTexts.ts';

async function read(browser: TestBrowser, path: string): Promise<{ pages: string[]; title: string }> {
  const answer = await browser.inject(`/api/operations/statements/${path}`);
  assert.equal(answer.status, 200, answer.text);
  assert.equal(answer.headers['content-type'], 'application/pdf');
  const document = await getDocumentProxy(new Uint8Array(answer.bytes));
  const { text } = await extractText(document, { mergePages: false });
  const { info } = await document.getMetadata();
  return { pages: text.map((page) => page.replaceAll(/\s+/g, ' ')), title: String((info as { Title?: string }).Title) };
}

async function rented(place: Market) {
  const order = await ordered(place, place.client, { from: '2026-11-22T10:00', to: '2026-11-25T10:00' }, 'part');
  await atBank(place.client, await payment(place.client, order.id), 'action=approve&delivery=now');
  await drainJobs(place.app);
  place.clock.set(new Date('2026-11-25T08:00:00Z'));
  for (const move of ['start', 'mark-paid', 'finish']) await post(place.owner, `/api/orders/${order.id}/${move}`);
  return order;
}

test('a statement has rows, totals, payout and page numbers in the language of its owner', async (t) => {
  const place = await market(t);
  const { pool } = place.app.context;
  await pool.query('truncate ledger_entries, payouts cascade');
  const order = await rented(place);
  const before = await read(place.owner, '2026-11.pdf');
  assert.match(before.pages[0] ?? '', /The payout is made up when the month is over/);
  place.clock.set(new Date('2026-12-01T08:00:00Z'));
  await createPayouts(place.app.context);
  const expected = {
    en: ['Statement · November 2026', 'Page 1 of 1', '300.00 ₾', '−45.00 ₾', '255.00 ₾', '45.00 ₾'],
    ka: ['ამონაწერი · ნოემბერი 2026', 'გვერდი 1 / 1', '300,00 ₾', '−45,00 ₾', '255,00 ₾', '45,00 ₾'],
    ru: ['Выписка · Ноябрь 2026', 'Страница 1 из 1', '300,00 ₾', '−45,00 ₾', '255,00 ₾', '45,00 ₾'],
  };
  await pool.query(
    `update owners set name = 'შპს Kolkheti', surname = 'Дача' where id = (select owner_id from cars where id = $1)`,
    [place.carId],
  );
  for (const language of Language.options) {
    await place.owner.inject(`/api/language/${language}`);
    const { pages, title } = await read(place.owner, '2026-11.pdf');
    const [page = ''] = pages;
    const { opening, becameDue } = statementTexts[language];
    const { states, kinds } = operationTexts[language];
    const { cash } = kinds;
    for (const part of [...expected[language], 'შპს Kolkheti Дача', order.number, cash, opening, becameDue, states.due])
      assert.ok(page.includes(part.replaceAll('\u00A0', ' ')), `${language}: ${part} is not in ${page}`);
    assert.ok(title.endsWith('შპს Kolkheti Дача'), title);
  }
});

test('a long month fills pages that are numbered and drawn one at a time; an empty one says so', async (t) => {
  const place = await market(t);
  const { pool } = place.app.context;
  await pool.query('truncate ledger_entries, payouts cascade');
  await pool.query('update orders set owner_id = (select owner_id from cars where id = $1) where id <= 60', [
    place.carId,
  ]);
  await pool.query(
    `insert into ledger_entries (order_id, payment_id, kind, amount, commission, at)
     select id, null, 'cash', 12345, 0, $2 from orders where owner_id = (select owner_id from cars where id = $1) and id <= 60`,
    [place.carId, new Date('2026-11-10T08:00:00Z')],
  );
  const { rows } = await pool.query<{ count: number }>('select count(*) as count from ledger_entries');
  const count = rows[0]?.count ?? 0;
  assert.ok(count > 30);
  const { pages } = await read(place.owner, '2026-11.pdf');
  assert.ok(pages.length > 1);
  pages.forEach((page, index) => assert.match(page, new RegExp(`Page ${index + 1} of ${pages.length}`)));
  assert.equal(pages.join(' ').match(/123\.45 ₾ 0\.00 ₾ 123\.45 ₾/g)?.length, count);
  const { all, most } = await measuredLetters(t, () => read(place.owner, '2026-11.pdf'));
  assert.ok(most < 0.8 * all, `${most} of ${all} letters at once`);
  assert.match((await read(place.owner, '2026-10.pdf')).pages[0] ?? '', /No money moved in this month/);
  for (const wrong of ['2026-12.pdf', '2026-00.pdf', '2026-11.exe', '1999-01.pdf'])
    assert.equal((await place.owner.inject(`/api/operations/statements/${wrong}`)).status, 404, wrong);
});

test('a deposit in hand is a row but counted nowhere, and the statement says so', async (t) => {
  const place = await market(t);
  const { pool } = place.app.context;
  await pool.query('truncate ledger_entries, payouts cascade');
  await pool.query(
    `update cars set deposit = 20000, terms = '{"deposit": {"how": ["cash"], "back_within_days": 3}}' where id = $1`,
    [place.carId],
  );
  const order = await ordered(place, place.client, { from: '2026-11-22T10:00', to: '2026-11-25T10:00' });
  await atBank(place.client, await payment(place.client, order.id), 'action=approve&delivery=now');
  await drainJobs(place.app);
  place.clock.set(new Date('2026-11-22T06:00:00Z'));
  const taken = await post(place.owner, `/api/orders/${order.id}/deposit`, {
    kind: 'taken',
    amount: 20_000,
    way: 'cash',
  });
  assert.ok(taken.status < 300, taken.text);
  const { totals, total, operations } = listOperations.response.parse(
    (await place.owner.inject('/api/operations')).body,
  );
  const counted = operations.filter(({ kind }) => kind !== 'deposit');
  assert.deepEqual([operations.length, total, counted.length], [2, 2, 1]);
  assert.deepEqual([totals.count, totals.gross], [1, counted[0]?.gross]);
  for (const language of Language.options) {
    await place.owner.inject(`/api/language/${language}`);
    const { pages } = await read(place.owner, '2026-11.pdf');
    assert.ok(pages[0]?.includes(statementTexts[language].notCounted), pages[0]);
  }
});

/** Where each text of a page stands: its line, and from where to where. */
async function placesOn(browser: TestBrowser, path: string) {
  const answer = await browser.inject(`/api/operations/statements/${path}`);
  const document = await getDocumentProxy(new Uint8Array(answer.bytes));
  const pages = Array.from({ length: document.numPages }, async (_, index) => {
    const { items } = await (await document.getPage(index + 1)).getTextContent();
    return items.flatMap((item) =>
      'str' in item && item.str.trim() !== ''
        ? [
            {
              text: item.str,
              line: `${index} ${item.transform[5]}`,
              from: item.transform[4],
              to: item.transform[4] + item.width,
            },
          ]
        : [],
    );
  });
  return (await Promise.all(pages)).flat();
}

test('no text of a statement runs into an amount or off the page, however long names are', async (t) => {
  const place = await market(t);
  const { pool } = place.app.context;
  await pool.query('truncate ledger_entries, payouts cascade');
  await rented(place);
  await pool.query(
    `update owners set name = 'შპს საქართველოს ავტომობილების გაქირავების საზოგადოება', surname = 'ჩიტაშვილი და პარტნიორები'
     where id = (select owner_id from cars where id = $1)`,
    [place.carId],
  );
  await pool.query(
    `update models set name = 'Sprinter 519 CDI Tourer 4x4' where code = (select model_code from cars where id = $1)`,
    [place.carId],
  );
  for (const language of Language.options) {
    await place.owner.inject(`/api/language/${language}`);
    const places = await placesOn(place.owner, '2026-11.pdf');
    assert.ok(places.length > 20);
    for (const { text, to } of places) assert.ok(to < 595 - 47, `${language}: ${text} ends at ${to}`);
    for (const one of places)
      for (const other of places)
        if (one !== other && one.line === other.line && one.from <= other.from)
          assert.ok(
            one.to < other.from + 1,
            `${language}: ${one.text} (${one.to}) runs into ${other.text} (${other.from})`,
          );
  }
});

test('statements are drawn so often only', async (t) => {
  const place = await market(t);
  const take = async (browser: TestBrowser, path = '') =>
    (await browser.inject(`/api/operations/statements/2026-11.pdf${path}`)).status;
  assert.equal(await take(place.owner), 200);
  await place.app.context.pool.query("update rate_limits set used = 30_000 where key like 'statements:%'");
  assert.deepEqual([await take(place.owner), await take(place.admin, '?owner_id=1')], [429, 200]);
});

test('every letter of a statement is in the font that it is written with', () => {
  const words = Language.options.flatMap((language) =>
    JSON.stringify([statementTexts[language], operationTexts[language]]),
  );
  const names = [
    'Łukasz Żółć',
    'Ångström',
    'Nguyễn',
    'שלום',
    '株式会社',
    '🚗',
    'Gza № 1 − „ქუჩა“ · 2\u00A0600,50\u00A0₾',
    'ჲჵ',
  ];
  for (const text of [...words, ...names])
    for (const { script, text: part } of splitRuns(text))
      for (const weight of ['plain', 'strong'] as const) {
        const font = openSync(fontFile(script, weight));
        for (const character of part)
          assert.ok(
            'hasGlyphForCodePoint' in font && font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
            `${character} of ${text}`,
          );
      }
  assert.deepEqual(splitRuns('ʻAbd al‑Rahman'), [{ script: 'latin', text: "'Abd al-Rahman" }]);
  assert.deepEqual(splitRuns('Łódź ქ 車'), [
    { script: 'latin', text: 'Lódz ' },
    { script: 'georgian', text: 'ქ' },
    { script: 'latin', text: ' ?' },
  ]);
  const shown = (text: string) =>
    splitRuns(text)
      .map((run) => run.text)
      .join('');
  assert.deepEqual(
    ['Yılmaz Şahin', 'Əliyev', 'Đurđević', 'Œuvre ‹Žižek›', 'Ұлан Қасымов', 'ᲨᲞᲡ გზა', 'Бори\u0301с'].map(shown),
    ['Yılmaz Sahin', 'Eliyev', 'Durdevic', 'Œuvre ‹Žižek›', 'Ұлан Касымов', 'შპს გზა', 'Борис'],
  );
});

test('no sign that a font has is lost, but kinds of dashes', () => {
  for (const script of ['latin', 'georgian', 'cyrillic'] as const) {
    const font = openSync(fontFile(script, 'plain'));
    assert.ok('characterSet' in font);
    for (const point of font.characterSet) {
      const character = String.fromCodePoint(point);
      if (/[\p{C}\p{Pd}]/u.test(character)) continue;
      assert.deepEqual(splitRuns(character), [{ script, text: character.normalize('NFC') }], character);
    }
  }
});
