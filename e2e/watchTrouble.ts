import type { BrowserContext, ConsoleMessage } from '@playwright/test';

declare global {
  /** Put into the page by `watchTrouble`. */
  function reportViolation(text: string): void;
}

/** A visitor's session check is answered 401, and Chromium prints every refused request. */
const isVisitorsSessionCheck = (message: ConsoleMessage) =>
  message.text().includes('status of 401') && message.location().url.endsWith('/api/user');

/** React found another page than it would have drawn itself: `src/main.tsx` says so. */
const drawnAnew = 'The page of the server was drawn anew';

/** Collects everything that must not happen on any page of a visit: errors, refused policies, failed requests. */
export async function watchTrouble(context: BrowserContext): Promise<string[]> {
  const trouble: string[] = [];
  context.on('console', (message) => {
    const isTrouble = message.type() === 'error' || message.text().startsWith(drawnAnew);
    if (!isTrouble || isVisitorsSessionCheck(message)) return;
    trouble.push(`console: ${message.text()} ${message.location().url}`);
  });
  context.on('weberror', (error) => trouble.push(`uncaught: ${error.error().message}`));
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // What a page no longer needs when it is left is no failure.
    if (reason !== 'net::ERR_ABORTED') trouble.push(`request: ${reason} ${request.url()}`);
  });
  await context.exposeFunction('reportViolation', (text: string) => trouble.push(`policy: ${text}`));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      globalThis.reportViolation(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  return trouble;
}
