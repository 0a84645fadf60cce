import { expect, test } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { handlerOf } from '#mocks/handlerOf.ts';
import { refuse } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import type { OwnReview } from '#contract/calls/reviews.ts';
import { makeStore } from '#src/app/store.ts';
import { ThemeRoot } from '#src/app/theme/ThemeRoot.tsx';
import { addTexts } from '#src/shared/i18n/addTexts.ts';
import { loadTexts } from '#src/shared/i18n/loadTexts.ts';
import { makeI18n } from '#src/shared/i18n/makeI18n.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { selectNotices } from '#src/shared/store/noticesSlice.ts';
import { renderRoute } from '#src/testing/renderRoute.tsx';
import { sessionUser } from '#src/testing/sessionUser.ts';
import { OrderReview } from './OrderReview.tsx';

const owner = sessionUser({ roles: ['owner'], client: null, owner: { id: 8, name: 'Giorgi' } });
const written: OwnReview = {
  id: 5,
  order_id: 70,
  author: 'Nino B.',
  rating: 4,
  text: '<b>Good</b>\nsee https://example.com',
  // In Georgia it was the first of December.
  created_at: '2026-11-30T21:30:00.000Z',
  reply: null,
  replied_at: null,
  car: { id: 1, slug: 'toyota-prius', brand: 'Toyota', model: 'Prius', year: 2019, is_active: true },
};

/** A server that stores the review of one completed order. */
function serveReview(review: OwnReview | null) {
  const backEnd = { review, sent: [] as unknown[] };
  server.use(
    handlerOf('getOrderReview', () => ({
      status: 'success',
      review: backEnd.review,
      can_review: backEnd.review === null,
    })),
    handlerOf('createReview', ({ body }) => {
      backEnd.sent.push(body);
      backEnd.review = { ...written, ...body };
      return { status: 'success', review: backEnd.review };
    }),
    handlerOf('replyToReview', ({ body }) => {
      backEnd.sent.push(body);
      backEnd.review = { ...written, reply: body.text, replied_at: written.created_at };
      return { status: 'success', review: backEnd.review };
    }),
    handlerOf('listOwnReviews', ({ query }) => ({
      status: 'success',
      reviews: backEnd.review === null ? [] : [{ ...backEnd.review, id: query.get('cursor') === null ? 5 : 6 }],
      unanswered: backEnd.review?.reply === null ? 1 : 0,
      next_cursor: backEnd.review === null || query.get('cursor') !== null ? null : 'next',
    })),
  );
  return backEnd;
}

async function openOrder(current = sessionUser()) {
  const store = makeStore({ preloadedState: { auth: { current } } });
  const texts = makeI18n('en', await loadTexts('en', 'common'));
  await addTexts(texts, 'en', ['reviews', 'forms']);
  render(
    <Provider store={store}>
      <I18nextProvider i18n={await texts}>
        <ThemeRoot>
          <MemoryRouter>
            <OrderReview orderId={70} />
          </MemoryRouter>
        </ThemeRoot>
      </I18nextProvider>
    </Provider>,
  );
  return { store, user: userEvent.setup({ delay: null }) };
}

test('a client gives stars and text, once, and then reads the review', async () => {
  const backEnd = serveReview(null);
  const { store, user } = await openOrder();
  await user.click(await screen.findByRole('button', { name: 'Send review' }));
  expect(screen.getByText('Please choose one to five stars.')).toBeVisible();
  expect(screen.getByText('Please write a few words.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('radio', { name: '1 star' })).toHaveFocus());
  await user.click(screen.getByRole('radio', { name: '4 stars' }));
  await user.type(screen.getByLabelText('Your review'), 'Quick');
  await user.dblClick(screen.getByRole('button', { name: 'Send review' }));
  expect(await screen.findByText('Nino B.')).toBeVisible();
  expect(screen.getByText('4 out of 5')).toBeInTheDocument();
  expect(backEnd.sent).toEqual([{ rating: 4, text: 'Quick' }]);
  expect(screen.queryByRole('form')).toBeNull();
  expect(selectNotices(store.getState()).map(({ tone }) => tone)).toEqual(['success']);
});

test('an error of the server is shown in the form, and the input stays', async () => {
  serveReview(null);
  server.use(
    handlerOf('createReview', () => refuse(409, 'ALREADY_REVIEWED', 'You have already reviewed this rental.')),
  );
  const { user } = await openOrder();
  await user.click(await screen.findByRole('radio', { name: '5 stars' }));
  await user.type(screen.getByLabelText('Your review'), 'Good');
  await user.click(screen.getByRole('button', { name: 'Send review' }));
  expect(await screen.findByText('You have already reviewed this rental.')).toBeVisible();
  expect(screen.getByLabelText('Your review')).toHaveValue('Good');
});

test('a review is shown as it was typed: no markup, no link; its client has nothing to reply with', async () => {
  serveReview(written);
  await openOrder();
  expect(await screen.findByText(/<b>Good<\/b>/)).toHaveTextContent('<b>Good</b> see https://example.com');
  expect(screen.getByText('1 Dec 2026')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByText('Reply')).toBeNull();
});

test('an owner replies once, on the list of reviews, also of a car that is paused', async () => {
  const backEnd = serveReview({ ...written, car: { ...written.car, is_active: false } });
  const { user } = await renderRoute(paths.adminReviews, { preloadedState: { auth: { current: owner } } });
  expect(await screen.findByText('1 review waits for your reply')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Toyota Prius 2019' })).toHaveAttribute('href', paths.adminCar(1));
  const [item] = screen.getAllByRole('figure');
  expect(within(item!).getByText('4 out of 5')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Reply to Nino B.' }));
  await user.type(screen.getByLabelText('Your reply'), 'Thanks');
  await user.click(screen.getByRole('button', { name: 'Send reply' }));
  expect(await screen.findByText("Owner's reply")).toBeVisible();
  expect(screen.getByText('Thanks')).toBeVisible();
  expect(screen.queryByLabelText('Your reply')).toBeNull();
  expect(backEnd.sent).toEqual([{ text: 'Thanks' }]);
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(screen.getAllByRole('figure')).toHaveLength(2));
});

test('without a review an owner sees a link to the orders; a list that failed can be retried', async () => {
  serveReview(null);
  server.use(handlerOf('listOwnReviews', () => refuse(503, 'UNAVAILABLE', 'Starting.')));
  const { user } = await renderRoute(paths.adminReviews, { preloadedState: { auth: { current: owner } } });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  serveReview(null);
  await user.click(retry);
  expect(await screen.findByRole('heading', { name: 'No reviews yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See your orders' })).toHaveAttribute('href', '/admin/orders');
});
