import { expect, test as base } from '@playwright/test';
import { watchTraffic } from './untilQuiet.ts';
import { watchTrouble } from './watchTrouble.ts';

interface Fixtures {
  /** Allows errors that the test provokes; any other error on its pages fails it. */
  allow: (pattern: RegExp) => void;
  allowed: RegExp[];
}

/** Playwright's test, except that a console error, an uncaught error, a policy report or a failed request fails it. */
export const test = base.extend<Fixtures>({
  // Playwright reads the names of a fixture's parameters, so it needs a pattern.
  // oxlint-disable-next-line no-empty-pattern
  allowed: async ({}, run) => run([]),
  allow: async ({ allowed }, run) => run((pattern) => allowed.push(pattern)),
  context: async ({ context, allowed }, run) => {
    watchTraffic(context);
    const trouble = await watchTrouble(context);
    await run(context);
    expect(trouble.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([]);
  },
});

export { expect };
