import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { demoUsers } from '#mocks/fixtures/users.ts';
import { pictureOf, shots } from '#mocks/fixtures/cars/pictures.ts';
import { handlerOf } from '#mocks/handlerOf.ts';
import { server } from '#mocks/server.ts';
import { setMockUser } from '#mocks/session.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { renderRoute } from '#src/testing/renderRoute.tsx';
import { mockFleet, wholeCar } from '../testing/mockFleet.ts';
import { mockPhotos } from '../testing/mockPhotos.ts';

const asOwner = { preloadedState: { auth: { current: demoUsers['owner@gza.test']!.user } } };
const jpeg = (name: string) => new File([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)], name, { type: 'image/jpeg' });

// jsdom has no object URLs.
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

test('several photos are dropped at once into one new car; the main one cannot be deleted', async () => {
  const served = mockPhotos(mockFleet([]));
  const { user } = await open('new');
  await screen.findByLabelText('Plate');
  await user.upload(slot('front').getByLabelText('Choose a photo: Front', { selector: 'input' }), [
    jpeg('a.jpg'),
    jpeg('b.jpg'),
  ]);
  await waitFor(() => expect(served.cars.get(1)?.images).toHaveLength(2));
  expect(served.cars.size).toBe(1);
  expect(await screen.findByText('2 of 6')).toBeVisible();
  const [main, other] = ['front', 'left'];
  await user.click(slot(main).getByRole('button', { name: /^Photo actions/ }));
  expect(screen.getByRole('menuitem', { name: 'Crop and turn' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Delete' })).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  await user.click(slot(other).getByRole('button', { name: /^Photo actions/ }));
  await user.click(screen.getByRole('menuitem', { name: 'Make it the main photo' }));
  expect(await screen.findByText('Main image changed!')).toBeVisible();
  await user.click(slot(main).getByRole('button', { name: /^Photo actions/ }));
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
  const question = screen.getByRole('alertdialog', { name: 'Are you sure you want to delete the image?' });
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Image deleted!')).toBeVisible();
  expect(served.of(1).images.map(({ shot }) => shot)).toEqual([other]);
});

test('a dropped file without a type is judged by what it contains', async () => {
  mockPhotos(mockFleet([{ ...wholeCar, images: [] }]));
  await open(7);
  await screen.findByLabelText('Plate');
  const heic = new File([Uint8Array.of(0, 0, 0, 24), 'ftypheic'], 'a.heic');
  fireEvent.drop(screen.getByLabelText('Choose a photo: Front', { selector: 'input' }), {
    dataTransfer: { files: [heic] },
  });
  expect(await slot('front').findByText('This is a HEIC photo. Save it as JPEG first.')).toBeVisible();
});

test('a photo is lifted with Space, moved by arrows and put down; Escape cancels', async () => {
  const served = mockPhotos(mockFleet([{ ...wholeCar, images: wholeCar.images.slice(0, 2) }]));
  const { user } = await open(7);
  const handle = await screen.findByRole('button', { name: 'Move: Front' });
  act(() => handle.focus());
  await user.keyboard(' {ArrowRight}{ArrowRight}');
  expect(screen.getByText('Front is picked up. Place: Interior.')).toBeInTheDocument();
  await user.keyboard('{Escape} ');
  await user.keyboard('{Escape}');
  expect(served.of(7).images.map(({ shot }) => shot)).toEqual(['front', 'left']);
  await user.keyboard(' {ArrowRight}{ArrowRight} ');
  await waitFor(() => expect(served.of(7).images.map(({ shot }) => shot)).toEqual(['interior', 'left']));
});

test('a failed upload can be retried', async () => {
  const served = mockPhotos(mockFleet([{ ...wholeCar, images: wholeCar.images.slice(0, 5) }]));
  const { user } = await open(7);
  await screen.findByLabelText('Plate');
  server.use(handlerOf('saveCarImage', () => Response.error()));
  await user.upload(slot('trunk').getByLabelText('Choose a photo: Trunk', { selector: 'input' }), jpeg('a.jpg'));
  expect(await screen.findByText('Connection lost')).toBeVisible();
  server.resetHandlers();
  const again = mockPhotos(mockFleet([served.of(7)]));
  await user.click(slot('trunk').getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(again.of(7).images).toHaveLength(6));
});

test('a photo too small for cards is refused before it is sent', async () => {
  const served = mockPhotos(mockFleet([{ ...wholeCar, images: [] }]));
  const { user } = await open(7);
  await screen.findByLabelText('Plate');
  const sizes = [
    { width: 599, height: 400 },
    { width: 400, height: 600 },
  ];
  Object.assign(window, {
    createImageBitmap: () => Promise.resolve({ ...sizes.shift(), close: () => undefined }),
  });
  const choose = async (shot: string, name: string) =>
    user.upload(slot(shot).getByLabelText(`Choose a photo: ${name}`, { selector: 'input' }), jpeg('a.jpg'));
  await choose('front', 'Front');
  expect(await screen.findByText('The photo is too small: at least 600 × 400 pixels are needed.')).toBeVisible();
  expect(slot('front').queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  expect(served.of(7).images).toEqual([]);
  await choose('left', 'Left');
  Reflect.deleteProperty(window, 'createImageBitmap');
  await waitFor(() => expect(served.of(7).images.map(({ shot }) => shot)).toEqual(['left']));
});

test('photos are sent one after another, in the order in which they were chosen; the first becomes the main one', async () => {
  const served = mockPhotos(mockFleet([{ ...wholeCar, images: [] }]));
  const { user } = await open(7);
  await screen.findByLabelText('Plate');
  const held: { readonly shot: string; readonly answer: () => void }[] = [];
  server.use(
    http.put('*/api/fleet/cars/7/images/:shot', async ({ params }) => {
      const shot = shots.find((one) => one === params['shot']) ?? 'front';
      await new Promise<void>((answer) => held.push({ shot, answer }));
      const { images } = served.of(7);
      const added = { ...pictureOf('red', shot), is_main: images.length === 0 };
      return Response.json(served.save({ ...served.of(7), images: [...images, added] }));
    }),
  );
  await user.upload(slot('front').getByLabelText('Choose a photo: Front', { selector: 'input' }), [
    jpeg('a.jpg'),
    jpeg('b.jpg'),
    jpeg('c.jpg'),
  ]);
  for (const [index, name] of ['front', 'left', 'interior'].entries()) {
    await waitFor(() => expect(held.at(-1)?.shot).toBe(name));
    expect(held).toHaveLength(index + 1);
    expect(slot('interior').getByRole('button', { name: 'Cancel the upload: Interior' })).toBeVisible();
    held[index]?.answer();
  }
  expect(await screen.findByText('3 of 6')).toBeVisible();
});

test('a response that was overtaken by a later one brings no photo back', async () => {
  const [first] = wholeCar.images;
  const served = mockPhotos(
    mockFleet([{ ...wholeCar, images: first ? [first, { ...pictureOf('blue', 'rear'), is_main: false }] : [] }]),
  );
  const { user } = await open(7);
  await screen.findByLabelText('Plate');
  const isRemoved = Promise.withResolvers<void>();
  server.use(
    http.put('*/api/fleet/cars/7/images/left', async () => {
      const left = { ...pictureOf('red', 'left'), is_main: false };
      const images = [...served.of(7).images, left];
      const { car } = served.save({ ...served.of(7), changed_at: '2027-05-02T08:00:01.000Z', images });
      await isRemoved.promise;
      return Response.json({ status: 'success', car });
    }),
    http.delete('*/api/fleet/cars/7/images/rear', () => {
      const images = served.of(7).images.filter(({ shot }) => shot !== 'rear');
      return Response.json(served.save({ ...served.of(7), changed_at: '2027-05-02T08:00:02.000Z', images }));
    }),
  );
  await user.upload(slot('left').getByLabelText('Choose a photo: Left', { selector: 'input' }), jpeg('a.jpg'));
  await waitFor(() => expect(served.of(7).images).toHaveLength(3));
  await user.click(slot('rear').getByRole('button', { name: /^Photo actions/ }));
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Image deleted!')).toBeVisible();
  isRemoved.resolve();
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Cancel the upload/ })).not.toBeInTheDocument());
  expect(screen.getByText('2 of 6')).toBeVisible();
});

test('leaving asks while a photo is on its way, and stops it', async () => {
  mockFleet([{ ...wholeCar, images: wholeCar.images.slice(0, 5) }]);
  const { user, store } = await open(7);
  await screen.findByLabelText('Plate');
  const isAnswered = Promise.withResolvers<void>();
  server.use(
    http.put('*/api/fleet/cars/7/images/trunk', async () => {
      await isAnswered.promise;
      return Response.error();
    }),
  );
  await user.upload(slot('trunk').getByLabelText('Choose a photo: Trunk', { selector: 'input' }), jpeg('a.jpg'));
  await slot('trunk').findByRole('button', { name: 'Cancel the upload: Trunk' });
  await waitFor(() => expect(store.getState().unsaved.writes).toBe(1));
  await user.click(screen.getByRole('link', { name: 'Back to the cars' }));
  const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  await user.click(within(question).getByRole('button', { name: 'Leave' }));
  await screen.findByRole('heading', { level: 1, name: 'Cars' });
  // Without any answer.
  await waitFor(() => expect(store.getState().unsaved.writes).toBe(0));
  isAnswered.resolve();
});

test('the frame of a photo to be cut says that arrow keys move it', async () => {
  mockPhotos(mockFleet([wholeCar]));
  const { user } = await open(7);
  await screen.findByLabelText('Plate');
  await user.click(slot('front').getByRole('button', { name: /^Photo actions/ }));
  await user.click(screen.getByRole('menuitem', { name: 'Crop and turn' }));
  const dialog = await screen.findByRole('dialog', { name: 'Crop and turn: Front' });
  // jsdom loads no pictures.
  fireEvent.load(within(dialog).getByRole('presentation'));
  expect(within(dialog).getByRole('group', { name: 'The photo: arrow keys move it' })).toHaveAttribute('tabindex', '0');
});
