/** Lets the browser paint and handle events before the work continues. */
export function nextTask(): Promise<void> {
  return 'scheduler' in globalThis && 'yield' in scheduler ? scheduler.yield() : new Promise((go) => setTimeout(go));
}
