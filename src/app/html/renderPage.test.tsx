import { afterEach, expect, jest, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { BrowserRouter } from 'react-router';
import { pageCalls } from '#contract/pageCalls.ts';
import type { AnsweredQuery, PageQuery } from '#contract/pages.ts';
import { cardOf } from '#mocks/fixtures/cars/cards.ts';
import { fleet } from '#mocks/fixtures/fleet/fleet.ts';
import { server } from '#mocks/server.ts';
import { addressOf } from '#src/shared/api/baseQuery.ts';
import { loadTexts } from '#src/shared/i18n/loadTexts.ts';
import { languages } from '#src/shared/i18n/languages.ts';
import { makeI18n } from '#src/shared/i18n/makeI18n.ts';
import { comparePath } from '#src/features/cars/compare/comparedIds.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { makeServerClock } from '#src/shared/lib/serverClock.ts';
import { sessionUser } from '#src/testing/sessionUser.ts';
import { App } from '../App.tsx';
import { makeScreens } from '../makeScreens.ts';
import { screenOf } from '../routes.ts';
import { makeStore } from '../store.ts';
import { makeStyles } from '../theme/makeStyles.ts';
import { cacheOf, readDrawn, visitorStateOf } from './drawnPage.ts';
import { queriesOf, readAddress, renderPage } from './renderPage.ts';

const cards = fleet.map((one) => cardOf(one));
const car = cards[0]!; // the mocked fleet has cars
const now = Date.parse('2026-05-11T08:00:00Z');
const pages = [
  paths.home,
  `${paths.search}?sort=price_asc`,
  `${paths.car(car.slug, car.id)}?from=2026-06-01T10:00&to=2026-06-04T10:00`,
  paths.rent('tbilisi'),
  paths.terms,
  paths.about,
  paths.safety,
  paths.owner(22),
  comparePath(cards.slice(0, 2).map(({ id }) => id)),
  '/nowhere',
];

type Language = (typeof languages)[number];

async function ask(query: PageQuery): Promise<AnsweredQuery> {
  const url = addressOf(pageCalls[query.name].path, query.params ?? {}, query.query ?? {});
  return { ...query, answer: await (await fetch(location.origin + url)).json() };
}

/** The page as the server sends it, its answers from the mocked API. */
async function drawnBy(address: string, language: Language) {
  const { pathname: path, search } = new URL(address, location.origin);
  const queries = queriesOf(path, search, now) ?? [];
  const answers = await Promise.all(queries.map(ask));
  const pageRequest = {
    path,
    search,
    language,
    now,
    status: 200,
    defaultCurrency: 'usd',
    publicUrl: 'https://gza.example',
  } as const;
  // A server has nothing to watch a window with.
  const { IntersectionObserver } = window;
  Object.assign(window, { IntersectionObserver: undefined });
  try {
    return await renderPage({ ...pageRequest, answers }, 'nonce');
  } finally {
    Object.assign(window, { IntersectionObserver });
  }
}

const requested: string[] = [];
server.events.on('request:start', ({ request }) => void requested.push(new URL(request.url).pathname));
afterEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

/** Hydrates a server-rendered page as the browser does. */
async function goOn(
  address: string,
  language: Language,
  user = false,
  touch = (_root: HTMLElement): void => undefined,
) {
  const page = await drawnBy(address, language);
  document.head.innerHTML = page.head;
  document.body.innerHTML = `<div id="root">${page.body}</div><script type="application/json" id="state">${page.state}</script>`;
  window.history.replaceState(null, '', address);
  const drawn = readDrawn(document)!; // it was put there just now
  const store = makeStore({
    clock: makeServerClock(now, { wall: () => now, steady: () => 0 }),
    preloadedState: {
      language: { current: language },
      currency: { current: user ? 'gel' : 'usd' },
      api: cacheOf(drawn),
      ...(user && { auth: { current: sessionUser() } }),
    },
  });
  const texts = await makeI18n(language, await loadTexts(language, 'common'));
  const builds = { isOutdated: () => Promise.resolve(false), reloadIfOutdated: () => Promise.resolve(false) };
  const network = { isOnline: () => true, wait: () => Promise.resolve(), limit: () => new AbortController().signal };
  const screens = makeScreens({ store, texts: Promise.resolve(texts), builds, network });
  await screens[screenOf(window.location.pathname)].load();
  requested.length = 0;
  const errors: unknown[] = [];
  const container = document.querySelector<HTMLElement>('#root')!; // it was put there just now
  touch(container);
  render(
    <BrowserRouter>
      <App
        store={store}
        texts={texts}
        screens={screens}
        styles={makeStyles('nonce')}
        drawnState={visitorStateOf(store.getState(), 'usd')}
      />
    </BrowserRouter>,
    { container, hydrate: true, onRecoverableError: (error: unknown) => void errors.push(error) },
  );
  return { page, errors, container };
}

test.each(pages)('%s: the browser hydrates what the server rendered, without a request', async (address) => {
  const { page, errors, container } = await goOn(address, 'en');
  await waitFor(() => expect(container.querySelector('h1')).not.toBeNull());
  expect(errors).toEqual([]);
  expect(requested.filter((path) => path !== '/api/quotes')).toEqual([]);
  expect(page.head).toMatch(/<title>[^<]+<\/title>/);
  expect(page.body).not.toMatch(/<!--\$!-->/);
});

test.each(languages)('in %s texts and links are there before any script', async (language) => {
  const { head, body, chunks } = await drawnBy(paths.home, language);
  const cars = cards.filter(({ slug, id }) => body.includes(`href="${paths.car(slug, id)}"`));
  expect(cars.length).toBeGreaterThan(0);
  expect(head).toContain('nonce="nonce"');
  expect(chunks).toEqual(['home', ...['common', 'home', 'rental'].map((file) => `texts-${language}-${file}-json`)]);
});

test('a logged-in user first sees the public page, and then their own', async () => {
  const { page, errors } = await goOn(paths.home, 'en', true);
  expect(page.body).toContain('Log in');
  expect(await screen.findAllByText(/₾/)).not.toHaveLength(0);
  await waitFor(() => expect(screen.queryByText('Log in')).not.toBeInTheDocument());
  expect(errors).toEqual([]);
});

test('no timer holds the store a page was rendered from', async () => {
  const [begun, ended] = [jest.spyOn(globalThis, 'setTimeout'), jest.spyOn(globalThis, 'clearTimeout')];
  try {
    await drawnBy(paths.home, 'en');
    const over = new Set<unknown>(ended.mock.calls.map(([timer]) => timer));
    const waits = begun.mock.results.map(({ value: timer }, number) => ({
      isOver: over.has(timer),
      wait: begun.mock.calls[number]?.[1] ?? 0,
    }));
    expect(waits.filter(({ isOver, wait }) => !isOver && wait >= 1000)).toEqual([]);
  } finally {
    begun.mockRestore();
    ended.mockRestore();
  }
});

test('no text of a car ends the script that holds the state', async () => {
  const evil = '</script><script>alert(1)</script><!--';
  const home = await drawnBy(paths.home, 'en');
  expect(home.state).not.toContain('<');
  const [query] = queriesOf(paths.home, '', now) ?? [];
  const card = { ...car, brand: evil };
  const answers = [{ ...query, answer: { status: 'success', rows: [{ row: 'popular', cars: [card] }] } }];
  const pageRequest = {
    path: '/',
    search: '',
    language: 'en',
    now,
    status: 200,
    defaultCurrency: 'usd',
    publicUrl: 'https://gza.example',
  } as const;
  // A card with more fields than it needs.
  const page = await renderPage({ ...pageRequest, answers: answers as unknown as AnsweredQuery[] }, 'nonce');
  for (const part of [page.state, page.body, page.head]) expect(part).not.toContain('<script>alert');
  expect(JSON.parse(page.state ?? '')).toHaveProperty('queries');
});

/** As the browser does before there is a script: the value changes and no handler runs. */
const fieldIn = <Field extends Element>(root: HTMLElement, selector: string, about = ''): Field => {
  const field = [...root.querySelectorAll<Field>(selector)].find(
    (one) => one.closest('noscript') === null && (one.closest('label')?.textContent ?? '').startsWith(about),
  );
  if (field === undefined) throw new Error(`There is no ${selector} ${about}.`);
  return field;
};

test('what was ticked, chosen and typed while scripts were loading is searched', async () => {
  const { errors, container } = await goOn(`${paths.search}?sort=price_asc`, 'en', false, (root) => {
    fieldIn<HTMLInputElement>(root, 'input[type=checkbox]', 'Economy').checked = true;
    fieldIn<HTMLInputElement>(root, 'input[type=checkbox]', 'SUV').checked = true;
    fieldIn<HTMLInputElement>(root, 'input[role=switch], label input[type=checkbox]', 'Book instantly').checked = true;
    fieldIn<HTMLInputElement>(root, 'input[type=radio]', 'Batumi').checked = true;
    fieldIn<HTMLInputElement>(root, 'input[type=search]').value = 'toyota';
    fieldIn<HTMLSelectElement>(root, 'select[aria-label=Sort]').value = 'newest';
  });
  await waitFor(() =>
    expect(Object.fromEntries(new URLSearchParams(window.location.search))).toMatchObject({
      category: 'economy,suv',
      instant: '1',
      city_id: '2',
      q: 'toyota',
      sort: 'newest',
    }),
  );
  expect(fieldIn<HTMLInputElement>(container, 'input[type=checkbox]', 'Economy')).toBeChecked();
  expect(errors).toEqual([]);
});

const [extra] = fleet[0]!.extras; // the first car offers some
const carPath = paths.car(car.slug, car.id);
const dated = `${carPath}?from=2026-06-01T10%3A00&to=2026-06-04T10%3A00`;

test.each([
  // Names that nothing reads, and values that are none.
  ['/?page=99999&city_id=3&city_id=4&lang=ka', '/'],
  ['/terms-and-conditions?from=2026-06-01', '/terms-and-conditions'],
  [`${paths.owner(22)}?x=1`, paths.owner(22)],
  ['/compare?ids=2,x,1,2&x=1', '/compare?ids=2,1'],
  ['/compare?ids=x', '/compare'],
  ['/nowhere?x=1', '/404'],
  ['/%73earch?city_id=1', '/404'],
  [`${paths.search}?page=99999&sort=zzz&cursor=a%20b&rating_min=4.7&doors=,,`, paths.search],
  [`${paths.search}?price_min=90&price_max=25&year_min=1&instant=0`, paths.search],
  // Order, repetition, and equivalent spellings.
  [
    `${paths.search}?sort=recommended&fuel=petrol,diesel,petrol&city_id=1&fuel=lpg&city_id=2`,
    `${paths.search}?city_id=1&fuel=diesel%2Cpetrol`,
  ],
  [`${paths.search}?rating_min=4.0&q=%20jeep%20`, `${paths.search}?q=jeep&rating_min=4`],
  // Dates that are over, or invalid: one page shows it, another ignores them.
  [
    `${paths.search}?from=2026-04-11&to=2026-04-13&cursor=abc`,
    `${paths.search}?from=2000-01-01T10%3A00&to=2000-01-02T10%3A00`,
  ],
  [`${paths.search}?from=9999-04-11&to=9999-04-13`, `${paths.search}?from=2000-01-01T10%3A00&to=2000-01-02T10%3A00`],
  [`${paths.search}?from=2026-06-04&to=2026-06-01`, paths.search],
  [`${carPath}?to=2026-06-04&from=2026-06-01T10:00&thread=1&from=2026-07-01`, dated],
  [`${carPath}?from=2020-06-01&to=2020-06-04&week=3`, carPath],
  // What the car does not offer is not chosen.
  [`${carPath}?extras=made,${extra},up&plan=gold&additional=99&youngest_age=300`, `${carPath}?extras=${extra}`],
  [`${carPath}?extras=made&pick_up=nowhere&drop_off=airport-x`, carPath],
  [`${dated}&drop_off=airport-1&pick_up=airport-1`, `${dated}&pick_up=airport-1&drop_off=airport-1`],
])('from %s the page reads %s, and renders the same', async (address, read) => {
  const { pathname, search } = new URL(address, location.origin);
  expect(await readAddress(pathname, search, now, ask)).toBe(read);
  // Links to the other languages contain the whole address, as the browser will, for readers without scripts.
  const [whole, short] = await Promise.all([address, read].map((one) => drawnBy(one, 'en')));
  const shown = ({ body = '' }: { readonly body?: string } = {}) => body.replaceAll(/<noscript>.*?<\/noscript>/gsu, '');
  expect(shown(whole)).toBe(shown(short));
});

test('a car that cannot be requested is read without choices', async () => {
  const lost = () => Promise.reject(new Error('The database is away.'));
  expect(await readAddress(carPath, `?extras=${extra}`, now, lost)).toBe(carPath);
});
