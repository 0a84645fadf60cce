/** Lets the browser draw and answer before the work goes on. */
export function nextTask(): Promise<void> {
  return 'scheduler' in globalThis && 'yield' in scheduler ? scheduler.yield() : new Promise((go) => setTimeout(go));
}
