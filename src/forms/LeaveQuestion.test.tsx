import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fleet } from '#mocks/fixtures/fleet.ts';
import { paths } from '#src/lib/paths.ts';
import { renderRoute } from '#src/testing/renderRoute.tsx';
import { sessionUser } from '#src/testing/sessionUser.ts';

const owner = sessionUser({ roles: ['owner'], client: null, owner: { id: 8, name: 'Giorgi' } });
const path = paths.adminCarPrices(fleet[0]!.id);

async function open() {
  const view = await renderRoute(path, { preloadedState: { auth: { current: owner } } });
  const base = await screen.findByLabelText('Base price of a day', {}, { timeout: 20_000 });
  return { ...view, base };
}

const branches = () => screen.getAllByRole('link', { name: 'Branches' })[0]!;
const question = () => screen.findByRole('alertdialog', { name: 'Leave without saving?' });

test('a link anywhere on the screen asks while something is unsaved; staying keeps it, leaving goes there', async () => {
  const { user, base } = await open();
  await user.type(base, '1');
  const typed = base.getAttribute('value');
  // The browser itself does not follow it either.
  expect(fireEvent.click(branches())).toBe(false);
  await user.click(within(await question()).getByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(screen.getByLabelText('Base price of a day')).toHaveValue(typed);
  await user.click(branches());
  await user.click(within(await question()).getByRole('button', { name: 'Leave' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Branches' })).toBeVisible();
});

test('nothing is asked where nothing was typed', async () => {
  const { user } = await open();
  await user.click(branches());
  expect(await screen.findByRole('heading', { level: 1, name: 'Branches' })).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});
