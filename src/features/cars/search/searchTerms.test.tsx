import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { fleet } from '#mocks/fixtures/fleet/fleet.ts';
import { mockTermCodes } from '#mocks/fixtures/fleet/terms.ts';
import { selectRoute } from '#src/shared/store/routeSlice.ts';
import { renderRoute } from '#src/testing/renderRoute.tsx';

const allowing = (...codes: string[]) =>
  fleet.filter(({ id }) => codes.every((code) => mockTermCodes(id).includes(code))).length;

test('cars are filtered by their terms, with counts, and the filter is in the URL', async () => {
  const { user, store } = await renderRoute('/search?terms=pets');
  const count = new RegExp(`^Off-road ${allowing('pets', 'off_road')}$`);
  const [chip] = await screen.findAllByRole('button', { name: count });
  if (chip === undefined) throw new Error('There is no chip.');
  expect(allowing('pets', 'off_road')).toBeLessThan(allowing('pets'));
  await user.click(chip);
  await waitFor(() => expect(selectRoute(store.getState()).search).toEqual({ terms: 'off_road,pets' }));
  const [pressed] = await screen.findAllByRole('button', { name: /^Off-road/, pressed: true });
  expect(within(pressed ?? document.body).getByText(String(allowing('pets', 'off_road')))).toBeInTheDocument();
});
