import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import { http, HttpResponse } from 'msw';
import { server } from '#mocks/server.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { renderRoute } from '#src/testing/renderRoute.tsx';
import { currencySwitched } from './currencySlice.ts';

const rates = [{ code: 'usd', gel_per_unit: 2.72, valid_from: '2026-05-11', is_stale: false }];
let requests = 0;
let isDown = false;

beforeEach(() => {
  requests = 0;
  isDown = false;
  server.use(
    http.get('*/api/currency', () => {
      requests += 1;
      return isDown ? new HttpResponse(null, { status: 503 }) : HttpResponse.json({ status: 'success', rates });
    }),
  );
});

test('all sums of all pages share one request for the rate', async () => {
  const { user } = await renderRoute(paths.home);
  expect(await screen.findAllByText(/^≈\s\$\d/)).not.toHaveLength(0);
  await user.click(screen.getAllByText('See all')[0] ?? document.body);
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/cars/));
  expect(await screen.findAllByText(/^≈\s\$\d/)).not.toHaveLength(0);
  expect(requests).toBe(1);
});

test('after a failure a newly shown sum retries once', async () => {
  isDown = true;
  const { store } = await renderRoute(paths.home);
  expect(await screen.findAllByText(/^[\d.,]+\s₾$/)).not.toHaveLength(0);
  isDown = false;
  act(() => void store.dispatch(currencySwitched('gel')));
  act(() => void store.dispatch(currencySwitched('usd')));
  expect(await screen.findAllByText(/^≈\s\$\d/)).not.toHaveLength(0);
});
