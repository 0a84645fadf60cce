import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { Car } from '#contract/calls/cars.ts';
import { fleet } from '#mocks/fixtures/fleet.ts';
import { carOf } from '#mocks/fixtures/page.ts';
import { pageOf, reviewsOf } from '#mocks/fixtures/reviews.ts';
import { handlerOf } from '#mocks/handlerOf.ts';
import { refuse } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { renderRoute } from '#src/testing/renderRoute.tsx';

const [prius] = fleet;
if (!prius) throw new Error('The fleet is empty.');
const reviews = reviewsOf({ ...prius, reviews: 14 });

async function openReviews(change: Partial<Car>) {
  const car = { ...carOf(prius!, new URLSearchParams()), ...change };
  server.use(handlerOf('getCar', () => ({ status: 'success', car })));
  const view = await renderRoute(`/cars/rent/${car.slug}/${car.id}`);
  return { ...view, block: within(await screen.findByRole('region', { name: 'Reviews' })) };
}

test('four reviews are shown first, then all of them page by page', async () => {
  server.use(handlerOf('listCarReviews', ({ query }) => pageOf(reviews, query.get('cursor'), 10)));
  const { user, block } = await openReviews({ rating: 4.5, reviews_count: 14, rating_counts: [0, 0, 1, 3, 10] });
  expect(await block.findAllByRole('figure')).toHaveLength(4);
  expect(block.getByText('5 of 5: 10 reviews')).toBeInTheDocument();
  await user.click(block.getByRole('button', { name: 'Show all 14 reviews' }));
  expect(block.getAllByRole('figure')).toHaveLength(10);
  await user.click(block.getByRole('button', { name: 'Show more' }));
  expect(await block.findByText('14 reviews shown')).toBeInTheDocument();
  expect(block.getAllByRole('figure')).toHaveLength(14);
  expect(block.queryByRole('button')).toBeNull();
});

test('a car without reviews says so and requests none', async () => {
  server.use(
    handlerOf('listCarReviews', () => {
      throw new Error('requested');
    }),
  );
  const { block } = await openReviews({ rating: null, reviews_count: 0, rating_counts: [0, 0, 0, 0, 0] });
  expect(block.getByText('Nobody has reviewed this car yet.')).toBeVisible();
});

test('reviews that fail to load can be retried', async () => {
  let isDown = true;
  server.use(
    handlerOf('listCarReviews', () =>
      isDown ? refuse(503, 'UNAVAILABLE', 'Starting.') : pageOf(reviews.slice(0, 2), null, 10),
    ),
  );
  const { user, block } = await openReviews({ rating: 4.5, reviews_count: 2, rating_counts: [0, 0, 0, 1, 1] });
  expect(await block.findByText('The reviews could not be loaded.')).toBeVisible();
  isDown = false;
  await user.click(block.getByRole('button', { name: 'Try again' }));
  expect(await block.findAllByRole('figure')).toHaveLength(2);
});
