import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { Car } from '#contract/calls/cars/cars.ts';
import { fleet } from '#mocks/fixtures/fleet/fleet.ts';
import { carOf } from '#mocks/fixtures/cars/page.ts';
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

test("reviews in the reader's language come first; the browser translates the others where it can", async () => {
  const [first, second] = reviews;
  if (!first || !second) throw new Error('Two reviews are needed.');
  const foreign = { ...first, text: 'Очень чистая машина' };
  const own = { ...second, text: 'A very clean car' };
  server.use(handlerOf('listCarReviews', () => pageOf([foreign, own], null, 10)));
  const known = { rating: 4.5, reviews_count: 2, rating_counts: [0, 0, 0, 1, 1] as Car['rating_counts'] };

  // Without what only some browsers have.
  const plain = await openReviews(known);
  const [top, below] = await plain.block.findAllByRole('figure');
  expect(top).toHaveTextContent('A very clean car');
  expect(top).not.toHaveTextContent('In another language');
  expect(below).toHaveTextContent('Очень чистая машина');
  expect(below).toHaveTextContent('In another language');
  expect(plain.block.queryByRole('button', { name: 'Translate' })).not.toBeInTheDocument();
  plain.unmount();

  const asked: unknown[] = [];
  Object.assign(globalThis, {
    LanguageDetector: { create: async () => ({ detect: async () => [{ detectedLanguage: 'ru' }] }) },
    Translator: {
      availability: async () => 'available',
      create: async (languages: unknown) => {
        asked.push(languages);
        return { translate: async () => 'A very clean machine' };
      },
    },
  });
  try {
    const { user, block } = await openReviews(known);
    await user.click(await block.findByRole('button', { name: 'Translate' }));
    expect(await block.findByText('A very clean machine')).toBeVisible();
    expect(block.getByText('Translated by your browser')).toBeVisible();
    expect(asked).toEqual([{ sourceLanguage: 'ru', targetLanguage: 'en' }]);
    await user.click(block.getByRole('button', { name: 'Show the original' }));
    expect(block.getByText('Очень чистая машина')).toBeVisible();
    Object.assign(globalThis, { Translator: { availability: async () => 'unavailable' } });
    await user.click(block.getByRole('button', { name: 'Translate' }));
    expect(await block.findByText('Your browser cannot translate this review')).toBeVisible();
    expect(block.queryByRole('button', { name: 'Translate' })).not.toBeInTheDocument();
  } finally {
    Reflect.deleteProperty(globalThis, 'LanguageDetector');
    Reflect.deleteProperty(globalThis, 'Translator');
  }
});
