import { defineConfig, devices } from '@playwright/test';
import shared from '../playwright.config.ts';

/** `npm run record-traces`: one test after the other, on a phone. */
export default defineConfig({
  ...shared,
  testMatch: 'goldenTraces.ts',
  workers: 1,
  projects: [
    {
      name: 'phone',
      use: { ...devices['Desktop Chrome'], viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
