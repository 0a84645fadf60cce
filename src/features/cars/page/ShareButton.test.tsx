import { afterEach, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderRoute } from '#src/testing/renderRoute.tsx';

const address = '/cars/rent/toyota-prius-2016/1';

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});

test('without the Web Share API the link is copied, with a notice', async () => {
  const { user } = await renderRoute(address);
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(await screen.findByRole('button', { name: 'Share' }));
  expect(await screen.findByText('Link copied')).toBeVisible();
  expect(copied).toHaveBeenCalledWith(window.location.href);
});

test('with the Web Share API, it receives the name and the link', async () => {
  const shared: ShareData[] = [];
  Object.assign(navigator, {
    share: (data: ShareData) => {
      shared.push(data);
      return Promise.resolve();
    },
  });
  const { user } = await renderRoute(address);
  await user.click(await screen.findByRole('button', { name: 'Share' }));
  expect(shared).toEqual([{ title: expect.stringContaining('Prius'), url: window.location.href }]);
  expect(screen.queryByText('Link copied')).toBeNull();
});

test('closing the share sheet is not an error', async () => {
  Object.assign(navigator, { share: () => Promise.reject(new DOMException('closed', 'AbortError')) });
  const { user } = await renderRoute(address);
  await user.click(await screen.findByRole('button', { name: 'Share' }));
  expect(screen.queryByText('Link copied')).toBeNull();
  expect(screen.queryByText('The link could not be copied')).toBeNull();
});
