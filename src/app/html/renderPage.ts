import type { EmotionCache } from '@emotion/cache';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { i18n } from 'i18next';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { MISSING_PAGE } from '#contract/pages.ts';
import type { AnsweredQuery, PageRequest, RenderedPage } from '#contract/pages.ts';
import type { Language } from '#contract/domain/values.ts';
import { api } from '#src/shared/api/api.ts';
import { loadTexts } from '#src/shared/i18n/loadTexts.ts';
import { makeI18n } from '#src/shared/i18n/makeI18n.ts';
import { mobileQuery } from '#src/shared/lib/mobile.ts';
import { makeServerClock } from '#src/shared/lib/serverClock.ts';
import { defaultSettings } from '#src/shared/lib/settings.ts';
import { heroScene } from '#src/shared/ui/components/pictures/heroScene.ts';
import type { BuildCheck } from '../chunks/newBuild.ts';
import type { Network } from '#src/shared/lib/chunks/retrying.ts';
import { makeScreens } from '../makeScreens.ts';
import { screenOf, screenSources } from '../routes.ts';
import type { ScreenName } from '../routes.ts';
import { makeStore } from '../store.ts';
import { collectStyles } from './collectStyles.ts';
import { PageDocument } from './PageDocument.tsx';
import type { PageDocumentProps } from './PageDocument.tsx';
import { headTagsOf } from './head/headTags.ts';
import { shownPageOf } from './head/shownPage.ts';
import { writeDrawn } from './drawnPage.ts';

export { readAddress } from './readAddress.ts';
export { queriesOf } from './routeData.ts';

/** Everything is on this disk: nothing is waited for, tried again or reloaded. */
const network: Network = {
  isOnline: () => true,
  wait: () => Promise.resolve(),
  limit: () => new AbortController().signal,
};
const builds: BuildCheck = {
  isOutdated: () => Promise.resolve(false),
  reloadIfOutdated: () => Promise.resolve(false),
};

/** One for each language: its texts are the same for every page and stay loaded. */
const instances = new Map<Language, Promise<i18n>>();

function textsIn(language: Language): Promise<i18n> {
  const known = instances.get(language);
  if (known !== undefined) return known;
  const made = loadTexts(language, 'common').then((common) => makeI18n(language, common));
  instances.set(language, made);
  return made;
}

/** An entry of the client's cache. */
const entryOf = ({ name, arg, after, answer }: AnsweredQuery) => ({
  endpointName: name,
  arg,
  value: after === undefined ? answer : { pages: [answer], pageParams: [after] },
});

const { upsertQueryEntries } =
  // Features inject their endpoints into this api, whose own type has none of them.
  api.util as unknown as { upsertQueryEntries: (entries: readonly ReturnType<typeof entryOf>[]) => UnknownAction };

/** Renders a public page as a visitor sees it. `nonce` is for its style elements. */
export async function renderPage(request: PageRequest, nonce: string): Promise<RenderedPage> {
  const { search, language, now, status, defaultCurrency, publicUrl, answers } = request;
  // The client finds out itself what is missing.
  const isMissing = status === 404;
  const path = isMissing ? MISSING_PAGE : request.path;
  const settings = { ...defaultSettings, defaultCurrency, styleNonce: nonce, serverTime: now };
  const store = makeStore({
    settings,
    clock: makeServerClock(now, { wall: () => now, steady: () => 0 }),
    preloadedState: { language: { current: language }, currency: { current: defaultCurrency } },
  });
  const texts = textsIn(language);
  const screens = makeScreens({ store, texts, builds, network });
  const name = screenOf(path);
  // Everything that would suspend is loaded before: content that comes later could not be hydrated.
  await screens[name].load();
  try {
    store.dispatch(upsertQueryEntries(answers.map(entryOf)));
    const app = { store, texts: await texts, screens };
    const { html, styles } = await drawWhole(nonce, (cache) => ({
      language,
      address: path + search,
      ...app,
      styles: cache,
    }));
    const [head = '', body = ''] = partsOf(html);
    const page = shownPageOf(name, answers);
    const tags =
      page && headTagsOf({ page, query: new URLSearchParams(search), language, publicUrl, texts: app.texts });
    return {
      head: head + picturesOf(name) + stylesOf(styles, nonce) + (tags ?? ''),
      body,
      state: isMissing ? null : writeDrawn(store.getState()),
      chunks: [
        name,
        ...['common' as const, ...screenSources[name].namespaces].map((file) => `texts-${language}-${file}-json`),
      ],
    };
  } finally {
    // RTK Query drops unused answers after up to a day; until then their timers would hold every store that was
    // rendered.
    store.dispatch(api.util.resetApiState());
  }
}

/** How React marks a part that was not there yet. */
const missing = '<!--$!-->';

/**
 * Lazy parts start loading in the first render that needs them, once per process: the next render has them. A part that
 * fails to load is rendered by the client alone.
 */
async function drawWhole(nonce: string, propsWith: (styles: EmotionCache) => PageDocumentProps) {
  for (let tries = 1; ; tries += 1) {
    const styles = collectStyles(nonce);
    const html = renderToString(createElement(PageDocument, propsWith(styles)));
    if (!html.includes(missing) || tries === 3) return { html, styles };
    // The files are on this disk.
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** What React rendered into the head, and into the root. */
function partsOf(html: string): readonly string[] {
  // No text of a page contains markup, so each of these is there once.
  const [, head = '', body = ''] = html.split(/<head>|<\/head><body><div id="root">|<\/div><\/body><\/html>$/u);
  return [head, body];
}

/** The picture of the first view, in the cut of the window. */
const heroes = heroScene.sources
  .map(
    ({ avif, media = `not all and ${mobileQuery}` }) =>
      `<link rel="preload" as="image" type="image/avif" imagesrcset="${avif}" imagesizes="${heroScene.sizes}" media="${media}" fetchpriority="high">`,
  )
  .join('');

/** What the first view needs and the browser would find late. */
const picturesOf = (screen: ScreenName): string => (screen === 'home' ? heroes : '');

/**
 * Rules as a style element that the client's cache recognises as its own. `data-s` marks it as already in its place:
 * Emotion would remove and insert it again, and the browser would recompute all styles of the page.
 */
const element = (names: string, css: string, nonce: string): string =>
  `<style data-s="" data-emotion="${names}" nonce="${nonce}">${css}</style>`;

/**
 * The rules that rendering a page has put into a cache, in the order in which they were made: global ones one by one,
 * as the client looks for them, those of the elements together.
 */
export function stylesOf({ key, inserted, registered }: EmotionCache, nonce: string): string {
  const names: string[] = [];
  let own = '';
  let global = '';
  for (const [name, css] of Object.entries(inserted)) {
    if (typeof css !== 'string') continue;
    if (registered[`${key}-${name}`] === undefined && !name.startsWith('animation-')) {
      global += element(`${key}-global ${name}`, css, nonce);
    } else {
      names.push(name);
      own += css;
    }
  }
  return global + element(`${key} ${names.join(' ')}`, own, nonce);
}
