/** The one place that writes to the console: failures that nobody else is told about. */
export function logFailure(what: string, cause: unknown): void {
  console.warn(what, cause);
}
