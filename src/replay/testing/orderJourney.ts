import { handlerOf } from '#mocks/handlerOf.ts';
import { refuse } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { carsApi } from '#src/features/cars/carsApi.ts';
import { carPageApi } from '#src/features/cars/page/carPageApi.ts';
import { currencySwitched } from '#src/features/currency/currencySlice.ts';
import { ordersApi } from '#src/features/orders/ordersApi.ts';
import { paymentsApi } from '#src/features/payments/paymentsApi.ts';
import { quotesApi } from '#src/features/quotes/quotesApi.ts';
import { reviewsApi } from '#src/features/reviews/reviewsApi.ts';
import { screenLoadEnded, screenLoadStarted } from '#src/shared/store/loadingSlice.ts';
import { serverMessage } from '#src/shared/i18n/message.ts';
import { noticeClosed, noticeShown } from '#src/shared/store/noticesSlice.ts';
import { screenStateForgotten, screenStateSet } from '#src/shared/store/screenSlice.ts';
import { enterAs, go, settle } from './journey.ts';
import type { Journey } from './journey.ts';

const rental = { from: '2027-05-03T10:00', to: '2027-05-06T10:00' };

export const searchToPaidOrder: Journey = async (store) => {
  const { dispatch } = store;
  enterAs(store, 'client@gza.test');
  dispatch(currencySwitched('gel'));
  go(store, '/search', {}, { category: 'suv', ...rental });
  const search = { query: { category: 'sports', ...rental } } as const;
  const { data: found } = await dispatch(carsApi.endpoints.searchCars.initiate(search.query));
  await dispatch(carsApi.endpoints.searchCars.initiate(search.query, { direction: 'forward' }));
  const id = found?.pages[0]?.cars[0]?.id ?? 1;
  dispatch(screenLoadStarted());
  go(store, '/cars/rent/:slug/:id', { slug: 'car', id: String(id) }, rental);
  dispatch(screenLoadEnded());
  await Promise.all([
    dispatch(carsApi.endpoints.getCar.initiate({ params: { id }, query: rental })),
    dispatch(
      carPageApi.endpoints.getCalendar.initiate({ params: { id }, query: { from: '2027-05-01', to: '2027-05-31' } }),
    ),
    dispatch(carPageApi.endpoints.listCarReviews.initiate({ params: { id } })),
    dispatch(reviewsApi.endpoints.listReviews.initiate({ query: {} })),
  ]);
  dispatch(screenStateSet({ key: 'cars/gallery', value: 2 }));
  dispatch(screenStateForgotten('cars/gallery'));
  go(store, '/checkout/:slug/:id', { slug: 'car', id: String(id) }, rental);
  const { data: quoted } = await dispatch(
    quotesApi.endpoints.createQuote.initiate({ body: { car_id: id, ...rental, extras: [] } }),
  );
  dispatch(screenStateSet({ key: 'checkout/progress', value: 'paying' }));
  await dispatch(ordersApi.endpoints.listOrders.initiate({ query: {} }));
  const { data: placed } = await dispatch(
    ordersApi.endpoints.placeOrder.initiate({
      body: { quote_id: quoted?.quote.id ?? '', payment: 'full' },
      idempotencyKey: 'one-order',
    }),
  );
  const order = { params: { id: placed?.order.id ?? 1 } };
  go(store, '/orders/:id', { id: String(order.params.id) });
  await dispatch(ordersApi.endpoints.getOrder.initiate(order));
  server.use(handlerOf('startPayment', () => refuse(502, 'BANK_UNAVAILABLE', 'The bank does not answer.')));
  await dispatch(
    paymentsApi.endpoints.startPayment.initiate({ ...order, body: undefined, idempotencyKey: 'one-payment' }),
  );
  server.resetHandlers();
  dispatch(noticeShown({ id: 'bank', tone: 'error', text: serverMessage('The bank does not answer.') }));
  const { data: paid } = await dispatch(
    paymentsApi.endpoints.startPayment.initiate({ ...order, body: undefined, idempotencyKey: 'one-payment' }),
  );
  dispatch(noticeShown({ id: 'bank', tone: 'success', text: { key: 'common:close' } }));
  await dispatch(paymentsApi.endpoints.getPayment.initiate({ params: { id: paid?.payment.id ?? 6 } }));
  dispatch(noticeClosed('bank'));
  await settle(store);
};
