import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SearchQuery, understandSearch } from '#contract/calls/cars/search.ts';
import { makeLexicon } from '#contract/domain/sentence/lexicon.ts';
import { LONGEST_SENTENCE } from '#contract/domain/limits.ts';
import { understand } from '#contract/domain/sentence/understand.ts';
import { testClock } from '#server/testing/testClock.ts';
import { type TestApp, testApp } from '#server/testing/testApp.ts';
import { english } from './testing/english.ts';
import { georgian } from './testing/georgian.ts';
import { russian } from './testing/russian.ts';
import { parseVocabulary, readVocabulary } from './vocabularyRepository.ts';

const circumstances = { today: '2026-11-25', rates: { usd: 2.72 } };

async function readLexicon({ context }: TestApp) {
  return makeLexicon({ names: parseVocabulary(await readVocabulary(context.pool)) });
}

test('sentences in three languages are understood as filters of the search', async (t) => {
  const lexicon = await readLexicon(await testApp(t));
  for (const sentences of [english, russian, georgian]) {
    assert.equal(sentences.length, 50);
    for (const [text, query, rest = ''] of sentences) {
      const answer = understand(text, lexicon, circumstances);
      const written = Object.fromEntries(Object.entries(answer.filters).map(([name, value]) => [name, String(value)]));
      assert.deepEqual(written, Object.fromEntries(new URLSearchParams(query)), text);
      assert.equal(answer.rest, rest, text);
      assert.ok(SearchQuery.safeParse(answer.filters).success, text);
      // Every filter says by which words.
      const said = answer.understood.map(({ field }) => field);
      assert.deepEqual([...new Set(said)].toSorted(), Object.keys(answer.filters).toSorted(), text);
      for (const { words } of answer.understood) assert.notEqual(words, '', text);
    }
  }
});

test('a price is understood in every currency that has a rate, in words of three languages', async (t) => {
  const lexicon = await readLexicon(await testApp(t));
  const rates = { usd: 2.72, eur: 3.14, rub: 0.034, try: 0.064, ils: 0.83 };
  const priceOf = (text: string) => {
    const { filters, rest } = understand(text, lexicon, { ...circumstances, rates });
    assert.equal(rest, '', text);
    return filters.price_max;
  };
  for (const [most, ...texts] of [
    [15_700, 'under 50 euros', 'under €50', 'до 50 евро', '50 ევრომდე'],
    [17_000, 'under 5000 roubles', 'up to 5 000 rubles', 'до 5000 рублей', 'до 5 000 ₽', '5000 რუბლამდე'],
    [16_000, 'under 2500 lira', 'up to ₺2,500', 'до 2500 лир', '2500 ლირამდე'],
    [16_600, 'under 200 shekels', 'under 200 NIS', 'до 200 шекелей', '200 შეკელამდე'],
  ] as const)
    for (const text of texts) assert.equal(priceOf(text), most, text);
});

test('a price of a week or a month may be said apart from its number', async (t) => {
  const lexicon = await readLexicon(await testApp(t));
  const read = (text: string) => {
    const { filters, rest } = understand(text, lexicon, circumstances);
    return [filters, rest];
  };
  const monthly = [
    'monthly rental under 1500 gel',
    'monthly car rental up to 1500 lari',
    'помесячно авто до 1500 лари',
    'месячная аренда до 1500 лари',
    'თვიური ქირა 1500 ლარამდე',
    'თვეში მანქანა 1500 ლარამდე',
  ];
  for (const text of monthly) assert.deepEqual(read(text), [{ price_max: 5000 }, ''], text);
  for (const text of ['weekly rental under 700 gel', 'еженедельно авто до 700 лари', 'ყოველკვირეული ქირა 700 ლარამდე'])
    assert.deepEqual(read(text), [{ price_max: 10_000 }, ''], text);
  assert.deepEqual(read('monthly rental under 50 gel a day'), [{ price_max: 5000 }, '']);
  assert.deepEqual(read('daily or monthly rental under 50 gel'), [{ price_max: 5000 }, '']);
  assert.deepEqual(read('weekly or monthly rental under 700 gel'), [{}, 'under 700 gel']);
  assert.deepEqual(read('car for a month under 1500 gel'), [{ price_max: 5000 }, '']);
});

test('mountains are no city and a village no vintage car, and an airport is known by its code', async (t) => {
  const lexicon = await readLexicon(await testApp(t));
  const read = (text: string) => {
    const { filters, rest } = understand(text, lexicon, circumstances);
    return [filters, rest];
  };
  assert.deepEqual(read('машина для горных дорог'), [{}, 'горных дорог']);
  assert.deepEqual(read('джип в горы'), [{ category: 'offroad,suv' }, 'горы']);
  assert.deepEqual(read('car for a village'), [{}, 'village']);
  assert.deepEqual(read('მანქანა ლუქით'), [{}, 'ლუქით']);
  assert.deepEqual(read('машина в Гори'), [{ city_id: 5 }, '']);
  assert.deepEqual(read('TBS to KUT'), [{ pick_up: 'airport-1', drop_off: 'airport-2' }, '']);
  assert.deepEqual(read('bus in Batumi'), [{ category: 'bus', city_id: 2 }, '']);
  assert.deepEqual(read('BUS airport'), [{ pick_up: 'airport-3' }, '']);
  assert.deepEqual(read('авто с правом выезда в Армению'), [{ terms: 'border_armenia' }, '']);
});

test('a driver who is young asks for no chauffeur, and quick booking is instant booking', async (t) => {
  const lexicon = await readLexicon(await testApp(t));
  const read = (text: string) => {
    const { filters, rest } = understand(text, lexicon, circumstances);
    return [filters, rest];
  };
  for (const words of ['young driver', "driver's license", 'молодой водитель', 'ახალგაზრდა მძღოლი'])
    assert.deepEqual(read(`bmw ${words}`), [{ brand: 'bmw' }, words]);
  for (const words of ['with driver', 'с водителем', 'მძღოლით'])
    assert.deepEqual(read(`bmw ${words}`), [{ brand: 'bmw', extras: 'driver' }, '']);
  for (const words of ['სწრაფი დაჯავშნით', 'სწრაფი დაჯავშნა', 'мгновенная бронь'])
    assert.deepEqual(read(`bmw ${words}`), [{ brand: 'bmw', instant: '1' }, '']);
});

test('no text costs much or fails, and the end of a long one is not understood', async (t) => {
  const lexicon = await readLexicon(await testApp(t));
  const tokens = [
    '4x',
    'с 3 по ',
    'from 3 to ',
    'toyotaa ',
    'не ',
    '1.',
    '50 ',
    '$',
    '10:00 ',
    ' - ',
    "a'",
    'ბათუმმმი ',
    'до ',
    '1,',
    '999999999 ',
    '\u0301',
    'ß',
    '🚗',
    '3-',
    'between ',
  ];
  understand('warm', lexicon, circumstances);
  for (const token of tokens) {
    const text = token.repeat(Math.ceil(10_000 / token.length));
    const before = process.cpuUsage();
    const { rest } = understand(text, lexicon, circumstances);
    const { user } = process.cpuUsage(before);
    assert.ok(user < 200_000, `${token}: ${String(user)} µs`);
    assert.ok(rest.endsWith(text.slice(LONGEST_SENTENCE).trim()), token);
  }
});

test('the call answers by the lists of this moment and by the current day', async (t) => {
  const clock = testClock(new Date('2026-11-26T14:10:00+04:00'));
  const app = await testApp(t, { clock });
  const send = (body: object) => app.inject({ method: 'POST', url: '/api/search/understand', body });
  const ask = async (asked: object) => {
    const { status, body: answer } = await send(asked);
    assert.equal(status, 200, JSON.stringify(answer));
    return understandSearch.response.parse(answer);
  };
  assert.deepEqual(await ask({ text: 'Automatic 4x4 in Batumi this weekend, wedding', today: '2026-11-25' }), {
    status: 'success',
    filters: { transmission: 'automatic', drive: 'all', city_id: 2, from: '2026-11-28', to: '2026-11-29' },
    understood: [
      { field: 'transmission', value: 'automatic', words: 'Automatic' },
      { field: 'drive', value: 'all', words: '4x4' },
      { field: 'city_id', value: 2, words: 'Batumi' },
      { field: 'from', value: '2026-11-28', words: 'this weekend' },
      { field: 'to', value: '2026-11-29', words: 'this weekend' },
    ],
    rest: 'wedding',
  });
  // At 14:10 a car can be picked up at half past two.
  assert.deepEqual((await ask({ text: 'today' })).filters, { from: '2026-11-26T14:30', to: '2026-11-27' });
  assert.deepEqual((await ask({ text: 'дрон' })).rest, 'дрон');
  await app.context.pool.query(
    `insert into equipment (code, icon, name_en, name_ka, name_ru, position)
     select 'drone', icon, 'Drone', 'დრონი', 'Дрон', 99 from equipment limit 1`,
  );
  assert.deepEqual((await ask({ text: 'с дроном' })).filters, { equipment: 'drone' });
  for (const text of ['', ' ', '\u0000', '🚗'.repeat(9_000), 'a'.repeat(200_000)]) await ask({ text });
  // A year in which nobody rents: nothing of the date is taken.
  for (const text of ['31.12.9999', '12/31/9999', '9999-12-31'])
    assert.deepEqual((await ask({ text })).filters, {}, text);
  const far = await send({ text: 'tomorrow', today: '9999-12-31' });
  assert.deepEqual([far.status, Object.keys(far.body as object)], [422, ['today']]);
  const wrong = await send({ text: 'SUV', today: 'soon' });
  assert.deepEqual(Object.keys(wrong.body as object), ['today']);
});
