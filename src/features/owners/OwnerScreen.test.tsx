import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { Owner } from '#contract/calls/owners.ts';
import { mocks } from '#mocks/handlers.ts';
import { handlerOf } from '#mocks/handlerOf.ts';
import { refuse } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { renderRoute } from '#src/testing/renderRoute.tsx';

const address = '/owners/22';

/** The mocks' company with other details. */
function answerWith(changes: Partial<Owner>, cars?: readonly []) {
  server.use(
    handlerOf('getOwner', (request) => {
      const answer = mocks.getOwner(request);
      if (answer instanceof Response) return answer;
      return { ...answer, owner: { ...answer.owner, ...changes }, ...(cars && { cars: [...cars] }) };
    }),
  );
}

test('shows who an owner is, what happened so far and what each figure counts', async () => {
  await renderRoute(address);
  expect(await screen.findByRole('heading', { level: 1, name: /Tbilisi Drive/ })).toBeVisible();
  expect(document.title).toBe('Tbilisi Drive: cars for rent · Gza');
  const main = within(screen.getByRole('main'));
  expect(main.getByText('Company · on Gza since 2023')).toBeVisible();
  expect(main.getByText('Speaks: Georgian, English, Russian')).toBeVisible();
  expect(main.getByText('Answers within 25 minutes')).toBeVisible();
  expect(main.getByText(/newest 50 answered/)).toBeVisible();
  expect(main.getByText('4%')).toBeVisible();
  expect(main.getByText('Share of the newest paid orders, up to 50')).toBeVisible();
  expect(main.getByTitle('Verified owner')).toBeInTheDocument();
  const cars = within(screen.getByRole('region', { name: 'Cars' }));
  expect(cars.getAllByRole('article').length).toBeGreaterThan(3);
});

test('a review names its car, which is a link while the car has a page', async () => {
  server.use(
    handlerOf('getOwner', (request) => {
      const answer = mocks.getOwner(request);
      if (answer instanceof Response) return answer;
      const [first, ...others] = answer.reviews;
      return first === undefined
        ? answer
        : { ...answer, reviews: [{ ...first, car: { ...first.car, year: 1999, is_active: false } }, ...others] };
    }),
  );
  await renderRoute(address);
  const [paused, active] = within(await screen.findByRole('region', { name: 'Reviews' })).getAllByRole('figure');
  expect(within(paused!).getByText(/ 1999/)).toBeVisible();
  expect(within(paused!).queryByRole('link')).toBeNull();
  expect(within(active!).getByRole('link')).toHaveAttribute('href', expect.stringContaining('/cars/rent/'));
});

test('further reviews are added on request, and the cars stay', async () => {
  const { user } = await renderRoute(address);
  const reviews = within(await screen.findByRole('region', { name: 'Reviews' }));
  expect(reviews.getAllByRole('figure')).toHaveLength(10);
  await user.click(reviews.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(reviews.getAllByRole('figure')).toHaveLength(20));
  expect(within(screen.getByRole('region', { name: 'Cars' })).getAllByRole('article').length).toBeGreaterThan(3);
});

test('what is too little to tell is said in words; without cars and reviews the page says so', async () => {
  const nothing = {
    answers_within_minutes: null,
    cancelled_share: null,
    rating: null,
    reviews_count: 0,
    cars_count: 0,
  };
  answerWith({ ...nothing, languages: [], picture: '/pictures/people/0123' }, []);
  const { container } = await renderRoute('/owners/22', { preloadedState: { language: { current: 'ru' } } });
  expect(await screen.findByText('Ответов пока мало: показываем начиная с пяти')).toBeVisible();
  expect(screen.getByText('Заказов пока мало: показываем начиная с десяти оплаченных')).toBeVisible();
  expect(screen.getByText('Сейчас машины этого владельца арендовать нельзя.')).toBeVisible();
  expect(screen.queryByText(/Говорит на языках/)).toBeNull();
  expect(container.querySelector('main img[src="/pictures/people/0123"]')).not.toBeNull();
});

test('of a large fleet the page says how many cars it does not show', async () => {
  answerWith({ cars_count: 300 });
  await renderRoute(address);
  expect(await screen.findByText(/most rented of 300 cars/)).toBeVisible();
});

test('an owner who is gone has a screen with a way on, and a failed one another try', async () => {
  await renderRoute('/owners/999');
  expect(await screen.findByRole('heading', { name: 'This owner is not here' })).toBeVisible();
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('a page that could not be loaded offers another try', async () => {
  server.use(handlerOf('getOwner', () => refuse(500, 'INTERNAL', 'Something went wrong.')));
  const { user } = await renderRoute(address);
  expect(await screen.findByRole('heading', { level: 1, name: 'The owner’s page could not be loaded' })).toBeVisible();
  server.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: /Tbilisi Drive/ })).toBeVisible();
});

test('a report already says which owner it is about', async () => {
  const { user } = await renderRoute(address);
  await user.click(await screen.findByRole('button', { name: 'Report this owner' }));
  expect(await screen.findByRole('textbox')).toHaveValue('About the owner of the page /owners/22: ');
});
