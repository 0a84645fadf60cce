import { beforeEach, expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { carEvents } from '#mocks/fixtures/fleet/ownCars.ts';
import { demoUsers } from '#mocks/fixtures/users.ts';
import { handlerOf } from '#mocks/handlerOf.ts';
import { refuse, refuseFields } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { setMockUser } from '#mocks/session.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { selectIsLostOnReload } from '#src/shared/store/drafts/unsavedSlice.ts';
import { renderRoute } from '#src/testing/renderRoute.tsx';
import { emptyCar, mockFleet, wholeCar } from '../testing/mockFleet.ts';

const asOwner = { preloadedState: { auth: { current: demoUsers['owner@gza.test']!.user } } };

beforeEach(() => {
  setMockUser('owner@gza.test');
  window.history.replaceState(null, '', '/');
});

const open = (id: number | 'new') => renderRoute(paths.adminCar(id), asOwner);

test('the first letter makes a draft that has its own address, and what is typed is saved when the field is left', async () => {
  const kept = mockFleet([]);
  const { user, store } = await open('new');
  await user.type(await screen.findByLabelText('Plate'), 'GE-718-KV');
  expect(selectIsLostOnReload(store.getState())).toBe(true);
  await user.tab();
  await waitFor(() => expect(kept.cars.get(1)?.plate).toBe('GE-718-KV'));
  expect(kept.cars.size).toBe(1);
  expect(window.location.pathname).toBe('/admin/cars/1');
  expect((await screen.findAllByText('Saved'))[0]).toBeVisible();
  // What a draft begins with stands in its fields.
  expect(screen.getByLabelText('Driver from')).toHaveValue('21');
  await waitFor(() => expect(selectIsLostOnReload(store.getState())).toBe(false));
});

test('only what changed is sent, with the version it was changed in', async () => {
  const kept = mockFleet([wholeCar]);
  const { user } = await open(7);
  const price = await screen.findByLabelText('Per day');
  expect(price).toHaveValue('90');
  await user.clear(price);
  await user.type(price, '95,50');
  await user.tab();
  await waitFor(() => expect(kept.of(7).price_per_day).toBe(9550));
  expect(kept.patches).toEqual([{ price_per_day: 9550, version: 3 }]);
});

test('what clients will see is shown once no figure in it would be a zero', async () => {
  const figures = { doors: 5, consumption_city: 8, consumption_track: 6, deposit: 30_000, min_deposit: 10_000 };
  mockFleet([{ ...wholeCar, ...figures, has_climate_control: true }]);
  const { user, store } = await open(7);
  const price = await screen.findByLabelText('Per day');
  const preview = within(screen.getByLabelText('How clients will see it'));
  expect(preview.getByText('/ day')).toBeInTheDocument();
  expect(preview.getByRole('button', { name: 'See the whole page' })).toBeVisible();
  await user.clear(price);
  expect(preview.queryByText('/ day')).toBeNull();
  expect(preview.queryByRole('button')).toBeNull();
  expect(preview.getByText('Fill in all required fields to see the page.')).toBeVisible();
  await user.type(price, '90');
  expect(preview.getByText('/ day')).toBeInTheDocument();
  await user.tab();
  await waitFor(() => expect(selectIsLostOnReload(store.getState())).toBe(false));
});

test('what cannot be read is said under the field and not sent; the rest is', async () => {
  const kept = mockFleet([wholeCar]);
  const { user } = await open(7);
  const price = await screen.findByLabelText('Per day');
  await user.clear(price);
  await user.type(price, 'a lot');
  await user.type(screen.getByLabelText('Plate'), 'AA-1');
  await user.tab();
  expect(await screen.findByText('Enter an amount in lari, for example 141.44.')).toBeVisible();
  await waitFor(() => expect(kept.of(7).plate).toBe('AA-1'));
  expect(kept.of(7).price_per_day).toBe(9000);
});

test('what the server refuses stands under its field, and holds nothing else up', async () => {
  const kept = mockFleet([wholeCar]);
  const take = kept.of(7);
  server.use(
    handlerOf('updateFleetCar', ({ body }) => {
      kept.patches.push(body);
      if ('seats' in body) return refuseFields({ seats: 'No car has so many seats.' });
      return { status: 'success', car: { ...take, ...body, version: 4 } as typeof take };
    }),
  );
  const { user } = await open(7);
  const seats = await screen.findByLabelText('Seats');
  fireEvent.change(seats, { target: { value: '99' } });
  fireEvent.change(screen.getByLabelText('Plate'), { target: { value: 'AA-1' } });
  await user.click(seats);
  await user.tab();
  expect(await screen.findByText('No car has so many seats.')).toBeVisible();
  expect(seats).toHaveValue('99');
  await waitFor(() => expect(kept.patches.at(-1)).toEqual({ plate: 'AA-1', version: 3 }));
});

test('a car that is refused is asked for once, and again when something else is typed; then all of it is sent', async () => {
  let asked = 0;
  const kept = mockFleet([]);
  server.use(
    handlerOf('createFleetCar', () => {
      asked += 1;
      return refuse(409, 'CONFLICT', 'Not now.');
    }),
  );
  const { user } = await open('new');
  await user.type(await screen.findByLabelText('Plate'), 'GE-718-KV');
  await user.tab();
  expect(await screen.findByText('Not now.')).toBeVisible();
  await user.click(screen.getByLabelText('Seats'));
  await user.tab();
  expect(asked).toBe(1);
  server.resetHandlers();
  const later = mockFleet([...kept.cars.values()]);
  fireEvent.change(screen.getByLabelText('Seats'), { target: { value: '5' } });
  await user.click(screen.getByLabelText('Seats'));
  await user.tab();
  await waitFor(() => expect(later.cars.get(1)).toMatchObject({ plate: 'GE-718-KV', seats: 5 }));
});

test('a refused extra has its message, and extras are sent again once one of them is typed into', async () => {
  const kept = mockFleet([wholeCar]);
  server.use(handlerOf('updateFleetCar', () => refuseFields({ 'extras.0.most': 'The most is below the price.' })));
  const { user } = await open(7);
  await user.click(await screen.findByRole('switch', { name: 'Child seat' }));
  await user.type(screen.getByLabelText('Price'), '10');
  await user.tab();
  const part = screen.getByRole('link', { name: /^Extras/ });
  await waitFor(() => expect(part).toHaveAccessibleName(/needs attention/));
  expect(screen.getByText('The most is below the price.')).toBeVisible();
  server.resetHandlers();
  const later = mockFleet([kept.of(7)]);
  await user.type(screen.getByLabelText('Price'), '.00');
  await user.tab();
  await waitFor(() => expect(later.of(7).extras).toHaveLength(1));
  expect(part).not.toHaveAccessibleName(/needs attention/);
  expect(screen.queryByText('The most is below the price.')).toBeNull();
});

test('without a connection nothing is lost, and it is saved as soon as there is one', async () => {
  const kept = mockFleet([wholeCar]);
  server.use(handlerOf('updateFleetCar', () => Response.error()));
  const { user, store } = await open(7);
  await user.type(await screen.findByLabelText('Plate'), 'AA-1');
  await user.tab();
  expect((await screen.findAllByText('Not saved, we keep trying'))[0]).toBeVisible();
  expect(selectIsLostOnReload(store.getState())).toBe(true);
  server.resetHandlers();
  const again = mockFleet([kept.of(7)]);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(again.of(7).plate).toBe('AA-1'));
});

test('a car that lacks something is not published: each gap is named and led to', async () => {
  mockFleet([{ ...emptyCar, id: 4, brand: 'toyota', model: 'toyota-prius', year: 2020 }]);
  const { user } = await open(4);
  await user.click(await screen.findByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('Missing: price_per_day.')).toBeVisible();
  expect(await screen.findByText('Something is still missing. It is marked below.')).toBeVisible();
  const todo = within(screen.getByRole('region', { name: /^Before you publish/ }));
  await user.click(todo.getByRole('button', { name: 'Per day' }));
  await waitFor(() => expect(screen.getByLabelText('Per day')).toHaveFocus());
});

test('one description is enough: what is said of all languages goes with the first', async () => {
  mockFleet([{ ...wholeCar, status: 'draft', is_active: false, descriptions: { en: null, ka: null, ru: null } }]);
  const { user } = await open(7);
  await user.click(await screen.findByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('Missing: descriptions.')).toBeVisible();
  const words = screen.getByRole('link', { name: /^Description and address/ });
  expect(words).toHaveAccessibleName('Description and address , needs attention');
  // The button that waited has the focus again, or what it led to.
  expect(document.body).not.toHaveFocus();
  await user.type(screen.getByLabelText('Description'), 'A calm car.');
  expect(words).not.toHaveAccessibleName(/needs attention/);
});

test('an owner without a branch is led to one, and after publishing the button keeps the focus', async () => {
  mockFleet([{ ...wholeCar, status: 'draft', is_active: false }]);
  server.use(handlerOf('listBranches', () => ({ status: 'success', branches: [] })));
  const { user } = await open(7);
  expect(await screen.findByRole('link', { name: 'First add the branch the car belongs to.' })).toHaveAttribute(
    'href',
    '/admin/branches?branch=new',
  );
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('Car added successfully')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Update' })).toHaveFocus();
});

test('a car that lacks nothing is added, and then updated', async () => {
  const kept = mockFleet([{ ...wholeCar, status: 'draft', is_active: false }]);
  const { user } = await open(7);
  await user.click(await screen.findByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('Car added successfully')).toBeVisible();
  expect(kept.of(7).status).toBe('active');
  await user.type(screen.getByLabelText('Plate'), 'AA-1');
  await user.click(screen.getByRole('button', { name: 'Update' }));
  expect(await screen.findByText('Car updated successfully')).toBeVisible();
  expect(kept.of(7).plate).toBe('AA-1');
});

test('what cannot be read is not passed over by an update: it is said and led to', async () => {
  const kept = mockFleet([{ ...wholeCar, status: 'active', is_active: true }]);
  const { user } = await open(7);
  const price = await screen.findByLabelText('Per day');
  await user.clear(price);
  await user.type(price, 'much');
  await user.click(screen.getByRole('button', { name: 'Update' }));
  expect(await screen.findByText('Some fields need attention. They are marked below.')).toBeVisible();
  await waitFor(() => expect(price).toHaveFocus());
  expect(kept.patches).toEqual([]);
});

test('what the server refuses is not passed over by an update either', async () => {
  const kept = mockFleet([{ ...wholeCar, status: 'active', is_active: true }]);
  server.use(
    handlerOf('updateFleetCar', ({ body }) =>
      'seats' in body ? refuseFields({ seats: 'No car has so many seats.' }) : { status: 'success', car: kept.of(7) },
    ),
  );
  const { user } = await open(7);
  const seats = await screen.findByLabelText('Seats');
  fireEvent.change(seats, { target: { value: '99' } });
  await user.click(screen.getByRole('button', { name: 'Update' }));
  expect(await screen.findByText('Some fields need attention. They are marked below.')).toBeVisible();
  await waitFor(() => expect(seats).toHaveFocus());
  expect(screen.getByText('No car has so many seats.')).toBeVisible();
});

test('an update that does not arrive says so, and what was typed stays to be sent', async () => {
  const kept = mockFleet([wholeCar]);
  server.use(handlerOf('updateFleetCar', () => Response.error()));
  const { user } = await open(7);
  await user.type(await screen.findByLabelText('Plate'), 'AA-1');
  await user.click(screen.getByRole('button', { name: 'Update' }));
  expect(await screen.findByText('An error occurred while updating the car')).toBeVisible();
  server.resetHandlers();
  const again = mockFleet([kept.of(7)]);
  await user.click(screen.getByRole('button', { name: 'Update' }));
  expect(await screen.findByText('Car updated successfully')).toBeVisible();
  expect(again.of(7).plate).toBe('AA-1');
});

test('an extra goes after the question, and comes with its price', async () => {
  const kept = mockFleet([wholeCar]);
  const { user } = await open(7);
  const extra = await screen.findByRole('switch', { name: 'Child seat' });
  await user.click(extra);
  await user.type(screen.getByLabelText('Price'), '10.88');
  await user.tab();
  await waitFor(() => expect(kept.of(7).extras).toEqual([{ code: 'child_seat', price: 1088, per: 'day', most: null }]));
  await user.click(extra);
  const question = within(screen.getByRole('alertdialog', { name: 'Are you sure you want to delete this field?' }));
  expect(kept.of(7).extras).toHaveLength(1);
  await user.click(question.getByRole('button', { name: 'Delete' }));
  await user.click(screen.getByLabelText('Plate'));
  await user.tab();
  await waitFor(() => expect(kept.of(7).extras).toEqual([]));
});

test('what a day and a week bring follows the price that is typed, and the history is asked for when it is opened', async () => {
  mockFleet([wholeCar]);
  server.use(handlerOf('getCarHistory', () => ({ status: 'success', events: carEvents() })));
  const { user } = await open(7);
  const price = await screen.findByLabelText('Per day');
  const earned = (span: string) =>
    within(screen.getByRole('region', { name: 'You would earn' })).getByText(span).nextSibling;
  expect(earned('A typical day')).toHaveTextContent(/^76\.50\s₾$/);
  await user.clear(price);
  await user.type(price, '100,01');
  expect(earned('A typical day')).toHaveTextContent(/^85\.01\s₾$/);
  expect(earned('A typical week')).toHaveTextContent(/^595\.06\s₾$/);
  expect(screen.getByText(/^After 15% commission/)).toBeVisible();

  await user.click(screen.getByText('Changes'));
  const events = within(await screen.findByRole('list', { name: 'Changes' })).getAllByRole('listitem');
  expect(events.map((event) => event.textContent?.replaceAll('\u00A0', ' '))).toEqual([
    'Listed · DescriptionPer day: 120 ₾ → 141.44 ₾20 May 2027, 12:00 · you',
    'Calendar added19 May 2027, 12:00 · someone who is no longer here',
  ]);
});

test('a history that does not come can be asked for again', async () => {
  mockFleet([wholeCar]);
  server.use(handlerOf('getCarHistory', () => refuse(500, 'INTERNAL', 'Broken.')));
  const { user } = await open(7);
  await user.click(await screen.findByText('Changes'));
  expect(await screen.findByText('The changes could not be loaded.')).toBeVisible();
  server.use(handlerOf('getCarHistory', () => ({ status: 'success', events: [] })));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Nothing has been changed yet.')).toBeVisible();
});
