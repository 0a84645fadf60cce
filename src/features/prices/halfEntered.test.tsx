import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { BodyOf } from '#contract/call.ts';
import type { saveCarPrices } from '#contract/calls/prices/prices.ts';
import { fleet } from '#mocks/fixtures/fleet/fleet.ts';
import { handlerOf } from '#mocks/handlerOf.ts';
import { mocks } from '#mocks/handlers.ts';
import { server } from '#mocks/server.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { selectHasUnsavedForm } from '#src/shared/store/drafts/unsavedSlice.ts';
import { renderRoute } from '#src/testing/renderRoute.tsx';
import { sessionUser } from '#src/testing/sessionUser.ts';

const owner = sessionUser({ roles: ['owner'], client: null, owner: { id: 8, name: 'Giorgi' } });

async function open() {
  // The first owner of the fixtures has the first cars.
  const view = await renderRoute(paths.adminCarPrices(fleet[0]!.id), {
    preloadedState: { auth: { current: owner } },
  });
  await screen.findByRole('heading', { level: 1 }, { timeout: 20_000 });
  return view;
}

test('input that was typed and not added is saved too, or asked about; it is never dropped', async () => {
  const sent: BodyOf<typeof saveCarPrices>[] = [];
  server.use(
    handlerOf('saveCarPrices', (request) => {
      sent.push(request.body);
      return mocks.saveCarPrices(request);
    }),
  );
  const { user, store } = await open();
  const save = () => screen.getByRole('button', { name: 'Save changes' });
  const lengths = within(screen.getByRole('region', { name: 'Price by rental length' }));
  await user.type(lengths.getByLabelText('From how many days'), '21');
  expect(selectHasUnsavedForm(store.getState())).toBe(true);
  await user.click(save());
  expect(await lengths.findByRole('alert')).toHaveTextContent('Enter a price from 1 to 100,000 ₾.');
  await user.type(lengths.getByLabelText('Price per day, ₾'), '55');
  const base = screen.getByLabelText('Base price per day');
  await user.clear(base);
  await user.click(save());
  expect(base).toHaveFocus();
  expect(sent).toEqual([]);
  await user.type(base, '90');
  await user.click(save());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.base).toBe(9_000);
  expect(sent[0]?.lengths).toContainEqual({ min_days: 21, price: 5_500 });
  expect(lengths.getByLabelText('From how many days')).toHaveValue('');

  await user.click(screen.getByRole('button', { name: 'Add season' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New season' }));
  await user.type(dialog.getByLabelText('Name, as clients read it'), 'Wine');
  await user.keyboard('{Escape}');
  const question = () => screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  await user.click(within(await question()).getByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(dialog.getByLabelText('Name, as clients read it')).toHaveValue('Wine');
  await user.keyboard('{Escape}');
  await user.click(within(await question()).getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a price that was emptied or mistyped is not the one before; a year of two digits is no day of a season', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Add season' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New season' }));
  await user.type(dialog.getByLabelText('Name, as clients read it'), 'Wine');
  await user.type(dialog.getByLabelText('First day'), '0027-09-01');
  await user.type(dialog.getByLabelText('Last day'), '2027-10-15');
  const price = dialog.getByLabelText('Price per day');
  const add = dialog.getByRole('button', { name: 'Add season' });
  await user.clear(price);
  await user.click(add);
  expect(price).toHaveFocus();
  await user.type(price, '12o');
  await user.click(add);
  expect(price).toHaveAccessibleDescription('Enter a price from 1 to 100,000 ₾.');
  await user.clear(price);
  await user.type(price, '120');
  await user.click(add);
  expect(await dialog.findByRole('alert')).toHaveTextContent('Choose the first and the last day.');
  await user.clear(dialog.getByLabelText('First day'));
  await user.type(dialog.getByLabelText('First day'), '2027-09-01');
  await user.click(add);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Change the season “Wine”' })).toBeVisible();
});
