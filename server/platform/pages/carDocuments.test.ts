import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listCarAddresses } from '#server/features/cars/page/carRepository.ts';
import { makeDist } from '#server/testing/makeDist.ts';
import { testApp } from '#server/testing/testApp.ts';

const html = { accept: 'text/html' };

test('a car has one address: others redirect to it, and a car that cannot be rented is not found', async (t) => {
  const { inject, context } = await testApp(t, { distDir: makeDist(t), fleet: true });
  const [car] = await listCarAddresses(context.pool, 0, 1);
  assert.ok(car);
  const { id, slug } = car;
  const get = (url: string) => inject({ url, headers: html });
  const path = `/cars/rent/${slug}/${id}`;
  assert.equal((await get(`${path}?from=2026-05-11`)).status, 200);
  for (const other of [
    `/cars/rent/another-name/${id}`,
    `/cars/rent/${slug}/0${id}`,
    `/cars/rent/%${slug.charCodeAt(0).toString(16)}${slug.slice(1)}/${id}`,
  ]) {
    const answer = await get(`${other}?from=2026-05-11&to=a%20b`);
    assert.deepEqual([answer.status, answer.headers['location']], [301, `${path}?from=2026-05-11&to=a%20b`], other);
  }
  for (const other of ['999999', '0', 'x', '-1', '99999999999', `${id}.5`]) {
    const answer = await get(`/cars/rent/${slug}/${other}`);
    assert.deepEqual([answer.status, answer.headers['content-type']], [404, 'text/html; charset=utf-8'], other);
  }
  await context.pool.query(`update cars set status = 'inactive' where id = $1`, [id]);
  assert.equal((await get(path)).status, 404);
});

test('without a database the page of a car is the page all the same', async (t) => {
  const { inject, context } = await testApp(t, { distDir: makeDist(t) });
  t.mock.method(context.pool, 'query', () => Promise.reject(new Error('The database is away.')));
  const answer = await inject({ url: '/cars/rent/toyota-prius/7', headers: html });
  assert.deepEqual([answer.status, answer.headers['content-type']], [200, 'text/html; charset=utf-8']);
});
