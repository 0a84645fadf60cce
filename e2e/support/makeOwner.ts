import { expect } from '@playwright/test';
import type { APIResponse, Page } from '@playwright/test';
import { calls } from '#contract/calls.ts';
import { enter } from './enter.ts';
import { codeFor, newAddress, password } from './identity.ts';
import { headers } from './orders.ts';
import { paint } from './paint.ts';

const shots = ['front', 'left', 'interior', 'rear', 'right', 'trunk'] as const;

const answered = async (answer: APIResponse, status: number): Promise<unknown> => {
  expect(answer.status(), await answer.text()).toBe(status);
  return answer.json();
};

/** Makes an owner by the calls only and logs in, with a branch that never closes; returns the branch. */
export async function makeOwner(page: Page, city_id: number): Promise<number> {
  const email = newAddress();
  const details = {
    name: 'Kolkheti Cars LLC',
    identity_number: '204567890',
    phone: '+995599412007',
    physical_address: '12 Rustaveli Avenue',
    city_id,
    legal_address: '12 Rustaveli Avenue',
    iban: 'GE29NB0000000101904917',
    email,
    address: email,
    password,
    password_confirmation: password,
    agreed: 1,
  };
  const post = (path: string, data: object) => page.request.post(path, { headers: headers(), data });
  await answered(await post(calls.checkLegalOwner.path, details), 200);
  await answered(await post(calls.registerLegalOwner.path, { ...details, code: await codeFor(page, email) }), 201);
  await enter(page, email, password);
  const branch = { name: 'Centre', city_id, addresses: { en: '7 Kolkheti Street' } };
  return calls.createBranch.response.parse(await answered(await post(calls.createBranch.path, branch), 201)).branch.id;
}

/** An active instant car of the logged-in owner; given fields override the defaults. */
export async function openCar({ request }: Page, branch_id: number, fields: object): Promise<number> {
  const data = {
    brand: 'subaru',
    model: 'forester',
    year: 2021,
    category: 'classic',
    car_type: 'crossover',
    fuel: 'petrol',
    transmission: 'automatic',
    steering: 'left',
    drive: 'all',
    colour: 'white',
    insurance: 'casco-500',
    engine_volume: 2500,
    doors: 5,
    seats: 5,
    has_climate_control: true,
    consumption_city: 9.4,
    consumption_track: 6.8,
    price_per_day: 10_000,
    deposit: 30_000,
    min_deposit: 10_000,
    descriptions: { en: 'Calm, tall wagon.' },
    branch_id,
    ...fields,
  };
  const made = await request.post(calls.createFleetCar.path, { headers: headers(), data });
  const { car } = calls.createFleetCar.response.parse(await answered(made, 201));
  const file = await paint('#8fa69a');
  for (const shot of shots)
    await answered(
      await request.put(`/api/fleet/cars/${car.id}/images/${shot}`, { headers: headers(), multipart: { file } }),
      200,
    );
  const opened = await request.patch(`/api/fleet/cars/${car.id}`, { headers: headers(), data: { is_active: true } });
  await answered(opened, 200);
  return car.id;
}
