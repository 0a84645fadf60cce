import { afterEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRoute } from '#src/testing/renderRoute.tsx';

const page = document.documentElement;

afterEach(() => {
  localStorage.clear();
});

const switches = () => within(screen.getByRole('contentinfo')).getByRole('group', { name: 'Colours' });
const choose = (name: RegExp) => userEvent.click(within(switches()).getByRole('button', { name }));

test('colours follow the system until the user chooses others, which this browser stores', async () => {
  await renderRoute('/about-us');
  expect(within(switches()).getByRole('button', { name: /Auto/ })).toHaveAttribute('aria-pressed', 'true');
  expect(page).toHaveAttribute('data-scheme', 'light');
  await choose(/Dark/);
  expect(page).toHaveAttribute('data-scheme', 'dark');
  expect(within(switches()).getByRole('button', { name: /Dark/ })).toHaveAttribute('aria-pressed', 'true');
  expect(localStorage.getItem('mui-mode')).toBe('dark');
  await choose(/Auto/);
  expect(page).toHaveAttribute('data-scheme', 'light');
});

test('a printed page is light', async () => {
  localStorage.setItem('mui-mode', 'dark');
  await renderRoute('/about-us');
  expect(page).toHaveAttribute('data-scheme', 'dark');
  window.dispatchEvent(new Event('beforeprint'));
  expect(page).toHaveAttribute('data-scheme', 'light');
  window.dispatchEvent(new Event('afterprint'));
  expect(page).toHaveAttribute('data-scheme', 'dark');
});

test('the bars of the browser have the chosen colours', async () => {
  for (const [scheme, colour] of Object.entries({ light: '#ffffff', dark: '#0d1411' })) {
    const meta = document.createElement('meta');
    Object.assign(meta, { name: 'theme-color', media: `(prefers-color-scheme: ${scheme})`, content: colour });
    document.head.append(meta);
  }
  const colours = () =>
    Array.from(document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]'), (m) => m.content);
  await renderRoute('/about-us');
  expect(colours()).toEqual(['#ffffff', '#0d1411']);
  await choose(/Dark/);
  expect(colours()).toEqual(['#0d1411', '#0d1411']);
  await choose(/Auto/);
  expect(colours()).toEqual(['#ffffff', '#0d1411']);
});
