import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { CarPrices } from '#contract/domain/cars/carPrices.ts';
import type { ErrorBody } from '#contract/errors.ts';
import type { BodyOf } from '#contract/call.ts';
import type { previewPrice, saveCarPrices } from '#contract/calls/prices/prices.ts';
import { fleet } from '#mocks/fixtures/fleet/fleet.ts';
import { firstPrices } from '#mocks/fixtures/prices/prices.ts';
import { handlerOf } from '#mocks/handlerOf.ts';
import { pricedCar } from '#mocks/handlers/prices.ts';
import { mocks } from '#mocks/handlers.ts';
import { server } from '#mocks/server.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { makeServerClock } from '#src/shared/lib/serverClock.ts';
import type { ServerClock } from '#src/shared/lib/serverClock.ts';
import type { DraftStorage } from '#src/shared/store/drafts/draftStorage.ts';
import { selectNotices } from '#src/shared/store/noticesSlice.ts';
import { selectHasUnsavedForm } from '#src/shared/store/drafts/unsavedSlice.ts';
import { endSession } from '#src/testing/endSession.ts';
import { renderRoute } from '#src/testing/renderRoute.tsx';
import { sessionUser } from '#src/testing/sessionUser.ts';

const owner = sessionUser({ roles: ['owner'], client: null, owner: { id: 8, name: 'Giorgi' } });
// The first owner of the fixtures has the first cars.
const car = fleet[0]!;
const first = firstPrices(car);

async function open(id = car.id, clock?: ServerClock, typed?: DraftStorage) {
  const view = await renderRoute(paths.adminCarPrices(id), {
    preloadedState: { auth: { current: owner } },
    ...(clock && { clock }),
    ...(typed && { typed }),
  });
  await screen.findByRole('heading', { level: 1 }, { timeout: 20_000 });
  return view;
}

/** The saved prices that were sent. */
function watchSaves(): BodyOf<typeof saveCarPrices>[] {
  const sent: BodyOf<typeof saveCarPrices>[] = [];
  server.use(
    handlerOf('saveCarPrices', (request) => {
      sent.push(request.body);
      return mocks.saveCarPrices(request);
    }),
  );
  return sent;
}

/** Roles and names would find them, too, but take seconds for a hundred cells. */
const days = () => [...document.querySelectorAll<HTMLElement>('[role=gridcell][data-day]')];
const save = () => screen.getByRole('button', { name: 'Save changes' });

test('days chosen by Shift and the arrows get a price of their own, saved with everything else and announced', async () => {
  const sent = watchSaves();
  const { user, store } = await open();
  expect(save()).toBeDisabled();
  days()
    .find((cell) => cell.tabIndex === 0)
    ?.focus();
  await user.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
  expect(days().filter((cell) => cell.getAttribute('aria-selected') === 'true')).toHaveLength(3);
  await user.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('3 days')).toBeVisible();
  const price = dialog.getByLabelText('Price per day');
  await user.clear(price);
  await user.type(price, '88,50');
  await user.click(dialog.getByRole('button', { name: 'Set price' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getAllByRole('gridcell', { name: /88\.50\s₾, Price of this day/ })).toHaveLength(3);
  expect(selectHasUnsavedForm(store.getState())).toBe(true);
  await user.click(save());
  await waitFor(() => expect(selectNotices(store.getState()).at(-1)?.text.key).toBe('prices:saved'));
  expect(sent[0]?.dates?.filter(({ price: own }) => own === 8_850)).toHaveLength(3);
  expect(sent[0]).toMatchObject({ version: 'first', base: car.price, seasons: first.seasons });
  expect(save()).toBeDisabled();
  expect(selectHasUnsavedForm(store.getState())).toBe(false);
});

test('Esc closes the editor and changes nothing; dragging over days selects them', async () => {
  const { user } = await open();
  const cells = days();
  const [from, to] = [cells[35]!, cells[38]!];
  await user.pointer([{ target: from, keys: '[MouseLeft>]' }, { target: to }, { keys: '[/MouseLeft]' }]);
  expect(await screen.findByText('4 days')).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(save()).toBeDisabled();
});

test('a day that is over is not chosen, by pointer or by keys', async () => {
  const { user } = await open(car.id, makeServerClock(Date.parse('2026-11-20T08:00:00Z')));
  const cell = (day: string) => document.querySelector<HTMLElement>(`[data-day="2026-11-${day}"]`) ?? document.body;
  const chosen = () =>
    days().flatMap(({ dataset, ariaSelected }) => (ariaSelected === 'true' ? [dataset['day']?.slice(8)] : []));
  await user.click(cell('19'));
  expect(chosen()).toEqual([]);
  cell('20').focus();
  await user.keyboard('{ArrowLeft}{Enter}');
  expect(cell('19')).toHaveFocus();
  expect(chosen()).toEqual([]);
  await user.keyboard('{Shift>}{ArrowLeft}{/Shift}');
  expect(chosen()).toEqual([]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.pointer([
    { target: cell('21'), keys: '[MouseLeft>]' },
    { target: cell('18') },
    { target: cell('18'), keys: '[/MouseLeft]' },
  ]);
  expect(chosen()).toEqual(['20', '21']);
  expect(await screen.findByRole('dialog', { name: '20–21 Nov' })).toBeVisible();
});

test('a car without a base price costs nothing yet, not zero, and can have other prices first', async () => {
  const sent = watchSaves();
  server.use(
    handlerOf('getCarPrices', () => ({ status: 'success', prices: { ...first, base: null }, car: pricedCar(car) })),
  );
  const { user } = await open();
  expect(days().some((day) => day.textContent.includes('no price yet') && day.textContent.endsWith('–'))).toBe(true);
  const base = screen.getByLabelText('Base price per day');
  expect(base).not.toBeInvalid();
  await user.type(screen.getByLabelText('Saturday'), '120');
  await user.click(save());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).not.toHaveProperty('base');
});

test('a season is added where no other is, changed, and deleted after a question', async () => {
  const sent = watchSaves();
  const { user } = await open();
  const year = Number(first.seasons[0]?.from.slice(0, 4));
  await user.click(screen.getByRole('button', { name: 'Add season' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New season' }));
  await user.type(dialog.getByLabelText('Name, as clients read it'), 'Wine');
  await user.type(dialog.getByLabelText('First day'), `${year}-08-31`);
  await user.type(dialog.getByLabelText('Last day'), `${year}-10-10`);
  await user.click(dialog.getByRole('button', { name: 'Add season' }));
  expect(dialog.getByRole('alert')).toHaveTextContent('Some of these days already belong to the season “Summer”.');
  await user.clear(dialog.getByLabelText('First day'));
  await user.type(dialog.getByLabelText('First day'), `${year}-09-01`);
  await user.click(dialog.getByRole('button', { name: 'Add season' }));
  const list = within(screen.getByRole('region', { name: /^Seasons/ }));
  expect(await list.findByText('Wine')).toBeVisible();
  await user.click(await list.findByRole('button', { name: 'Delete the season “Summer”' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(list.queryByText('Summer')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await user.click(save());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.seasons).toEqual([{ name: 'Wine', from: `${year}-09-01`, to: `${year}-10-10`, price: car.price }]);
});

test('the server computes what the rules bring, including unsaved ones, and names the rules', async () => {
  const requests: BodyOf<typeof previewPrice>[] = [];
  server.use(
    handlerOf('previewPrice', (request) => {
      requests.push(request.body);
      return mocks.previewPrice(request);
    }),
  );
  const { user } = await open();
  const simulator = within(screen.getByRole('region', { name: 'Try a price' }));
  expect(await simulator.findByText('Your payout')).toBeVisible();
  const base = screen.getByLabelText('Base price per day');
  await user.clear(base);
  await user.type(base, '200');
  await waitFor(() => expect(requests.at(-1)?.rules?.base).toBe(20_000));
  expect(simulator.getByText('Commission')).toBeVisible();
  await user.clear(base);
  expect(screen.getByText('Enter a price from 1 to 100,000 ₾.')).toBeVisible();
  expect(requests.at(-1)?.rules?.base).toBe(20_000);
});

test('prices for lengths and discounts are added, refused when they make no sense, and removed', async () => {
  const sent = watchSaves();
  const { user } = await open();
  const block = within(screen.getByRole('region', { name: 'Long-rental discounts' }));
  const add = async (days: string, percent: string) => {
    await user.clear(block.getByLabelText('From how many days'));
    await user.type(block.getByLabelText('From how many days'), days);
    await user.clear(block.getByLabelText('Percent'));
    await user.type(block.getByLabelText('Percent'), percent);
    await user.click(block.getByRole('button', { name: 'Add' }));
  };
  await add('1', '5');
  expect(block.getByRole('alert')).toHaveTextContent('Enter 2 to 365 days.');
  await add('30', '91');
  expect(block.getByRole('alert')).toHaveTextContent('Enter 1 to 90 percent.');
  await add('30', '25');
  expect(block.getByText('From 30 days')).toBeVisible();
  await user.click(block.getByRole('button', { name: 'Delete the discount from 14 days' }));
  await user.click(save());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.discounts).toEqual([{ min_days: 30, percent: 25 }]);
});

test('after a conflicting save the user sees it, keeps the input, and decides whose prices stay', async () => {
  const theirs: CarPrices = { ...first, version: 'theirs', base: 7_700 };
  let isTheirs = false;
  const sent: BodyOf<typeof saveCarPrices>[] = [];
  server.use(
    handlerOf('getCarPrices', (request) => {
      const answer = mocks.getCarPrices(request);
      return answer instanceof Response || !isTheirs ? answer : { ...answer, prices: theirs };
    }),
    handlerOf('saveCarPrices', (request) => {
      sent.push(request.body);
      if (request.body.version !== 'theirs') {
        isTheirs = true;
        const refusal: ErrorBody = { message: 'Changed.', code: 'CAR_CHANGED', prices: theirs };
        return Response.json(refusal, { status: 409 });
      }
      return { status: 'success', car: pricedCar(car), prices: { ...theirs, base: 20_000, version: 'mine' } };
    }),
  );
  const { user } = await open();
  const base = screen.getByLabelText('Base price per day');
  const type = async (text: string) => {
    await user.clear(base);
    await user.type(base, text);
  };
  await type('200');
  await user.click(save());
  expect(await screen.findByText(/^Someone else has changed these prices in the meantime/)).toBeVisible();
  expect(base).toHaveValue('200');
  const lengths = within(screen.getByRole('region', { name: 'Price by rental length' }));
  await user.type(lengths.getByLabelText('From how many days'), '21');
  await user.type(lengths.getByLabelText('Price per day, ₾'), '55');
  await user.click(screen.getByRole('button', { name: 'Save mine instead' }));
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ version: 'theirs', base: 20_000 }));
  expect(sent.at(-1)?.lengths).toContainEqual({ min_days: 21, price: 5_500 });
  await waitFor(() => expect(save()).toBeDisabled());
  await type('210');
  await user.click(save());
  await user.click(await screen.findByRole('button', { name: 'Show theirs' }));
  await waitFor(() => expect(base).toHaveValue('77'));
  expect(save()).toBeDisabled();
});

test('the window over the year moves and stretches by keys, and the months follow', async () => {
  const { user } = await open();
  expect(screen.getAllByRole('grid')).toHaveLength(3);
  const [before] = screen.getAllByRole('grid').map((grid) => grid.getAttribute('aria-labelledby'));
  screen.getByRole('slider', { name: 'Last month shown' }).focus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getAllByRole('grid')).toHaveLength(4);
  screen.getByRole('slider', { name: 'Months shown' }).focus();
  await user.keyboard('{End}');
  expect(screen.getByRole('slider', { name: 'First month shown' })).toHaveAttribute('aria-valuenow', '8');
  expect(before).not.toBe(screen.getAllByRole('grid')[0]?.getAttribute('aria-labelledby'));
  await user.click(screen.getByRole('button', { name: 'Year' }));
  expect(screen.getAllByRole('grid')).toHaveLength(12);
  expect(days().filter((cell) => cell.tabIndex === 0)).toHaveLength(1);
  expect(screen.getByRole('gridcell', { name: /^Saturday, 31 July .*Season “Summer”/ })).toBeVisible();
});

test('prices that were not saved when a session ended are there again, as a change of the rules they began with', async () => {
  const view = await open();
  const base = () => screen.getByLabelText('Base price per day');
  await view.user.clear(base());
  await view.user.type(base(), '77');
  const typed = await endSession(view);
  const sent = watchSaves();
  const theirs = { ...first, base: 30_000, version: 'theirs' };
  server.use(handlerOf('getCarPrices', () => ({ status: 'success', prices: theirs, car: pricedCar(car) })));
  const { user, store } = await open(car.id, undefined, typed);
  expect(base()).toHaveValue('77');
  expect(selectHasUnsavedForm(store.getState())).toBe(true);
  await user.click(save());
  // The server decides whether these are still the rules.
  await waitFor(() => expect(sent).toMatchObject([{ base: 7_700, version: 'first' }]));
});

test('prices that were saved when a session ended are those of the server', async () => {
  const view = await open();
  const base = () => screen.getByLabelText('Base price per day');
  await view.user.clear(base());
  await view.user.type(base(), '77');
  await view.user.click(save());
  await waitFor(() => expect(save()).toBeDisabled());
  expect((await endSession(view)).all()).toBeNull();
});
