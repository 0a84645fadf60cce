import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getCar } from '#contract/calls/cars/cars.ts';
import { getReference } from '#contract/calls/reference/reference.ts';
import { searchCars } from '#contract/calls/cars/search.ts';
import { fleet, wholeCar } from './testing/fleetOwner.ts';

test('the equipment of a car is shown, found, counted and understood, and an admin edits its names', async (t) => {
  const { admin, create, patch, photograph, client, branchId } = await fleet(t);
  const siren = { code: 'siren', names: { en: 'Siren', ka: 'სირენა', ru: 'Сирена' }, icon: 'audio' };
  const wrong = { ...siren, icon: 'none' };
  const added = [wrong, siren].map((body) => admin.inject({ method: 'POST', url: '/api/reference/equipment', body }));
  assert.deepEqual(
    (await Promise.all(added)).map(({ status }) => status),
    [422, 201],
  );
  const lists = getReference.response.parse((await client.inject('/api/reference')).body);
  assert.deepEqual(lists.equipment.at(-1), { code: 'siren', name: 'Siren', icon: 'audio' });

  const { id } = await create({ ...wholeCar, branch_id: branchId });
  const unknown = await patch(id, { equipment: ['bluetooth', 'wings'] });
  assert.deepEqual([unknown.status, Object.keys(Object(unknown.body))], [422, ['equipment.1']]);
  await photograph(id);
  const opened = await patch(id, { equipment: ['siren', 'bluetooth', 'siren'], is_active: true });
  assert.equal(opened.status, 200, JSON.stringify(opened.body));
  const { car } = getCar.response.parse((await client.inject(`/api/cars/${id}`)).body);
  assert.deepEqual(
    [car.equipment, car.equipment_named.map(({ name }) => name)],
    [
      ['bluetooth', 'siren'],
      ['Bluetooth', 'Siren'],
    ],
  );

  const search = async (query: string) => searchCars.response.parse((await client.inject(`/api/cars?${query}`)).body);
  const idsOf = async (query: string) => (await search(query)).cars.map((one) => one.id);
  assert.deepEqual(await idsOf('equipment=bluetooth,siren'), [id]);
  assert.deepEqual(await idsOf('equipment=siren,usb'), []);
  assert.deepEqual(await idsOf(`q=${encodeURIComponent('сирена')}`), [id]);
  const { facets } = await search('');
  assert.equal(facets.equipment.find(({ code }) => code === 'siren')?.count, 1);

  const remove = async () => (await admin.inject({ method: 'DELETE', url: '/api/reference/equipment/siren' })).status;
  assert.equal(await remove(), 409);
  await patch(id, { equipment: ['bluetooth'] });
  assert.equal(await remove(), 204);
});
