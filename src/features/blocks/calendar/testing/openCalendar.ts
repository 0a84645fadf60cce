import { expect } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { demoUsers } from '#mocks/fixtures/users.ts';
import { setMockUser } from '#mocks/session.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { renderRoute } from '#src/testing/renderRoute.tsx';
import { CAR_WIDTH } from '../grid/gridSizes.ts';

const WIDTH = 1000;
/** Three weeks in the width beside the cars. */
export const DAY = Math.floor((WIDTH - CAR_WIDTH.wide) / 21);

/** jsdom has no layout: sets a width of a thousand pixels and lets scrolling fire its event. */
export function layOut(): void {
  for (const size of ['clientWidth', 'offsetWidth'])
    Object.defineProperty(HTMLElement.prototype, size, { configurable: true, get: () => WIDTH });
  for (const size of ['clientHeight', 'offsetHeight'])
    Object.defineProperty(HTMLElement.prototype, size, { configurable: true, get: () => 600 });
  Object.assign(HTMLElement.prototype, {
    setPointerCapture: () => undefined,
    scrollTo(this: HTMLElement, { left, top }: { left?: number; top?: number }) {
      if (left !== undefined) this.scrollLeft = left;
      if (top !== undefined) this.scrollTop = top;
      this.dispatchEvent(new Event('scroll'));
    },
    scrollBy: () => undefined,
  });
  Object.assign(document, { elementFromPoint: () => null });
}

/** Opens the fleet calendar of the demo owner and waits until it is idle. */
export async function openCalendar() {
  const email = 'owner@gza.test';
  setMockUser(email);
  const view = await renderRoute(paths.adminCalendar, {
    preloadedState: { auth: { current: demoUsers[email]?.user ?? null } },
  });
  const grid = await screen.findByRole('grid', { name: 'Cars and days' });
  await waitFor(() => expect(grid.querySelector('[data-entry]')).not.toBeNull());
  // Cells appear after the initial scroll to today.
  await waitFor(() => expect(within(grid).getAllByRole('gridcell').length).toBeGreaterThan(6 * 21));
  return { ...view, grid };
}
