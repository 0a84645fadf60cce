import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { demoUsers } from '#mocks/fixtures/users.ts';
import { handlerOf } from '#mocks/handlerOf.ts';
import { server } from '#mocks/server.ts';
import { setMockUser } from '#mocks/session.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { renderRoute } from '#src/testing/renderRoute.tsx';
import { emptyCar, mockFleet, wholeCar } from '../testing/mockFleet.ts';

const asOwner = { preloadedState: { auth: { current: demoUsers['owner@gza.test']!.user } } };
const open = () => renderRoute(paths.adminCars, asOwner);
const draft = { ...emptyCar, id: 8 };

beforeEach(() => setMockUser('owner@gza.test'));

test('several cars are changed by one request, with the reason for each that was not', async () => {
  mockFleet([wholeCar, draft]);
  const bodies: unknown[] = [];
  server.use(
    handlerOf('changeFleetCars', ({ body }) => {
      bodies.push(body);
      return {
        status: 'success',
        results: [
          { id: 7, outcome: 'changed', fields: null },
          { id: 8, outcome: 'refused', fields: { price_per_day: 'There is no price yet.' } },
        ],
      };
    }),
  );
  const { user } = await open();
  await user.click(await screen.findByRole('checkbox', { name: 'Select all' }));
  const bar = within(screen.getByRole('toolbar'));
  expect(bar.getByText('2 selected')).toBeVisible();
  await user.click(bar.getByRole('button', { name: 'Change price' }));
  const question = within(screen.getByRole('alertdialog'));
  // Other prices of a car stay, so its owner is told before.
  expect(question.getByRole('textbox')).toHaveAccessibleDescription(
    'The base price changes. Prices for weekdays, seasons, single days and longer rentals stay.',
  );
  await user.click(question.getByRole('button', { name: 'Change price' }));
  expect(question.getByText('Enter a whole number from −90 to 300, but not 0.')).toBeVisible();
  await user.type(question.getByRole('textbox'), '−5');
  await user.click(question.getByRole('button', { name: 'Change price' }));
  expect(await screen.findByText('1 car was changed.')).toBeVisible();
  expect(screen.getByText('New car: There is no price yet.')).toBeVisible();
  await user.click(bar.getByRole('button', { name: 'Pause' }));
  await waitFor(() => expect(bodies).toHaveLength(2));
  expect(bodies).toEqual([
    { ids: [7, 8], price_percent: -5 },
    { ids: [7, 8], is_active: false },
  ]);
});

test('a table is checked before its valid rows become drafts', async () => {
  mockFleet([wholeCar]);
  const tries: string[] = [];
  server.use(
    handlerOf('importFleetCars', ({ body }) => {
      tries.push(body.dry_run ?? '0');
      const isTry = body.dry_run === '1';
      return {
        status: 'success',
        rows: [
          { row: 2, name: 'Toyota Prius', id: isTry ? null : 11, fields: {} },
          { row: 3, name: 'Lada', id: null, fields: { brand: 'There is no such brand.', branch: 'No such branch.' } },
          { row: 4, name: 'BMW', id: null, fields: { row: 'These cells belong to no column: 7.' } },
        ],
        created: isTry ? 0 : 1,
        refused: 2,
      };
    }),
  );
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Import' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import cars from a table' }));
  expect(dialog.getByRole('link', { name: 'Download the template' })).toHaveAttribute(
    'href',
    '/api/fleet/cars/import-template.csv',
  );
  await user.upload(
    dialog.getByLabelText('Choose a file', { selector: 'input' }),
    new File(['brand'], 'cars.csv', { type: 'text/csv' }),
  );
  expect(await dialog.findByText('cars.csv: 1 row is good, 2 are left out')).toBeVisible();
  // Rows with problems first, with the editor's field names.
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Row 3: LadaBrand: There is no such brand.Branch: No such branch.',
    'Row 4: BMWThese cells belong to no column: 7.',
    'Row 2: Toyota Prius',
  ]);
  await user.click(dialog.getByRole('button', { name: 'Create 1 draft' }));
  expect(await dialog.findByText('1 draft was created. 2 rows were left out.')).toBeVisible();
  expect(tries).toEqual(['1', '0']);
  expect(dialog.queryByRole('button', { name: /^Make/ })).not.toBeInTheDocument();
});

test('a file whose answer was lost is sent again with the key of the first try', async () => {
  mockFleet([wholeCar]);
  const keys: (string | null)[] = [];
  server.use(
    http.post('*/api/fleet/cars/import', ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      if (keys.length === 2) return HttpResponse.error();
      const isTry = keys.length === 1;
      const rows = [{ row: 2, name: 'BMW', id: isTry ? null : 11, fields: {} }];
      return HttpResponse.json({ status: 'success', rows, created: isTry ? 0 : 1, refused: 0 });
    }),
  );
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Import' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import cars from a table' }));
  await user.upload(
    dialog.getByLabelText('Choose a file', { selector: 'input' }),
    new File(['brand'], 'cars.csv', { type: 'text/csv' }),
  );
  const make = { name: 'Create 1 draft' };
  await user.click(await dialog.findByRole('button', make));
  await waitFor(() => expect(keys).toHaveLength(2));
  await user.click(await dialog.findByRole('button', make));
  expect(await screen.findByText('1 draft was created.')).toBeVisible();
  expect(keys).toEqual([null, expect.any(String), keys[1]]);
});
