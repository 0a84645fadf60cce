import createCache from '@emotion/cache';
import { beforeEach, expect, test } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { hydrateRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { fleet } from '#mocks/fixtures/fleet/fleet.ts';
import { carOf } from '#mocks/fixtures/cars/page.ts';
import { addTexts } from '#src/shared/i18n/addTexts.ts';
import { loadTexts } from '#src/shared/i18n/loadTexts.ts';
import { makeI18n } from '#src/shared/i18n/makeI18n.ts';
import { namespaces } from '#src/shared/i18n/namespaces.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { renderRoute } from '#src/testing/renderRoute.tsx';
import { App } from './App.tsx';

const [first] = fleet;
if (!first) throw new Error('The fleet is empty.');
const { slug, id } = carOf(first, new URLSearchParams());

const addresses = [
  paths.home,
  paths.search,
  `${paths.search}?category=sports&price_min=5000`,
  paths.car(slug, id),
  paths.rent('tbilisi'),
  paths.terms,
  paths.about,
  paths.safety,
  paths.owner(22),
];

/** A page whose answers, code and texts are all loaded, as on a server. */
async function loadedPage(address: string) {
  const { store, screens, unmount } = await renderRoute(address);
  await waitFor(() => {
    const answers = Object.values(store.getState().api.queries);
    expect(answers.every((answer) => answer?.status !== 'pending')).toBe(true);
  });
  unmount();
  const texts = makeI18n('en', await loadTexts('en', 'common'));
  await addTexts(texts, 'en', namespaces);
  const ready = await texts;
  return (
    <MemoryRouter initialEntries={[address]}>
      <App store={store} texts={ready} screens={screens} styles={createCache({ key: 'css' })} />
    </MemoryRouter>
  );
}

beforeEach(() => {
  document.head.replaceChildren();
});

test.each(addresses)('the first HTML of %s has no style attribute', async (address) => {
  const html = renderToString(await loadedPage(address));
  expect(html).toContain('<h1');
  expect(html.match(/<[^>]* style="[^>]*>/g) ?? []).toEqual([]);
});

test.each(addresses)('the first HTML of %s is hydrated unchanged', async (address) => {
  const page = await loadedPage(address);
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(page);
  const differences: unknown[] = [];
  const hydrated = await act(() => hydrateRoot(root, page, { onRecoverableError: (error) => differences.push(error) }));
  expect(differences).toEqual([]);
  act(() => hydrated.unmount());
  root.remove();
});
