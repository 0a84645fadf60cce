import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { isDeep } from '../server/testing/isDeep.ts';
import { launchOptions } from './support/launchOptions.ts';

/** These are the same at every width, and mostly used on a phone. */
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
  // The recording of traces has its configuration in another folder.
  outputDir: join(import.meta.dirname, '../test-results'),
  globalSetup: join(import.meta.dirname, 'support/globalSetup.ts'),
  fullyParallel: true,
  // Pages mostly wait, so more workers than cores are faster.
  workers: Math.min(availableParallelism() + 2, 4),
  // The timeouts only end a test that hangs: a busy machine is slow.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  use: {
    baseURL: process.env['BASE_URL'] ?? '',
    locale: 'en-US',
    timezoneId: 'Asia/Tbilisi',
    // Routes of a test don't see what a worker answers; only the offline test has one.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Other browsers use the cores: background threads for compiling and garbage collection only cost more.
    // The map is drawn in software.
    launchOptions: launchOptions('--js-flags=--single-threaded', '--enable-unsafe-swiftshader'),
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
