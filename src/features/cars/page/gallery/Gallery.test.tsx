import { expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderRoute } from '#src/testing/renderRoute.tsx';

const address = '/cars/rent/toyota-prius-2016/1';

async function openGallery() {
  const { user } = await renderRoute(address);
  const opener = await screen.findByRole('button', { name: 'Open photo: left side' });
  act(() => opener.focus());
  await user.keyboard('{Enter}');
  // Lazy-loaded.
  const dialog = await screen.findByRole('dialog', {}, { timeout: 5000 });
  return { user, opener, dialog, status: within(dialog).getByRole('status') };
}

test('a photo opens in full screen at its position, and the keys move through all six', async () => {
  const { user, dialog, status } = await openGallery();
  expect(status).toHaveTextContent('Photo 2 of 6: left side');
  await user.keyboard('{ArrowRight}');
  expect(status).toHaveTextContent('Photo 3 of 6: interior');
  await user.keyboard('{End}{ArrowRight}');
  expect(status).toHaveTextContent('Photo 6 of 6: right side');
  await user.click(within(dialog).getByRole('button', { name: 'front' }));
  expect(status).toHaveTextContent('Photo 1 of 6: front');
  // It keeps the focus of who has pressed it until here.
  const previous = within(dialog).getByRole('button', { name: 'Previous photo' });
  expect(previous).toBeEnabled();
  await user.click(previous);
  expect(status).toHaveTextContent('Photo 1 of 6: front');
});

test('a photo can be zoomed and resets with the next one', async () => {
  const { user, dialog } = await openGallery();
  await user.keyboard('+');
  expect(within(dialog).getByRole('button', { name: 'Zoom out' })).toBeVisible();
  await user.keyboard('{ArrowRight}');
  expect(within(dialog).getByRole('button', { name: 'Zoom in' })).toBeVisible();
});

test('Escape closes it and the focus returns', async () => {
  const { user, opener } = await openGallery();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(opener).toHaveFocus();
});

test('the full screen begins with what the page has loaded, and with the blurred picture where that is nothing', async () => {
  const { user } = await renderRoute(address);
  const cell = await screen.findByRole('button', { name: 'Open photo: left side' });
  // jsdom loads no pictures.
  const thumbnail = cell.querySelector('img')!;
  const loaded = { complete: true, naturalWidth: 320, currentSrc: 'https://gza.example/pictures/left-320.webp' };
  for (const [name, value] of Object.entries(loaded)) Object.defineProperty(thumbnail, name, { value });
  const complete = jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
  await user.click(cell);
  const dialog = within(await screen.findByRole('dialog', {}, { timeout: 5000 }));
  const background = (name: RegExp) => dialog.getByRole('img', { name, hidden: true }).style.backgroundImage;
  expect(background(/left side/)).toBe(`url("${loaded.currentSrc}")`);
  expect(background(/front/)).toMatch(/^url\("data:image/);
  complete.mockRestore();
});
