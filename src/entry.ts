/**
 * Where every document begins. The replay of a trace starts by itself: of the app's own start, which asks the server,
 * listens and remembers, nothing may run there.
 */
void (/^\/support\/replay(-frame|\/|$)/.test(location.pathname)
  ? import('./app/replay/startReplay.ts')
  : import(/* webpackMode: "eager" */ './main.tsx'));

export {};
