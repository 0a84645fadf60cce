import { nextTask } from './shared/lib/nextTask.ts';

/**
 * The parts of the app, each of which runs in a task of its own: all at once they would hold a slow phone for half a
 * second, in which a page that the server has drawn answers to nothing. What a part needs from those before it has run.
 */
const parts = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ './app/theme/theme.ts'),
  () => import(/* webpackMode: "eager" */ './shared/api/api.ts'),
  () => import(/* webpackMode: "eager" */ './app/store.ts'),
  () => import(/* webpackMode: "eager" */ './app/layout/Layout.tsx'),
  () => import(/* webpackMode: "eager" */ './app/AppRoutes.tsx'),
];

async function start(): Promise<void> {
  for (const load of parts) {
    await load();
    await nextTask();
  }
  await import(/* webpackMode: "eager" */ './main.tsx');
}

/**
 * Where every document begins. The replay of a trace starts by itself: of the app's own start, which asks the server,
 * listens and remembers, nothing may run there.
 */
void (/^\/support\/replay(-frame|\/|$)/.test(location.pathname) ? import('./replay/startReplay.ts') : start());
