import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { branches } from '#mocks/fixtures/branches.ts';
import { handlerOf } from '#mocks/handlerOf.ts';
import { server } from '#mocks/server.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { FakeMap } from '#src/shared/ui/map/testing/FakeMap.ts';
import { renderRoute } from '#src/testing/renderRoute.tsx';
import { sessionUser } from '#src/testing/sessionUser.ts';
import { degreesOf } from './branchForm.ts';

// The library itself draws by WebGL, which jsdom has not.
jest.mock('#src/shared/ui/map/mapLibrary.ts', () => ({
  MapView: jest.requireActual<{ FakeMap: unknown }>('#src/shared/ui/map/testing/FakeMap.ts').FakeMap,
}));

const owner = sessionUser({ roles: ['owner'], client: null, owner: { id: 8, name: 'Giorgi' } });
const wait = { timeout: 20_000 };

test('degrees are numbers with a point or a comma, within their limits, or nothing', () => {
  const table: readonly (readonly [string, number | null | undefined])[] = [
    ['', null],
    ['  ', null],
    ['41.70951', 41.70951],
    ['41,70951', 41.70951],
    ['-90', -90],
    ['90.1', undefined],
    ['1e1', undefined],
    ['north', undefined],
    ['41.7.1', undefined],
  ];
  for (const [text, degrees] of table) expect([text, degreesOf(text, 90)]).toEqual([text, degrees]);
});

test('the place of a branch is typed, or pressed on the map, and sent as its two numbers', async () => {
  const sent: unknown[] = [];
  server.use(
    handlerOf('updateBranch', ({ body }) => {
      sent.push(body);
      return { status: 'success', branch: branches[0]! };
    }),
  );
  const { user } = await renderRoute(`${paths.adminBranches}?branch=1`, {
    preloadedState: { auth: { current: owner } },
  });
  const latitude = await screen.findByLabelText('Latitude', {}, wait);
  expect(latitude).toHaveValue('41.7095');
  await user.clear(latitude);
  await user.type(latitude, 'north');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Enter degrees, such as 41.70951.')).toBeVisible();
  expect(sent).toEqual([]);

  await user.click(screen.getByRole('button', { name: 'Choose on the map' }));
  await waitFor(() => expect(FakeMap.last).not.toBeNull(), wait);
  act(() => FakeMap.last?.fire('click', { lngLat: { lat: 41.712_345_6, lng: 44.75 } }));
  expect(latitude).toHaveValue('41.71235');
  expect(screen.getByLabelText('Longitude')).toHaveValue('44.75000');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toEqual([{ version: '1', lat: 41.71235, lng: 44.75 }]), wait);
});

test('the pin begins in the middle of the city and is put there, dragged, or moved by the arrow keys', async () => {
  const { user } = await renderRoute(`${paths.adminBranches}?branch=1`, {
    preloadedState: { auth: { current: owner } },
  });
  const latitude = await screen.findByLabelText('Latitude', {}, wait);
  const longitude = screen.getByLabelText('Longitude');
  await user.clear(latitude);
  await user.click(screen.getByRole('button', { name: 'Choose on the map' }));
  const pin = await screen.findByRole('button', { name: /^The pin: drag it/ }, wait);
  expect(pin).toHaveAttribute('data-proposed');
  await user.click(screen.getByRole('button', { name: 'Put the pin in the middle of Tbilisi' }));
  const { lat, lng } = { lat: Number(latitude.getAttribute('value')), lng: Number(longitude.getAttribute('value')) };
  expect([Math.round(lat), Math.round(lng)]).toEqual([42, 45]);
  expect(pin).not.toHaveAttribute('data-proposed');

  // A tenth of a degree is a pixel of the map that stands in for it.
  pin.setPointerCapture = () => undefined;
  const pressed = jest.fn();
  FakeMap.last?.getCanvasContainer().addEventListener('mousedown', pressed);
  await user.pointer([
    { keys: '[MouseLeft>]', target: pin, coords: { clientX: 500, clientY: 300 } },
    { target: pin, coords: { clientX: 503, clientY: 302 } },
    { keys: '[/MouseLeft]', target: pin, coords: { clientX: 503, clientY: 302 } },
    { target: pin, coords: { clientX: 600, clientY: 400 } },
  ]);
  expect(latitude).toHaveValue((lat + 0.2).toFixed(5));
  expect(longitude).toHaveValue((lng + 0.3).toFixed(5));
  fireEvent.keyDown(pin, { key: 'ArrowLeft' });
  expect(longitude).toHaveValue((lng - 0.5).toFixed(5));
  // The map itself has not been dragged.
  expect(pressed).not.toHaveBeenCalled();
});
