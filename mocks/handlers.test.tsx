import { describe, expect, test } from '@jest/globals';
import type { AnyCall } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import type { CallName } from '#contract/calls.ts';
import { toRules } from '#contract/priceDay.ts';
import { adviceOf } from './fixtures/advice.ts';
import { fleet } from './fixtures/fleet.ts';
import { firstPrices } from './fixtures/prices.ts';
import { demoTrace } from './fixtures/traces.ts';
import { demoUsers } from './fixtures/users.ts';
import { sendUpload } from '#src/api/sendUpload.ts';
import { parseUser } from '#src/app/persistence/storedUser.ts';
import { handlers } from './handlers.ts';
import { findMockOrder } from './handlers/orders.ts';
import { mockCode } from './handlers/registration.ts';
import { setMockUser } from './session.ts';

const origin = 'http://localhost';
const dates = 'from=2027-05-03&to=2027-05-06';
const password = { password: 'a-long-road', password_confirmation: 'a-long-road' };
const account = {
  ...password,
  name: 'Nino',
  email: 'new@gza.test',
  address: 'new@gza.test',
  phone: '+995555123456',
  agreed: 1,
};
const owner = {
  ...account,
  identity_number: '01001000001',
  physical_address: 'a',
  city_id: 1,
  legal_address: 'a',
  iban: 'GE',
};

function anAdvisedWeek() {
  const [car] = fleet;
  const prices = firstPrices(car!);
  const week = adviceOf(car!.id, toRules(prices, car!.price)).find(({ advice }) => advice !== null);
  return { from: week?.from, price: week?.advice?.price };
}

/** What stands after the path's beginning, and what is sent, for the calls that need something. */
const examples: Partial<Record<CallName, { path?: string; body?: unknown; as?: string }>> = {
  registerClient: { body: { ...account, surname: 'B', is_above_21: 1, has_drive_license_more_then_2_years: 1 } },
  checkPhysicalOwner: { body: { ...owner, surname: 'B' } },
  checkLegalOwner: { body: owner },
  sendCode: { body: { address: 'new@gza.test' } },
  registerPhysicalOwner: { body: { ...owner, surname: 'B', code: mockCode } },
  registerLegalOwner: { body: { ...owner, code: mockCode } },
  getUser: { as: 'client@gza.test' },
  login: { body: { email: 'client@gza.test', password: demoUsers['client@gza.test']?.password } },
  startRecovery: { body: { address: 'client@gza.test' } },
  resetPassword: { body: { ...password, address: 'client@gza.test', code: mockCode } },
  listThreads: { path: '/api/threads/list?client=11&api_token=token-of-1', as: 'client@gza.test' },
  getThread: { path: '/api/threads/1', as: 'client@gza.test' },
  openThread: { body: { car_id: 9, text: 'Hello' }, as: 'client@gza.test' },
  listMessages: { path: '/api/threads/1/messages', as: 'client@gza.test' },
  sendMessage: { path: '/api/threads/1/messages', body: { text: 'Hello' }, as: 'client@gza.test' },
  markThreadSeen: { path: '/api/threads/1/seen', as: 'client@gza.test' },
  listVerificationImages: {
    path: '/api/client/user_verification_images/1?api_token=token-of-1',
    as: 'client@gza.test',
  },
  uploadVerificationImage: {
    body: { kind: 'selfie', file: new File(['a picture'], 'selfie.jpg') },
    as: 'client@gza.test',
  },
  deleteVerificationImage: { path: '/api/client/user_verification_images/1', as: 'client@gza.test' },
  listVerifications: { as: 'admin@gza.test' },
  decideVerification: {
    path: '/api/verifications/1/decision',
    body: { documents: [{ id: 4, is_approved: true }] },
    as: 'admin@gza.test',
  },
  setLanguage: { path: '/api/language/ka' },
  getFleetCalendar: { as: 'owner@gza.test' },
  listCarBlocks: { path: '/api/fleet/cars/1/blocks', as: 'owner@gza.test' },
  createBlock: {
    path: '/api/fleet/cars/1/blocks',
    body: { from: '2027-05-03T00:00', to: '2027-05-06T00:00', kind: 'owner' },
    as: 'owner@gza.test',
  },
  updateBlock: { path: '/api/fleet/blocks/3', body: { note: 'Family' }, as: 'owner@gza.test' },
  deleteBlock: { path: '/api/fleet/blocks/3', as: 'owner@gza.test' },
  getCarPrices: { path: '/api/fleet/cars/1/prices', as: 'owner@gza.test' },
  saveCarPrices: {
    path: '/api/fleet/cars/1/prices',
    body: { seasons: [{ name: 'Summer', from: '2027-07-01', to: '2027-08-31', price: 12_000 }] },
    as: 'owner@gza.test',
  },
  previewPrice: {
    path: '/api/fleet/cars/1/price-preview',
    body: { from: '2027-07-01T10:00', to: '2027-07-16T10:00', extras: ['child_seat'] },
    as: 'owner@gza.test',
  },
  listPriceDays: { path: '/api/fleet/cars/1/price-days?from=2027-06-25&to=2027-07-05', as: 'owner@gza.test' },
  listAdvice: { path: '/api/fleet/cars/1/advice', as: 'owner@gza.test' },
  takeAdvice: {
    path: '/api/fleet/cars/1/advice',
    body: anAdvisedWeek(),
    as: 'owner@gza.test',
  },
  listFleetCars: { as: 'owner@gza.test' },
  getFleetCar: { path: '/api/fleet/cars/1', as: 'owner@gza.test' },
  getCarHistory: { path: '/api/fleet/cars/1/history', as: 'owner@gza.test' },
  createFleetCar: { body: { brand: 'bmw' }, as: 'owner@gza.test' },
  getFleetTerms: { as: 'owner@gza.test' },
  updateFleetTerms: { body: { terms: { smoking: { allowed: true } } }, as: 'owner@gza.test' },
  updateFleetCar: { path: '/api/fleet/cars/1', body: { version: 3, is_active: false }, as: 'owner@gza.test' },
  copyFleetCar: { path: '/api/fleet/cars/1/copies', as: 'owner@gza.test' },
  changeFleetCars: { body: { ids: [1, 2], is_active: false }, as: 'owner@gza.test' },
  importFleetCars: { body: { file: new File(['brand'], 'cars.csv') }, as: 'owner@gza.test' },
  saveCarImage: {
    path: '/api/fleet/cars/1/images/front',
    body: { file: new File(['a picture'], 'front.jpg') },
    as: 'owner@gza.test',
  },
  removeCarImage: { path: '/api/fleet/cars/1/images/left', as: 'owner@gza.test' },
  chooseMainImage: { path: '/api/fleet/cars/1/main-image', body: { shot: 'front' }, as: 'owner@gza.test' },
  swapCarImages: {
    path: '/api/fleet/cars/1/images/swap',
    body: { from: 'front', to: 'rear' },
    as: 'owner@gza.test',
  },
  deleteFleetCar: { path: '/api/fleet/cars/900', as: 'owner@gza.test' },
  searchCars: { path: `/api/cars?category=economy,suv&sort=price_asc&${dates}` },
  getCar: { path: `/api/cars/1?${dates}` },
  getCalendar: { path: '/api/cars/1/calendar?from=2027-05-01&to=2027-05-31' },
  listSimilar: { path: '/api/cars/1/similar' },
  askCar: { path: '/api/cars/1/answers', body: { text: 'Can I bring my dog to Batumi?' } },
  listCarReviews: { path: '/api/cars/1/reviews' },
  createQuote: { body: { car_id: 1, from: '2027-05-03T10:00', to: '2027-05-06T10:00', extras: ['child_seat'] } },
  placeOrder: {
    body: { quote_id: 'mock:{"car_id":1,"from":"2027-05-03T10:00","to":"2027-05-06T10:00"}', payment: 'full' },
    as: 'client@gza.test',
  },
  listOrders: { as: 'client@gza.test' },
  getOrder: { path: '/api/orders/1', as: 'client@gza.test' },
  cancelOrder: { path: '/api/orders/1/cancel', body: {}, as: 'client@gza.test' },
  refundOrder: { path: '/api/orders/9/refunds', body: { amount: 100, reason: 'Not clean' }, as: 'admin@gza.test' },
  substituteOrder: {
    path: '/api/orders/14/substitute',
    body: { car_id: findMockOrder(14)!.held_cars[0]!.car_id },
    as: 'client@gza.test',
  },
  releaseCars: { path: '/api/orders/14/release', as: 'client@gza.test' },
  acceptOrder: { path: '/api/orders/2/accept', as: 'owner@gza.test' },
  declineOrder: { path: '/api/orders/3/decline', as: 'owner@gza.test' },
  startOrder: { path: '/api/orders/7/start', as: 'owner@gza.test' },
  finishOrder: { path: '/api/orders/8/finish', as: 'owner@gza.test' },
  markOrderPaid: { path: '/api/orders/8/mark-paid', as: 'owner@gza.test' },
  startPayment: { path: '/api/orders/6/payments', as: 'client@gza.test' },
  getPayment: { path: '/api/payments/6', as: 'client@gza.test' },
  receivePaymentCallback: { path: '/api/payments/callback/sandbox' },
  listFavourites: { as: 'client@gza.test' },
  getProfile: { as: 'client@gza.test' },
  updateProfile: { body: { name: 'Ana' }, as: 'client@gza.test' },
  sendEmailCode: { body: { email: 'new@gza.test', current_password: 'road-to-batumi' }, as: 'client@gza.test' },
  savePicture: { body: { file: new File(['a picture'], 'me.webp') }, as: 'client@gza.test' },
  removePicture: { as: 'client@gza.test' },
  changePassword: { body: { ...password, current_password: 'road-to-batumi' }, as: 'client@gza.test' },
  exportProfile: { as: 'client@gza.test' },
  deleteProfile: { body: { current_password: 'road-to-batumi' }, as: 'client@gza.test' },
  listSessions: { as: 'client@gza.test' },
  endOtherSessions: { as: 'client@gza.test' },
  endSession: { path: '/api/profile/sessions/2', as: 'client@gza.test' },
  getSecondFactor: { as: 'client@gza.test' },
  startSecondFactor: { body: { current_password: 'road-to-batumi' }, as: 'client@gza.test' },
  confirmSecondFactor: { body: { code: '123456' }, as: 'client@gza.test' },
  removeSecondFactor: { body: { current_password: 'road-to-batumi', code: '123456' }, as: 'client@gza.test' },
  addFavourite: { path: '/api/favourites/1', as: 'client@gza.test' },
  getOrderReview: { path: '/api/orders/9/review', as: 'client@gza.test' },
  createReview: { path: '/api/orders/9/review', body: { rating: 5, text: 'Good' }, as: 'client@gza.test' },
  replyToReview: { path: '/api/reviews/100/reply', body: { text: 'Thanks' }, as: 'owner@gza.test' },
  listOwnReviews: { as: 'owner@gza.test' },
  listAccounts: { as: 'admin@gza.test' },
  getAccount: { path: '/api/accounts/1', as: 'admin@gza.test' },
  listAccountOrders: { path: '/api/accounts/1/orders', as: 'admin@gza.test' },
  changeAccount: { path: '/api/accounts/1', body: { is_blocked: false }, as: 'admin@gza.test' },
  endAccountSessions: { path: '/api/accounts/1/sessions', as: 'admin@gza.test' },
  viewAccount: { path: '/api/accounts/2/view', body: {}, as: 'admin@gza.test' },
  stopViewing: { as: 'admin@gza.test' },
  listBranches: { as: 'owner@gza.test' },
  createBranch: {
    body: { name: 'Batumi port', city_id: 2, addresses: { ka: 'გოგებაშვილის 3' } },
    as: 'owner@gza.test',
  },
  updateBranch: { path: '/api/fleet/branches/1', body: { name: 'Vake' }, as: 'owner@gza.test' },
  deleteBranch: { path: '/api/fleet/branches/2', as: 'owner@gza.test' },
  listHandovers: { path: '/api/fleet/branches/1/handovers?date=2026-12-01', as: 'owner@gza.test' },
  listOperations: { as: 'owner@gza.test' },
  getStatistics: { as: 'owner@gza.test' },
  listPayouts: { as: 'admin@gza.test' },
  movePayout: { path: '/api/payouts/2/settle', body: {}, as: 'admin@gza.test' },
  exportPayouts: { body: {}, as: 'admin@gza.test' },
  listFeeds: { path: '/api/fleet/cars/1/feeds', as: 'owner@gza.test' },
  addFeed: {
    path: '/api/fleet/cars/1/feeds',
    body: { file: new File(['BEGIN:VCALENDAR'], 'airbnb.ics') },
    as: 'owner@gza.test',
  },
  refreshFeed: { path: '/api/fleet/cars/1/feeds/1/refresh', body: {}, as: 'owner@gza.test' },
  removeFeed: { path: '/api/fleet/cars/1/feeds/1', as: 'owner@gza.test' },
  renewExport: { path: '/api/fleet/cars/1/feeds/export', body: {}, as: 'owner@gza.test' },
  listReferenceItems: { path: '/api/reference/colours', as: 'admin@gza.test' },
  addReferenceItem: {
    path: '/api/reference/colours',
    body: { code: 'plum', names: { en: 'Plum', ka: 'ქლიავისფერი', ru: 'Сливовый' } },
    as: 'admin@gza.test',
  },
  changeReferenceItem: { path: '/api/reference/colours', body: { code: 'white' }, as: 'admin@gza.test' },
  removeReferenceItem: { path: '/api/reference/colours/plum', as: 'admin@gza.test' },
  setCommission: { body: { percent: 14, valid_from: '2030-01-01' }, as: 'admin@gza.test' },
  sendTrace: { body: { trace: demoTrace, note: 'The page stayed white' } },
  listTraces: { path: '/api/traces?state=new', as: 'support@gza.test' },
  getTrace: { path: '/api/traces/1', as: 'support@gza.test' },
  changeTrace: { path: '/api/traces/1', body: { state: 'open', note: 'Seen' }, as: 'support@gza.test' },
  addTraceNote: { path: '/api/traces/1/notes', body: { step: 2, text: 'Here' }, as: 'support@gza.test' },
  openTracePerson: { path: '/api/traces/1/person', as: 'support@gza.test' },
  listAudit: { as: 'admin@gza.test' },
  removeFavourite: { path: '/api/favourites/1', as: 'client@gza.test' },
};

async function send(call: AnyCall, path: string = call.path, body?: unknown): Promise<Response> {
  if (call.upload) {
    const signal = new AbortController().signal;
    const upload = { method: call.method, address: origin + path, body, signal, onProgress: undefined };
    const { status, text } = await sendUpload(upload);
    return new Response(text, { status });
  }
  const init =
    body === undefined ? {} : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
  return fetch(origin + path, { method: call.method, ...init });
}

test('there is one handler for each call', () => {
  expect(handlers).toHaveLength(Object.keys(calls).length);
});

describe.each(Object.entries(calls))('%s', (name, call: AnyCall) => {
  test('answers as the contract says', async () => {
    // The keys of `calls` are its names.
    const { path, body, as } = examples[name as CallName] ?? {};
    setMockUser(as);
    const response = await send(call, path, body);
    expect(response.status).toBe(call.success);
    const text = await response.text();
    const result = call.response.safeParse(text === '' ? undefined : JSON.parse(text));
    expect(result.error).toBeUndefined();
  });
});

test('the language chosen is the language of the names', async () => {
  await send(calls.setLanguage, '/api/language/ka');
  const { cities } = calls.listCities.response.parse(await (await send(calls.listCities)).json());
  expect(cities[0]?.name).toBe('თბილისი');
});

test('a filter keeps only the cars that fit, and counts the others in its own facet', async () => {
  const answer = await send(calls.searchCars, '/api/cars?category=sports');
  const { cars, facets, total } = calls.searchCars.response.parse(await answer.json());
  expect(new Set(cars.map((car) => car.category))).toEqual(new Set(['sports']));
  expect(total).toBe(5);
  expect(facets.category.length).toBeGreaterThan(1);
});

test('the pages of a search hold every car once', async () => {
  const ids: number[] = [];
  let cursor: string | null = '0';
  while (cursor !== null) {
    const answer = await send(calls.searchCars, `/api/cars?cursor=${cursor}`);
    const page = calls.searchCars.response.parse(await answer.json());
    ids.push(...page.cars.map((car) => car.id));
    cursor = page.next_cursor;
  }
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toHaveLength(40);
});

test('what is wrong is refused under its field', async () => {
  const login = await send(calls.login, '/api/login', { email: 'client@gza.test', password: 'wrong' });
  expect(login.status).toBe(422);
  const known = { ...account, email: 'client@gza.test', agreed: 0 };
  const taken = await send(calls.registerClient, '/api/client/register', known);
  expect(Object.keys(await taken.json())).toEqual(['agreed', 'email']);
});

test('the threads need the token of the session', async () => {
  setMockUser('client@gza.test');
  expect((await send(calls.listThreads, '/api/threads/list?client=11&api_token=other')).status).toBe(401);
});

test.each(Object.entries(demoUsers))('the login of %s is still believed after a reload', async (email, demo) => {
  const answer = await send(calls.login, '/api/login', { email, password: demo.password });
  expect(parseUser(await answer.text(), Date.now())).toMatchObject({ user_id: demo.user.user_id });
});
