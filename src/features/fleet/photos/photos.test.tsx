import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { demoUsers } from '#mocks/fixtures/users.ts';
import { handlerOf } from '#mocks/handlerOf.ts';
import { server } from '#mocks/server.ts';
import { setMockUser } from '#mocks/session.ts';
import { paths } from '#src/lib/paths.ts';
import { renderRoute } from '#src/testing/renderRoute.tsx';
import { keepFleet, wholeCar } from '../testing/keepFleet.ts';
import { keepPhotos } from '../testing/keepPhotos.ts';

const asOwner = { preloadedState: { auth: { current: demoUsers['owner@gza.test']!.user } } };
const jpeg = (name: string) => new File([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)], name, { type: 'image/jpeg' });

// jsdom has no addresses for files.
beforeAll(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined });
});
beforeEach(() => {
  setMockUser('owner@gza.test');
  window.history.replaceState(null, '', '/');
});

const open = (id: number | 'new') => renderRoute(paths.adminCar(id), asOwner);
const slot = (name: string) => {
  const item = screen.getAllByRole('listitem').find((one) => one.matches(`[data-shot=${name}]`));
  if (item === undefined) throw new Error(`There is no slot ${name}.`);
  return within(item);
};

test('several photos are dropped at once and belong to one new car; the main one has no delete', async () => {
  const kept = keepPhotos(keepFleet([]));
  const { user } = await open('new');
  await screen.findByLabelText('Plate');
  await user.upload(slot('front').getByLabelText('Choose a photo: Front', { selector: 'input' }), [
    jpeg('a.jpg'),
    jpeg('b.jpg'),
  ]);
  await waitFor(() => expect(kept.cars.get(1)?.images).toHaveLength(2));
  expect(kept.cars.size).toBe(1);
  expect(await screen.findByText('2 of 6')).toBeVisible();
  const main = kept.of(1).images.find(({ is_main }) => is_main)?.shot ?? '';
  const other = main === 'front' ? 'left' : 'front';
  await user.click(slot(main).getByRole('button', { name: /^What to do/ }));
  expect(screen.getByRole('menuitem', { name: 'Crop and turn' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Delete' })).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  await user.click(slot(other).getByRole('button', { name: /^What to do/ }));
  await user.click(screen.getByRole('menuitem', { name: 'Make it the main photo' }));
  expect(await screen.findByText('Main image changed!')).toBeVisible();
  await user.click(slot(main).getByRole('button', { name: /^What to do/ }));
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
  const question = screen.getByRole('alertdialog', { name: 'Are you sure you want to delete the image?' });
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Image deleted!')).toBeVisible();
  expect(kept.of(1).images.map(({ shot }) => shot)).toEqual([other]);
});

test('a photo is lifted with Space, led by arrows and put down; Escape leaves it', async () => {
  const kept = keepPhotos(keepFleet([{ ...wholeCar, images: wholeCar.images.slice(0, 2) }]));
  const { user } = await open(7);
  const handle = await screen.findByRole('button', { name: 'Move: Front' });
  act(() => handle.focus());
  await user.keyboard(' {ArrowRight}{ArrowRight}');
  expect(screen.getByText('Front is lifted. Place: Interior.')).toBeInTheDocument();
  await user.keyboard('{Escape} ');
  await user.keyboard('{Escape}');
  expect(kept.of(7).images.map(({ shot }) => shot)).toEqual(['front', 'left']);
  await user.keyboard(' {ArrowRight}{ArrowRight} ');
  await waitFor(() => expect(kept.of(7).images.map(({ shot }) => shot)).toEqual(['interior', 'left']));
});

test('a photo that did not arrive stays for another try', async () => {
  const kept = keepPhotos(keepFleet([{ ...wholeCar, images: wholeCar.images.slice(0, 5) }]));
  const { user } = await open(7);
  await screen.findByLabelText('Plate');
  server.use(handlerOf('saveCarImage', () => Response.error()));
  await user.upload(slot('trunk').getByLabelText('Choose a photo: Trunk', { selector: 'input' }), jpeg('a.jpg'));
  expect(await screen.findByText('Connection lost')).toBeVisible();
  server.resetHandlers();
  const again = keepPhotos(keepFleet([kept.of(7)]));
  await user.click(slot('trunk').getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(again.of(7).images).toHaveLength(6));
});
