import assert from 'node:assert/strict';
import { test } from 'node:test';
import { searchCars } from '#contract/calls/cars/search.ts';
import { testApp } from '#server/testing/testApp.ts';
import { findMeanings } from './wordsRepository.ts';

/** Typed texts, and the values of the lists that they mean. */
const spoken: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  '4x4, 4х4, 4×4, 4 x 4, 4WD, awd, quattro, all-wheel drive, Four wheel drive, 4-wheel-drive': { drive: ['all'] },
  'полный привод, полноприводная, 4 на 4, с полным приводом': { drive: ['all'] },
  'სრულამძრავი, სრული ამძრავი, 4 წამყვანი, ოთხი ოთხზე': { drive: ['all'] },
  'передний привод, FWD, front-wheel drive, წინა წამყვანი': { drive: ['front'] },
  'задний привод, заднеприводный, უკანა წამყვანი': { drive: ['rear'] },
  '2wd': { drive: ['front', 'rear'] },
  'привод, წამყვანი': { drive: ['all', 'front', 'rear'] },
  'правый руль, right-hand drive, მარჯვენა საჭე': { steering: ['right'] },
  внедорожник: { category: ['offroad', 'suv'], car_type: ['offroad'] },
  джип: { brand: ['jeep'], category: ['offroad', 'suv'], car_type: ['crossover', 'offroad'] },
  ჯიპი: { brand: ['jeep'], category: ['offroad', 'suv'], car_type: ['crossover', 'offroad'] },
  jeep: { brand: ['jeep'] },
  SUV: { category: ['suv'], car_type: ['crossover'] },
  паркетник: { category: ['suv'], car_type: ['crossover'] },
  'off-road, off road': { category: ['offroad'], car_type: ['offroad'] },
  'van, вэн': { category: ['minivan'], car_type: ['minivan'] },
  'маршрутка, მარშრუტკა, მიკროავტობუსი': { car_type: ['minibus'] },
  'station wagon, комби, универсал': { car_type: ['wagon'] },
  'акпп, коробка автомат, ავტომატური, cvt': { transmission: ['automatic'] },
  'мкпп, механическая коробка, stick shift, მექანიკური': { transmission: ['manual'] },
  'дизельный, солярка, დიზელზე': { fuel: ['diesel'] },
  'ev, электромобиль, ელექტრომობილი': { fuel: ['electric'] },
  'гибридная, plug-in hybrid, ჰიბრიდული': { fuel: ['hybrid'] },
  'lpg, метан': { fuel: ['gas'] },
  'бюджетная, cheap, იაფი': { category: ['economy'] },
  'premium, бизнес-класс, ლუქსი': { category: ['business'] },
};

test('spoken names of the values in the lists are understood, in three languages', async (t) => {
  const { context } = await testApp(t);
  for (const [texts, meant] of Object.entries(spoken))
    for (const text of texts.split(', ')) {
      const all = await findMeanings(context.pool, text);
      const codes: Record<string, readonly string[]> = {};
      for (const [kind, list] of all.flatMap((meaning) => Object.entries(meaning.codes)))
        codes[kind] = codes[kind] === undefined ? list.toSorted() : codes[kind].filter((code) => list.includes(code));
      for (const [kind, list] of Object.entries(meant)) {
        const found = codes[kind] ?? [];
        const isFull = list.every((code) => found.includes(code));
        assert.ok(isFull && (kind === 'car_type' || list.length === found.length), `${text}: ${JSON.stringify(all)}`);
      }
      assert.deepEqual(Object.keys(codes).toSorted(), Object.keys(meant).toSorted(), `${text}: ${JSON.stringify(all)}`);
    }
});

test('every name in speech means a value that there is, and none hides a brand, a model or a city', async (t) => {
  const { context } = await testApp(t);
  const { rows } = await context.pool.query<{ kind: string; code: string; name: string }>(`
    select kind, code, name from spoken_names s
    where case kind when 'drive' then not exists (select from drives where code = s.code)
      when 'steering' then not exists (select from steerings where code = s.code)
      when 'transmission' then not exists (select from transmissions where code = s.code)
      when 'fuel' then not exists (select from fuels where code = s.code)
      when 'category' then not exists (select from categories where code = s.code)
      when 'equipment' then not exists (select from equipment where code = s.code)
      when 'car_type' then not exists (select from car_types where code = s.code) else true end`);
  assert.deepEqual(rows, []);
  const names = await context.pool.query<{ name: string }>('select distinct name from spoken_names order by name');
  for (const { name } of names.rows) {
    const meanings = await findMeanings(context.pool, name);
    assert.equal(meanings.length, 1, `${name}: ${JSON.stringify(meanings)}`);
  }
  for (const name of ['jeep', 'land cruiser', 'prius', 'batumi', 'ბათუმი', 'გაზი']) {
    const [meaning] = await findMeanings(context.pool, name);
    const { brand, model, city } = meaning?.codes ?? {};
    assert.ok(brand ?? model ?? city, name);
  }
});

test('a search by spoken names finds what choosing the values finds, also among other words', async (t) => {
  const app = await testApp(t, { fleet: true });
  const idsOf = async (query: Record<string, string>): Promise<readonly number[]> => {
    const { body } = await app.inject(`/api/cars?${new URLSearchParams(query).toString()}`);
    return searchCars.response.parse(body).cars.map(({ id }) => id);
  };
  const same: readonly (readonly [q: string, chosen: Record<string, string>])[] = [
    ['4x4', { drive: 'all' }],
    ['полный привод', { drive: 'all' }],
    ['тойота с полным приводом', { drive: 'all', brand: 'toyota' }],
    ['სრულამძრავი თბილისი', { drive: 'all', city_id: '1' }],
    ['4wd automatic diesel', { drive: 'all', transmission: 'automatic', fuel: 'diesel' }],
    ['правый руль', { steering: 'right' }],
  ];
  for (const [q, chosen] of same) {
    const found = await idsOf({ q });
    assert.ok(found.length > 0, q);
    assert.deepEqual(found, await idsOf(chosen), q);
  }
  assert.ok((await idsOf({ q: 'джип' })).length > (await idsOf({ brand: 'jeep' })).length);
});
