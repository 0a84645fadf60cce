/** Whether a document is of that build: one fetched while a newer one is being deployed may not be. */
export const isOfBuild = (html: string, build: string): boolean =>
  /name="?gza:build"? content="?([^"> ]*)/.exec(html)?.[1] === build;

/** The cached document without the moment at which it was sent: the page would take that for the current time. */
export const withoutTime = (html: string): string =>
  html.replace(/(name="?gza:server-time"? content="?)\d+/, '$1unknown');
