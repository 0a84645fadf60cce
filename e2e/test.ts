import { expect, test as base } from '@playwright/test';
import { watchTrouble } from './watchTrouble.ts';

interface Options {
  /** What the test provokes itself; anything else that goes wrong on its page fails it. */
  expectedTrouble: readonly RegExp[];
}

/** Playwright's test, except that a console error, an uncaught error, a policy report or a failed request fails it. */
export const test = base.extend<Options>({
  expectedTrouble: [[], { option: true }],
  page: async ({ page, expectedTrouble }, run) => {
    const trouble = await watchTrouble(page);
    await run(page);
    expect(trouble.filter((text) => !expectedTrouble.some((pattern) => pattern.test(text)))).toEqual([]);
  },
});

export { expect };
