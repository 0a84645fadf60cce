import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { fleet } from '#mocks/fixtures/fleet/fleet.ts';
import { mockTermCodes } from '#mocks/fixtures/fleet/terms.ts';
import { handlerOf } from '#mocks/handlerOf.ts';
import { searchMocks } from '#mocks/handlers/cars/search.ts';
import { refuseFields } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
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

test('a link to a place in the list that is no more leads to its beginning', async () => {
  server.use(
    handlerOf('searchCars', (request) =>
      request.query.has('cursor')
        ? refuseFields({ cursor: 'The list has changed. Start from its first page.' })
        : searchMocks.searchCars(request),
    ),
  );
  const { user } = await renderRoute('/search?category=suv&cursor=abc');
  const reason = await screen.findByText(/^The list has changed/, {}, { timeout: 20_000 });
  const failed = within(reason.closest<HTMLElement>('[role=alert]') ?? document.body);
  expect(failed.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  await user.click(failed.getByRole('link', { name: 'Back to the first cars' }));
  expect(await screen.findByRole('heading', { level: 1, name: /cars in Georgia$/ })).toBeInTheDocument();
});
