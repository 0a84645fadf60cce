import { expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { carOf } from '#mocks/fixtures/cars/page.ts';
import { fleet } from '#mocks/fixtures/fleet/fleet.ts';
import { handlerOf } from '#mocks/handlerOf.ts';
import { server } from '#mocks/server.ts';
import { addDays } from '#src/features/dates/localDay.ts';
import { renderRoute } from '#src/testing/renderRoute.tsx';

jest.setTimeout(60_000);

const [car] = fleet;
if (!car) throw new Error('There is a car.');

test('the calendar of the bar has the opening hours, too', async () => {
  server.use(
    handlerOf('getCalendar', ({ query }) => ({
      status: 'success',
      days: Array.from({ length: 190 }, (_, index) => ({
        date: addDays(query.get('from') ?? '', index),
        is_free: true,
        price: 9000,
        // Two days a week are closed.
        hours: index % 7 > 4 ? null : { from: '11:00', to: '20:00' },
      })),
    })),
  );
  const { user } = await renderRoute(`/cars/rent/${carOf(car, new URLSearchParams()).slug}/${car.id}`);
  await user.click(await screen.findByRole('button', { name: 'Choose dates' }, { timeout: 20_000 }));
  const dialog = within(await screen.findByRole('dialog', {}, { timeout: 20_000 }));
  expect((await dialog.findAllByLabelText(/closed/))[0]).toBeDisabled();
});
