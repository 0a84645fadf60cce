import assert from 'node:assert/strict';
import { test } from 'node:test';
import { importFleetCars } from '#contract/calls/fleet/fleetMany.ts';
import { ErrorBody } from '#contract/errors.ts';
import { fileOf } from '#server/testing/pictureCorpus.ts';
import type { TestAnswer } from '#server/testing/testBrowser.ts';
import { type Fleet, fleet } from '../testing/fleetOwner.ts';
import { importTemplate } from './columns.ts';

function send(
  { owner }: Fleet,
  csv: string | Uint8Array,
  dryRun?: '0' | '1',
  headers: Record<string, string> = {},
): Promise<TestAnswer> {
  const body = new FormData();
  if (dryRun !== undefined) body.append('dry_run', dryRun);
  body.append('file', fileOf(csv, 'cars.csv', 'text/csv'));
  return owner.inject({ method: 'POST', url: '/api/fleet/cars/import', body, headers });
}

const reportOf = (answer: TestAnswer) => {
  assert.equal(answer.status, 200, answer.text);
  return importFleetCars.response.parse(answer.body);
};
const countOf = async ({ app, carId }: Fleet): Promise<number> => {
  const { rows } = await app.context.pool.query<{ count: number }>(
    'select count(*)::int as count from cars where owner_id = (select owner_id from cars where id = $1)',
    [carId],
  );
  return rows[0]?.count ?? 0;
};

test('the template is imported as it is', async (t) => {
  const place = await fleet(t);
  const downloaded = await place.owner.inject('/api/fleet/cars/import-template.csv');
  assert.deepEqual([downloaded.status, downloaded.text.replace(/^\uFEFF/, '')], [200, importTemplate().slice(1)]);
  const { rows, created, refused } = reportOf(await send(place, importTemplate()));
  assert.deepEqual([created, refused, rows[0]?.row, rows[0]?.name], [1, 0, 2, 'subaru forester 2021']);
  const car = await place.read(rows[0]?.id ?? 0);
  assert.deepEqual(
    [car.status, car.price_per_day, car.plate, car.has_climate_control, car.needs_confirmation, car.consumption_city],
    ['draft', 14_144, 'GE-718-KV', true, false, 9.4],
  );
  assert.deepEqual(car.equipment, ['bluetooth', 'reversing_camera']);
  assert.deepEqual(car.missing, ['branch_id', 'images']);
});

test('names in any language, both separators, quotes and lines within cells are read; each row has its own result', async (t) => {
  const place = await fleet(t);
  const csv = [
    'Brand,Model,year,fuel,branch,price_per_day,deposit,has_climate_control,description_en',
    'ტოიოტა,Приус,2015,ჰიბრიდი,vake,"1 100,50",300,კი,"Calm, ""quiet""\nand clean"',
    '',
    'BMW,Forester,1850,coal,Nowhere,cheap,1,maybe,x',
    'tesla,model-3,2020,,,99,,,',
  ].join('\r\n');
  const dry = reportOf(await send(place, csv, '1'));
  assert.deepEqual([dry.created, dry.refused, await countOf(place)], [0, 1, 1]);
  const { rows, created, refused } = reportOf(await send(place, csv));
  assert.deepEqual([created, refused, await countOf(place)], [2, 1, 3]);
  assert.deepEqual(rows[1]?.fields, {
    branch: 'You have no branch “Nowhere”.',
    fuel: '“coal” is not in the list.',
    has_climate_control: 'This value is not valid.',
    model: 'This model belongs to another brand.',
    price_per_day: 'Please enter a number.',
    year: 'The smallest possible value is 1900.',
  });
  assert.deepEqual(
    rows.map(({ id }) => id !== null),
    [true, false, true],
  );
  const car = await place.read(rows[0]?.id ?? 0);
  assert.deepEqual(
    [car.brand, car.model, car.fuel, car.branch_id, car.price_per_day, car.descriptions.en],
    ['toyota', 'prius', 'hybrid', place.branchId, 110_050, 'Calm, "quiet"\nand clean'],
  );
  const wrong = reportOf(await send(place, 'brand;model;fuel\nbmw;forester;coal'));
  assert.deepEqual(Object.keys(wrong.rows[0]?.fields ?? {}).toSorted(), ['fuel', 'model']);
  const tabs = reportOf(await send(place, 'brand\tmodel\tdescription_en\nbmw\tx5\tBig, black; calm', '1'));
  assert.deepEqual([tabs.rows[0]?.name, tabs.refused], ['bmw x5', 0]);
  for (const sign of [';', ',', '\t']) {
    const named = reportOf(await send(place, `sep=${sign}\r\nbrand${sign}model\r\nbmw${sign}x5`, '1'));
    assert.deepEqual([named.rows[0]?.name, named.rows[0]?.row, named.refused], ['bmw x5', 3, 0]);
  }
});

test('a file that is no such table is refused whole', async (t) => {
  const place = await fleet(t);
  const emptyRows = 'This table has too many empty rows. Delete them and save it again.';
  const mixed =
    'The lines of this file end in different ways. Open it in a spreadsheet and save it again as “CSV UTF-8”.';
  const refused: readonly (readonly [string | Uint8Array, string])[] = [
    ['', 'This file is empty.'],
    ['brand;model\n', 'The table has no cars: each row below the heading describes one.'],
    ['brand;owner_id\nbmw;1', 'These columns are not known: owner_id. Use the template.'],
    ['brand;brand\nbmw;bmw', 'A column appears twice.'],
    ['model;year\nx5;2020', 'The first row has to name the columns, “brand” among them. Use the template.'],
    ['brand;model\n"bmw;x5', 'This is not a table in CSV format: check the quotation marks.'],
    [Buffer.from('brand;description_ka\nbmw;\xE3', 'latin1'), 'This is not UTF-8 text. Save the table as “CSV UTF-8”.'],
    ['brand\nb\0mw', 'This is not UTF-8 text. Save the table as “CSV UTF-8”.'],
    [`brand\n${'bmw\n'.repeat(501)}`, 'At most 500 cars can be imported at once.'],
    // What comes after the row at which the reading ends is not read: the quotation mark would be refused.
    [`brand\n${'bmw\n'.repeat(501)}"`, 'At most 500 cars can be imported at once.'],
    ...['\n', ';\n', ' \n', '""\n'].map((row) => [`brand;\n${row.repeat(150_000)}"`, emptyRows] as const),
    [`brand\r\n${'\r\n'.repeat(150_000)}"`, emptyRows],
    [`brand${';'.repeat(200)}\nbmw`, 'This is not a table in CSV format: check the quotation marks.'],
    [`brand\n${'b'.repeat(50_010)}`, 'This is not a table in CSV format: check the quotation marks.'],
    ['brand\r\nbmw\nbmw\r\n', mixed],
    ['brand\nbmw\r\nbmw\n', mixed],
  ];
  for (const [csv, message] of refused) {
    const answer = await send(place, csv);
    assert.deepEqual([answer.status, answer.body], [422, { file: message }]);
  }
  const large = await send(place, `brand\n${'b'.repeat(1024 * 1024)}`);
  assert.deepEqual([large.status, ErrorBody.parse(large.body).code], [413, 'TOO_LARGE']);
  assert.equal(await countOf(place), 1);
});

test('an ambiguous value is reported, never guessed', async (t) => {
  const place = await fleet(t);
  await place.changed(place.carId, { plate: 'AA-001-BB' });
  const csv = [
    'brand;model;price_per_day;deposit;distance_per_day;plate;;',
    'bmw;x5;1,250;1.250,50;1 250;CC-003-DD;;',
    'bmw;x5;141,445;1,250.50;1.250;;;',
    'lada;niva;1e3;0x10;-5;aa001bb;;',
    'suzuki;Jimny;141,44;1 25;;cc 003 dd;;',
    'bmw;x5;141,44;300;250;EE-005-FF;;;;;spare',
    'bmw;x5;1 250,5;1,250,000.00;250;EE-006-FF;;',
    ';;;;;;;',
  ].join('\n');
  const { rows, created } = reportOf(await send(place, csv));
  const twoWays = (cell: string, whole: string) =>
    `“${cell}” can be read in two ways. Write ${whole}, or at most two digits after the point.`;
  const repeated = 'This plate is in several rows: 2, 5.';
  assert.deepEqual(
    rows.map(({ fields }) => fields),
    [
      { price_per_day: twoWays('1,250', '1250'), plate: repeated },
      { price_per_day: twoWays('141,445', '141445'), distance_per_day: twoWays('1.250', '1250') },
      {
        brand: 'There is no brand “lada” in the list.',
        model: 'There is no model “niva” in the list.',
        price_per_day: 'Please enter a number.',
        deposit: 'Please enter a number.',
        distance_per_day: 'Please enter a number.',
        plate: 'You already have a car with this plate.',
      },
      { deposit: 'Please enter a number.', plate: repeated },
      { row: 'These cells belong to no column: spare.' },
      { deposit: 'The largest possible amount is 100000 ₾.' },
    ],
  );
  assert.equal(created, 0);
  const whole = reportOf(await send(place, csv.replace('1,250,000.00', '1,250.00'))).rows[5];
  const car = await place.read(whole?.id ?? 0);
  assert.deepEqual([car.price_per_day, car.deposit], [125_050, 125_000]);
});

test('more cars than an owner may have are not begun with', async (t) => {
  const place = await fleet(t, { config: { fleet: { mostCars: 3, uploadsAnHour: 1 }, limitsFactor: 1 } });
  const answer = await send(place, 'brand\nbmw\nbmw\nbmw');
  assert.deepEqual([answer.status, ErrorBody.parse(answer.body).code, await countOf(place)], [409, 'LIMIT_REACHED', 1]);
  assert.equal(reportOf(await send(place, 'brand\nbmw\nbmw')).created, 2);
});

test('a file that is sent again with its key makes no second draft, with or without a plate', async (t) => {
  const place = await fleet(t);
  const key = { 'idempotency-key': 'one-file' };
  const csv = 'brand;plate;fuel\nbmw;;\nbmw;AA-001-BB;\nbmw;;coal';
  const first = reportOf(await send(place, csv, '0', key));
  assert.deepEqual([first.created, first.refused, await countOf(place)], [2, 1, 3]);
  const again = await Promise.all([send(place, csv, '0', key), send(place, csv, '0', key)]);
  assert.ok(again.every(({ status }) => status === 200 || status === 409));
  assert.deepEqual(reportOf(await send(place, csv, '0', key)), first);
  const other = await send(place, 'brand\nbmw', '0', key);
  assert.deepEqual([other.status, Object.keys(other.body as object)], [422, ['idempotency-key']]);
  assert.equal(await countOf(place), 3);
  // Without one, or with another, it is another request.
  assert.equal(reportOf(await send(place, 'brand\nbmw', '0')).created, 1);
  assert.equal(reportOf(await send(place, 'brand\nbmw', '0', { 'idempotency-key': 'another' })).created, 1);
});
