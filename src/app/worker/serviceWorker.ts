import { ExpirationPlugin } from 'workbox-expiration';
import { addPlugins, addRoute, createHandlerBoundToURL, precache } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';
import { readPush, toNotification } from './readPush.ts';
import { isOfBuild, withoutTime } from './shellDocument.ts';

declare const self: ServiceWorkerGlobalScope & {
  /** Inserted by build/shellFiles.ts: the files that a page of this build needs to open without a network. */
  readonly __SHELL: { readonly build: string; readonly files: readonly string[] };
};

const shellPage = '/index.html';
/** Of other pages' parts, in files with the hash of their content in their name. */
const mostFiles = 200;
const { build, files } = self.__SHELL;

const network = new NetworkOnly();

// A page always comes from the network; only without one is it the cached document, which shows cached answers.
registerRoute(
  new NavigationRoute(
    async (options) => {
      try {
        return await network.handle(options);
      } catch {
        const shell = await createHandlerBoundToURL(shellPage)(options);
        return new Response(withoutTime(await shell.text()), { headers: shell.headers });
      }
    },
    // Support views replays under a policy that the cached document does not have.
    { denylist: [/^\/(api|dev|pictures|static|support)(\/|$)/] },
  ),
);

addPlugins([
  {
    fetchDidSucceed: async ({ request, response }) => {
      const isPage = new URL(request.url).pathname === shellPage;
      // Nothing of this worker is installed then; the next page tries again.
      if (isPage && !isOfBuild(await response.clone().text(), build)) throw new Error('The page is of another build.');
      return response;
    },
  },
]);
precache([{ url: shellPage, revision: build }, ...files.map((url) => ({ url, revision: null }))]);
// The cached document replaces an address only when there is no network.
addRoute({ directoryIndex: '', cleanURLs: false });

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/static\/.*\.(js|woff2|svg|webp|avif)$/.test(url.pathname),
  new CacheFirst({
    cacheName: 'visited',
    plugins: [new ExpirationPlugin({ maxEntries: mostFiles, purgeOnQuotaError: true })],
  }),
);

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([self.clients.claim(), self.registration.navigationPreload?.enable()]).then(() => undefined),
  );
});

self.addEventListener('message', (event) => {
  if (isTakeOverRequest(event.data)) event.waitUntil(takeOver(event.data.build));
});

self.addEventListener('push', (event) => {
  const push = readPush(event.data?.text());
  event.waitUntil(self.registration.showNotification(push.title, toNotification(push)));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  // As it was shown above.
  event.waitUntil(openPage(event.notification.data as string));
});

/** In the window that is open already, else in a new one. */
async function openPage(path: string): Promise<void> {
  const [page] = await self.clients.matchAll({ type: 'window' });
  const shown = await page?.focus().catch(() => undefined);
  const moved = await shown?.navigate(path).catch(() => null);
  if (!moved) await self.clients.openWindow(path);
}

/** Only when no page of another build is open: the old worker's files would be deleted under it. */
async function takeOver(ofPage: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (ofPage === build && pages.length <= 1) await self.skipWaiting();
}

const isTakeOverRequest = (data: unknown): data is { readonly build: string } =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === 'TAKE_OVER';
