import { expect, jest, test } from '@jest/globals';
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fleet } from '#mocks/fixtures/fleet/fleet.ts';
import { daysFrom } from '#mocks/fixtures/cars/calendar.ts';
import { carOf } from '#mocks/fixtures/cars/page.ts';
import { handlerOf } from '#mocks/handlerOf.ts';
import { server } from '#mocks/server.ts';
import { addDays, todayInTbilisi } from '#src/features/dates/localDay.ts';
import { formatDay } from '#contract/domain/format/dayNames.ts';
import { inertPage } from '#src/shared/store/page.ts';
import { renderRoute } from '#src/testing/renderRoute.tsx';
import { translateAlong } from '#src/testing/translateAlong.ts';

jest.setTimeout(120_000);
configure({ defaultHidden: true });

type View = Awaited<ReturnType<typeof renderRoute>>;
type Step = (view: View) => Promise<unknown>;

const day = (after: number) => addDays(todayInTbilisi(Date.now()), after);
const instant = fleet.find(({ isInstant, extras }) => isInstant && extras.includes('child_seat'));
if (!instant) throw new Error('No instant car of the fleet has a child seat.');
const car = carOf(instant, new URLSearchParams());

/** Any days of any car can be chosen. */
const freeDays = handlerOf('getCalendar', ({ query }) => ({
  status: 'success',
  days: daysFrom(query.get('from') ?? '', query.get('to') ?? '').map((date) => ({
    date,
    is_free: true,
    price: 9000,
    hours: { from: '00:00', to: '24:00' },
  })),
}));

const press =
  (name: string | RegExp, role = 'button'): Step =>
  async ({ user }) => {
    const [first] = await screen.findAllByRole(role, { name });
    await user.click(first!);
  };
const pressText =
  (text: string): Step =>
  async ({ user }) => {
    const [first] = await screen.findAllByText(text);
    await user.click(first!);
  };
const says =
  (text: RegExp): Step =>
  () =>
    waitFor(() => expect(document.body).toHaveTextContent(text));
const all =
  (...steps: readonly Step[]): Step =>
  async (view) => {
    for (const step of steps) await step(view);
  };
const chooseDay =
  (after: number): Step =>
  async ({ user }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Pick-up and return' }));
    await user.click(
      await dialog.findByRole('button', { name: new RegExp(`^${formatDay(day(after), 'en', 'full')}`) }),
    );
  };
const slide =
  (label: string, value: string): Step =>
  async () =>
    fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const leave: Step = ({ user }) => user.keyboard('{Escape}');
const toLari = pressText('GEL');
const loginAndBack = all(press('Log in'), says(/Forgot/), leave);

/** The steps on each public page. */
const walks: Record<string, { readonly address: string; readonly steps: Record<string, Step> }> = {
  'the page of a car': {
    address: `/cars/rent/${car.slug}/${car.id}`,
    steps: {
      'is opened': says(/Choose dates to see the total/),
      'calendar opens': press(/^Pick-up/),
      'first day': chooseDay(10),
      'last day': chooseDay(14),
      'a price': all(leave, says(/Free on your dates/)),
      'an extra': all(press(/^Child seat/, 'checkbox'), says(/Child seat, 4 days/)),
      lari: toLari,
      'other days': all(press(/^Pick-up/), press('Clear dates')),
      'no days': all(leave, says(/Choose dates to see the total/)),
      photos: all(press(/^All 6 photos/), leave),
      login: loginAndBack,
      language: pressText('GE'),
    },
  },
  search: {
    address: '/search',
    steps: {
      'is opened': says(/40 cars in Georgia/),
      'a chip': all(press(/^Manual/), says(/\d+ cars in Georgia/)),
      'a box': press(/^Economy/, 'checkbox'),
      'instant only': press(/Book instantly/, 'switch'),
      'one filter less': press('Remove Economy'),
      'no filters': all(press('Clear all'), says(/40 cars in Georgia/)),
      'other order': async ({ user }) => user.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'newest'),
      'more cars': press('Show more', 'link'),
      lari: toLari,
      'place and dates': press(/^Place and dates/),
      'first day': all(press(/^Pick-up/), chooseDay(10)),
      'last day': chooseDay(14),
      'found for dates': all(leave, press('Search'), says(/4 days/)),
      sheet: press('Filters'),
      'nothing found': all(press(/^Sports/, 'checkbox'), leave),
      login: loginAndBack,
      language: pressText('GE'),
    },
  },
  'what Gza is': {
    address: '/about-us',
    steps: {
      'is opened': says(/About us/),
      login: press('Log in'),
      recovery: press('Forgot the password?'),
      registration: all(leave, press('Register')),
      'as an owner': press('Car owner', 'tab'),
      city: async ({ user }) => {
        const city = await screen.findByRole('combobox', { name: 'City' });
        await user.type(city, 'bat');
        await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
        await user.clear(city);
        await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(1));
        await user.keyboard('{Escape}');
      },
      language: all(leave, pressText('RU')),
    },
  },
  home: {
    address: '/',
    steps: {
      'is opened': says(/See all/),
      place: press('Pick-up place', 'combobox'),
      city: press('Batumi', 'option'),
      'first day': all(press(/^Pick-up,?/), chooseDay(10)),
      'last day': chooseDay(14),
      dates: leave,
      lari: toLari,
      earnings: slide('Days rented in a month', '18'),
      registration: all(press('Register'), leave),
      login: loginAndBack,
      language: pressText('GE'),
    },
  },
};

/** Until all answers have arrived and the page has not changed since. */
async function settle({ store }: View): Promise<void> {
  let last: string | null = null;
  await waitFor(() => {
    const before = last;
    last = document.body.textContent;
    const { queries } = store.getState().api;
    expect(Object.values(queries).filter((query) => query?.status === 'pending')).toEqual([]);
    expect(last === before).toBe(true);
  });
}

test.each(Object.entries(walks))('%p works and shows its texts when a browser translates it', async (_, walk) => {
  server.use(freeDays);
  const view = await renderRoute(walk.address, { page: { ...inertPage, reload: () => Promise.resolve() } });
  const { lost, stop } = translateAlong(document.body);
  const lostAt: Record<string, string[]> = {};
  for (const [name, step] of Object.entries(walk.steps)) {
    await step(view);
    await settle(view);
    if (lost().length > 0) lostAt[name] = lost();
  }
  stop();
  expect(lostAt).toEqual({});
});
