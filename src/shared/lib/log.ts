/** The only writer to the console: failures that are not shown on the page. */
export function logFailure(what: string, cause: unknown): void {
  console.warn(what, cause);
}
