import type { BrowserContext, ConsoleMessage } from '@playwright/test';

declare global {
  /** Put into the page by `watchTrouble`. */
  function reportViolation(text: string): void;
}

/** A visitor's session check is answered with 401, and Chromium logs every failed request. */
const isVisitorsSessionCheck = (message: ConsoleMessage) =>
  message.text().includes('status of 401') && message.location().url.endsWith('/api/user');

/** A hydration mismatch, which `src/main.tsx` logs. */
const drawnAnew = 'The page of the server was drawn anew';

/** Collects what must not happen on any page of a visit: errors, violations of the policy, failed requests. */
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
    // Requests cancelled by leaving a page are no failure.
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
