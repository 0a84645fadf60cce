import { expect, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation, useNavigate } from 'react-router';
import { fleet } from '#mocks/fixtures/fleet/fleet.ts';
import { carOf } from '#mocks/fixtures/cars/page.ts';
import { addDays, todayInTbilisi } from '#src/features/dates/localDay.ts';
import { makeStore } from '#src/app/store.ts';
import { useChoiceInAddress, withToggled } from './useChoiceInAddress.ts';
import { useDatesInAddress } from './useDatesInAddress.ts';

const day = (after: number) => `${addDays(todayInTbilisi(Date.now()), after)}T10:00`;
const range = (first: number) => ({ from: day(first), to: day(first + 3) });
const car = fleet.map((one) => carOf(one, new URLSearchParams())).find(({ extras }) => extras.length > 1);
const [first, second] = car?.extras.map(({ code }) => code) ?? [];
if (car === undefined || first === undefined || second === undefined) throw new Error('No car has two extras.');

function useBoth() {
  const [dates, setDates] = useDatesInAddress();
  const { choice, change } = useChoiceInAddress(car!);
  return { dates, setDates, choice, change, search: useLocation().search, navigate: useNavigate() };
}

const open = (...entries: string[]) =>
  renderHook(useBoth, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <Provider store={makeStore()}>
        <MemoryRouter initialEntries={entries}>{children}</MemoryRouter>
      </Provider>
    ),
  }).result;

test('quick changes from different parts of the page do not undo each other', () => {
  const page = open('/car?payment=part');
  act(() => {
    page.current.setDates(range(5));
    page.current.change(withToggled(first));
    page.current.setDates(range(7));
    page.current.change(withToggled(second));
  });
  expect(page.current.dates).toEqual(range(7));
  expect(page.current.choice.extras).toEqual([first, second]);
  expect(page.current.search).toContain('payment=part');
});

test('a change starts from the current URL, also after going back', () => {
  const page = open('/car');
  act(() => page.current.change(withToggled(first)));
  act(() => void page.current.navigate('/car?extras='));
  act(() => page.current.setDates(range(5)));
  act(() => void page.current.navigate(-1));
  act(() => page.current.change(withToggled(second)));
  expect(page.current.choice.extras).toEqual([first, second]);
  expect(page.current.dates).toBeNull();
});
