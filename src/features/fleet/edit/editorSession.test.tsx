import { beforeEach, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { demoUsers } from '#mocks/fixtures/users.ts';
import { handlerOf } from '#mocks/handlerOf.ts';
import { refuse } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { setMockUser } from '#mocks/session.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { endSession } from '#src/testing/endSession.ts';
import { renderRoute } from '#src/testing/renderRoute.tsx';
import { mockFleet, wholeCar } from '../testing/mockFleet.ts';

const asOwner = { preloadedState: { auth: { current: demoUsers['owner@gza.test']!.user } } };

beforeEach(() => {
  setMockUser('owner@gza.test');
  window.history.replaceState(null, '', '/');
});

const open = (id: number | 'new') => renderRoute(paths.adminCar(id), asOwner);

/** A field that was changed and not left yet. */
async function typePlate(id: number | 'new') {
  const view = await open(id);
  fireEvent.change(await screen.findByLabelText('Plate'), { target: { value: 'TY-001-PD' } });
  return endSession(view);
}

test('what was typed when a session ended is there again and saved, beside what somebody else has changed since', async () => {
  const kept = mockFleet([wholeCar]);
  server.use(handlerOf('updateFleetCar', () => refuse(401, 'NOT_LOGGED_IN', 'Who is it?')));
  const typed = await typePlate(7);
  server.resetHandlers();
  const later = mockFleet([...kept.cars.values()]);
  later.elsewhere(7, { doors: 4 });
  await renderRoute(paths.adminCar(7), { ...asOwner, typed });
  expect(await screen.findByLabelText('Plate')).toHaveValue('TY-001-PD');
  expect(screen.getByLabelText('Doors')).toHaveValue('4');
  await waitFor(() => expect(later.of(7)).toMatchObject({ plate: 'TY-001-PD', doors: 4 }));
});

test('of a field that somebody else has changed since both are shown, and nothing is overwritten', async () => {
  const kept = mockFleet([wholeCar]);
  server.use(handlerOf('updateFleetCar', () => refuse(401, 'NOT_LOGGED_IN', 'Who is it?')));
  const typed = await typePlate(7);
  server.resetHandlers();
  const later = mockFleet([...kept.cars.values()]);
  later.elsewhere(7, { plate: 'OT-002-HR' });
  await renderRoute(paths.adminCar(7), { ...asOwner, typed });
  expect(await screen.findByText(/^Meanwhile .* changed: Plate/)).toBeVisible();
  expect(screen.getByLabelText('Plate')).toHaveValue('TY-001-PD');
  expect(later.of(7).plate).toBe('OT-002-HR');
});

test('a car that was being added is not lost with the session', async () => {
  server.use(handlerOf('createFleetCar', () => refuse(401, 'NOT_LOGGED_IN', 'Who is it?')));
  const typed = await typePlate('new');
  server.resetHandlers();
  const kept = mockFleet([]);
  await renderRoute(paths.adminCar('new'), { ...asOwner, typed });
  expect(await screen.findByLabelText('Plate')).toHaveValue('TY-001-PD');
  await waitFor(() => expect(kept.cars.get(1)?.plate).toBe('TY-001-PD'));
});

test('what had been saved when a session ended is what the server has', async () => {
  const kept = mockFleet([wholeCar]);
  const view = await open(7);
  await view.user.type(await screen.findByLabelText('Plate'), 'AA');
  await view.user.tab();
  await waitFor(() => expect(kept.patches).toHaveLength(1));
  expect((await screen.findAllByText('Saved'))[0]).toBeVisible();
  expect((await endSession(view)).all()).toBeNull();
});

test('a saved car that came into being on this page is there again, and not the form of another new one', async () => {
  const kept = mockFleet([]);
  const view = await open('new');
  await view.user.type(await screen.findByLabelText('Plate'), 'AA');
  await view.user.tab();
  await waitFor(() => expect(kept.cars.get(1)?.plate).toBe('AA'));
  const typed = await endSession(view);
  await renderRoute(paths.adminCar('new'), { ...asOwner, typed });
  expect(await screen.findByLabelText('Plate')).toHaveValue('AA');
  expect(window.location.pathname).toBe(paths.adminCar(1));
});

test('a photo that had not arrived when a session ended is said to be missing', async () => {
  Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined });
  mockFleet([{ ...wholeCar, images: wholeCar.images.slice(0, 5) }]);
  server.use(handlerOf('saveCarImage', () => refuse(401, 'NOT_LOGGED_IN', 'Who is it?')));
  const view = await open(7);
  await view.user.upload(
    await screen.findByLabelText('Choose a photo: Trunk', { selector: 'input' }),
    new File([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)], 'a.jpg', { type: 'image/jpeg' }),
  );
  await waitFor(() => expect(view.store.getState().auth.current).toBeNull());
  const typed = await endSession(view);
  const { store } = await renderRoute(paths.adminCar(7), { ...asOwner, typed });
  expect(await screen.findByText('It was not sent before your session ended. Choose it again.')).toBeVisible();
  // Nothing else is unsaved.
  expect(store.getState().unsaved.forms).toEqual([]);
});
