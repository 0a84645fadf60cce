import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { isDeep } from '../server/testing/isDeep.ts';
import { launchOptions } from './launchOptions.ts';

/** Their way is the same at every width, and most people walk it on a phone. */
const onPhones = [
  'checkout',
  'chunks',
  'failures',
  'favourites',
  'foreign',
  'history',
  'orders',
  'rental',
  'routes',
  'verification',
].map((name) => `${name}.spec.ts`);

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../test-results',
  globalSetup: './globalSetup.ts',
  fullyParallel: true,
  // A page that waits for an answer, or for nothing more to come, leaves its core to another.
  workers: Math.min(availableParallelism() + 2, 4),
  // They only end a test that hangs: a busy machine takes its time.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  use: {
    baseURL: process.env['BASE_URL'] ?? '',
    locale: 'en-US',
    timezoneId: 'Asia/Tbilisi',
    // Routes of a test don't see what a worker answers; the journey without a network has one.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // The cores are taken by other browsers: threads that compile and free memory beside a page's own only cost more.
    launchOptions: launchOptions('--js-flags=--single-threaded'),
  },
  projects: [
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
    {
      name: 'desktop',
      use: { viewport: { width: 1280, height: 900 } },
      testIgnore: isDeep ? [] : onPhones,
    },
  ],
});
