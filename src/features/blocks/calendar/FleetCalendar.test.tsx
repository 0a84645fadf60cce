import { beforeAll, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { delay, http } from 'msw';
import { addDays, localDateOf } from '#contract/domain/rentalTime.ts';
import { demoUsers } from '#mocks/fixtures/users.ts';
import { handlerOf } from '#mocks/handlerOf.ts';
import { refuse } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { setMockUser } from '#mocks/session.ts';
import { formatDays } from '#contract/domain/format/dayNames.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { renderRoute } from '#src/testing/renderRoute.tsx';
import { CAR_WIDTH, HEAD, ROW } from './grid/gridSizes.ts';
import { DAY, layOut, openCalendar } from './testing/openCalendar.ts';

beforeAll(layOut);

const today = () => localDateOf(Date.now());
const days = (from: number, to: number) => formatDays(addDays(today(), from), addDays(today(), to), 'en');

/** Coordinates of a day in a row; today is the first visible day. */
const point = (day: number, row: number) => ({
  clientX: CAR_WIDTH.wide + day * DAY + DAY / 2,
  clientY: HEAD + row * ROW + ROW / 2,
});
type Point = ReturnType<typeof point>;
/** Pointer events of jsdom have no coordinates; mouse events do. */
const pointer = (on: Element, type: 'down' | 'move' | 'up', at: Point) =>
  fireEvent(
    on,
    Object.assign(new MouseEvent(`pointer${type}`, { bubbles: true, ...at }), { pointerType: 'mouse', pointerId: 1 }),
  );
const rowOf = (grid: HTMLElement, row: number): HTMLElement => {
  const found = grid.querySelectorAll<HTMLElement>('[data-part=body] > [role=row]')[row];
  if (found === undefined) throw new Error(`There is no row ${row}.`);
  return found;
};
const bars = (grid: HTMLElement, kind: string) => [...grid.querySelectorAll<HTMLElement>(`[data-kind=${kind}]`)];

function drag(from: Element, start: Point, end: Point) {
  pointer(from, 'down', start);
  pointer(from, 'move', end);
  pointer(from, 'up', end);
}

/** The cell with keyboard focus. */
const activeCell = (grid: HTMLElement) => document.getElementById(grid.getAttribute('aria-activedescendant') ?? '');

/** Moves to a day of a row when no cell is active yet. */
async function walk(user: UserEvent, grid: HTMLElement, day: number, row: number): Promise<void> {
  grid.focus();
  await user.keyboard(`{ArrowRight}${'{ArrowDown}'.repeat(row)}${'{ArrowRight}'.repeat(day)}`);
}

test('rows are cars and columns days; each cell is labelled with its entries', async () => {
  const { grid } = await openCalendar();
  const rows = within(grid).getAllByRole('row');
  expect(rows).toHaveLength(7);
  expect(within(rows[1]!).getByRole('rowheader')).toHaveTextContent(/Prius/);
  expect(within(rows[2]!).getAllByRole('gridcell', { name: /^Blocked by you, Family, .+ to .+/ })).toHaveLength(3);
  expect(within(rows[5]!).getAllByRole('gridcell', { name: /^Request, Anna S\., GZA-100002/ })).toHaveLength(3);
  expect(within(rows[4]!).getAllByRole('gridcell', { name: /^Other calendar, Airbnb, .+ to .+/ })).toHaveLength(3);
  expect(within(rows[6]!).getByRole('rowheader')).toHaveTextContent('Paused');
  // Of three years of days only those near the viewport are rendered.
  expect(within(grid).getAllByRole('columnheader').length).toBeLessThan(60);
  expect(Number(grid.getAttribute('aria-colcount'))).toBeGreaterThan(1_000);
});

test('cells wait until scrolling has stopped, bars do not', async () => {
  const { grid } = await openCalendar();
  const columns = () =>
    within(within(grid).getAllByRole('row')[2]!)
      .getAllByRole('gridcell')
      .map((cell) => Number(cell.getAttribute('aria-colindex')));
  const heads = () =>
    within(grid)
      .getAllByRole('columnheader')
      .slice(1)
      .map((head) => Number(head.getAttribute('aria-colindex')));
  expect(columns()).toEqual(heads());
  const before = columns();
  grid.scrollLeft += 4 * 7 * DAY;
  fireEvent.scroll(grid);
  expect(heads()[0]).toBe(before[0]! + 4 * 7);
  expect(columns()).toEqual(before);
  await waitFor(() => expect(columns()).toEqual(heads()));
});

test('the label of a bar that begins off screen moves into view once scrolling has stopped', async () => {
  const { grid } = await openCalendar();
  // The only one in its row.
  const bar = bars(grid, 'owner')[0]!;
  const indent = () => bar.querySelector('span')!.style.marginLeft;
  grid.scrollLeft = Number.parseFloat(bar.style.marginLeft) + 10;
  fireEvent.scroll(grid);
  expect(indent()).toBe('');
  await waitFor(() => expect(indent()).toBe('10px'));
});

test('hovering a bar shows its full description', async () => {
  const { grid } = await openCalendar();
  const bar = grid.querySelector<HTMLElement>('[data-kind=owner]')!;
  expect(bar.title).toBe('');
  fireEvent.pointerOver(bar.querySelector('b')!);
  expect(bar.title).toMatch(/^Blocked by you, Family, .+ to .+/);
});

test('an imported bar names its calendar and links to it', async () => {
  const { user, grid } = await openCalendar();
  await walk(user, grid, 2, 3);
  await user.keyboard('{Enter}');
  const sheet = within(await screen.findByRole('dialog', { name: /^Airbnb · \w+/ }));
  expect(sheet.getByText('Calendar').nextSibling).toHaveTextContent('Airbnb');
  expect(sheet.getByRole('link', { name: 'Calendar sync' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/admin\/cars\/\d+\/sync$/),
  );
});

test('days are blocked by keyboard alone, and the block can be undone from its notice', async () => {
  const { user, grid } = await openCalendar();
  await walk(user, grid, 8, 1);
  expect(activeCell(grid)).toHaveAttribute('aria-label', 'Free');
  await user.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
  expect(screen.getByText(`${days(8, 10)} are free.`)).toBeInTheDocument();
  await user.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Block days' });
  await user.type(within(dialog).getByLabelText('Note, only for you'), 'Wedding');
  await user.click(within(dialog).getByRole('button', { name: 'Maintenance' }));
  await user.click(within(dialog).getByRole('button', { name: `Block ${days(8, 10)}` }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(within(grid).getAllByRole('gridcell', { name: /^Maintenance, Wedding/ })).toHaveLength(3);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(within(grid).queryByRole('gridcell', { name: /Wedding/ })).not.toBeInTheDocument());
  expect(await screen.findByText('That was undone.')).toBeVisible();
});

test('Escape cancels a selection, and past days cannot be chosen', async () => {
  const { user, grid } = await openCalendar();
  await walk(user, grid, 8, 1);
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
  expect(grid.querySelector('[data-draft]')).not.toBeNull();
  await user.keyboard('{Escape}');
  expect(grid.querySelector('[data-draft]')).toBeNull();
  await user.keyboard('{Home}{ArrowLeft}');
  expect(activeCell(grid)).toHaveAttribute('aria-label', 'Over');
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a conflict is shown before saving, with free days as the next step', async () => {
  const { user, grid } = await openCalendar();
  drag(grid, point(1, 1), point(4, 1));
  expect(grid.querySelectorAll('[data-draft=free]')).toHaveLength(1);
  expect(grid.querySelectorAll('[data-draft=taken]')).toHaveLength(1);
  expect(grid.querySelectorAll('[data-mark=taken]')).toHaveLength(2);
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByRole('alert')).toHaveTextContent(/^You have blocked the car from/);
  // The same length without a conflict: four days that end before the block, or begin after it.
  expect(within(dialog).getByRole('button', { name: `Block ${days(6, 9)}` })).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: `Block ${days(1, 2)}` }));
  await waitFor(() => expect(bars(grid, 'owner')).toHaveLength(2));
});

test('dragging moves a block to another car and stretches it', async () => {
  const { grid } = await openCalendar();
  const [bar] = bars(grid, 'owner');
  drag(bar!, point(4, 1), point(9, 4));
  expect(await screen.findByText(new RegExp(`the block is now ${days(8, 10)}`))).toBeVisible();
  const row = rowOf(grid, 4);
  await waitFor(() => expect(bars(row, 'owner')).toHaveLength(1));
  const end = bars(row, 'owner')[0]?.querySelector('[data-edge=to]');
  drag(end!, point(10, 4), point(12, 4));
  expect(await screen.findByText(new RegExp(`the block is now ${days(8, 12)}`))).toBeVisible();
  await waitFor(() => expect(within(row).getAllByRole('gridcell', { name: /Family/ })).toHaveLength(5));
});

test('a change that the server refuses is reverted, with the reason', async () => {
  server.use(handlerOf('updateBlock', () => refuse(409, 'CAR_TAKEN', 'These dates have just been taken.')));
  const { grid } = await openCalendar();
  const [bar] = bars(grid, 'owner');
  drag(bar!, point(4, 1), point(9, 4));
  expect(await screen.findByText('These dates have just been taken.')).toBeVisible();
  await waitFor(() => expect(bars(rowOf(grid, 1), 'owner')).toHaveLength(1));
});

test('Escape while dragging reverts the change', async () => {
  const { user, grid } = await openCalendar();
  grid.focus();
  const [bar] = bars(grid, 'owner');
  pointer(bar!, 'down', point(4, 1));
  pointer(bar!, 'move', point(8, 1));
  expect(grid.querySelector('[data-draft]')).not.toBeNull();
  await user.keyboard('{Escape}');
  pointer(bar!, 'up', point(8, 1));
  expect(grid.querySelector('[data-draft]')).toBeNull();
  expect(screen.queryByText(/the block is now/)).not.toBeInTheDocument();
});

test('an order links to its page; an own block is changed and deleted by dialogs', async () => {
  const { user, grid } = await openCalendar();
  fireEvent.click(bars(grid, 'order')[0]!, point(6, 0));
  const sheet = await screen.findByRole('dialog', { name: /^Order · / });
  expect(within(sheet).getByRole('link', { name: 'Open order' })).toHaveAttribute('href', '/admin/orders/1');
  expect(within(sheet).queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  await walk(user, grid, 4, 1);
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Change' }));
  const form = await screen.findByRole('dialog', { name: 'Change the block' });
  const [first, last] = [within(form).getByLabelText('First day'), within(form).getByLabelText('Last day')];
  fireEvent.change(last, { target: { value: addDays(today(), 9) } });
  fireEvent.change(first, { target: { value: addDays(today(), 8) } });
  await user.selectOptions(within(form).getByLabelText('Car'), within(form).getAllByRole('option')[4]!);
  await user.click(within(form).getByRole('button', { name: 'Save' }));
  const row = rowOf(grid, 4);
  await waitFor(() => expect(within(row).getAllByRole('gridcell', { name: /Family/ })).toHaveLength(2));

  fireEvent.click(bars(row, 'owner')[0]!, point(8, 4));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const question = await screen.findByRole('alertdialog', { name: 'Delete this block?' });
  await user.click(within(question).getByRole('button', { name: 'Yes, delete' }));
  await waitFor(() => expect(bars(row, 'owner')).toHaveLength(0));
});

test('one branch can be shown alone, the button blocks without the grid, and days before today are refused', async () => {
  const { user, grid } = await openCalendar();
  await user.selectOptions(screen.getByLabelText('Branch'), 'Old town');
  await waitFor(() => expect(within(grid).getAllByRole('row')).toHaveLength(4));
  await user.click(screen.getByRole('button', { name: 'Block days' }));
  const dialog = await screen.findByRole('dialog', { name: 'Block days' });
  fireEvent.change(within(dialog).getByLabelText('First day'), { target: { value: addDays(today(), -3) } });
  expect(within(dialog).getByRole('alert')).toHaveTextContent('Past days cannot be blocked.');
  fireEvent.change(within(dialog).getByLabelText('First day'), { target: { value: addDays(today(), 14) } });
  fireEvent.change(within(dialog).getByLabelText('Last day'), { target: { value: addDays(today(), 15) } });
  await user.click(within(dialog).getByRole('button', { name: `Block ${days(14, 15)}` }));
  expect(await screen.findByText(new RegExp(`${days(14, 15)} are blocked`))).toBeVisible();
});

test('a calendar that failed to load can be retried', async () => {
  server.use(handlerOf('getFleetCalendar', () => refuse(503, 'UNAVAILABLE', 'Starting.')));
  setMockUser('owner@gza.test');
  const { user } = await renderRoute(paths.adminCalendar, {
    preloadedState: { auth: { current: demoUsers['owner@gza.test']?.user ?? null } },
  });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  server.resetHandlers();
  await user.click(retry);
  expect(await screen.findByRole('grid')).toBeVisible();
});

test('a branch that a colleague has removed gives way to all of them', async () => {
  server.use(
    http.get('*/api/fleet/calendar', ({ request }) =>
      request.url.includes('branch_id') ? refuse(404, 'NOT_FOUND', 'This does not exist.') : undefined,
    ),
  );
  setMockUser('owner@gza.test');
  await renderRoute(`${paths.adminCalendar}?branch=9`, {
    preloadedState: { auth: { current: demoUsers['owner@gza.test']?.user ?? null } },
  });
  expect(await screen.findByRole('grid')).toBeVisible();
});

test('an owner without cars is invited to add one, and cannot block days', async () => {
  server.use(
    handlerOf('getFleetCalendar', () => ({ status: 'success', from: today(), to: today(), cars: [], branches: [] })),
  );
  setMockUser('owner@gza.test');
  await renderRoute(paths.adminCalendar, {
    preloadedState: { auth: { current: demoUsers['owner@gza.test']?.user ?? null } },
  });
  expect(await screen.findByRole('link', { name: 'Add a car' })).toHaveAttribute('href', '/admin/cars/new');
  expect(screen.queryByRole('button', { name: 'Block days' })).not.toBeInTheDocument();
});

test('days can be blocked once the cars have loaded', async () => {
  setMockUser('owner@gza.test');
  server.use(http.get('*/api/fleet/calendar', () => delay('infinite')));
  await renderRoute(paths.adminCalendar, {
    preloadedState: { auth: { current: demoUsers['owner@gza.test']?.user ?? null } },
  });
  expect(await screen.findByRole('button', { name: 'Block days' })).toBeDisabled();
});
