import { findChromium } from './findChromium.ts';

/** Launch options of every browser of tests and benchmarks; `more` are arguments of Chromium. */
export const launchOptions = (...more: readonly string[]) => ({
  executablePath: findChromium(),
  args: [
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    ...more,
    // Chromium refuses its sandbox to root.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ],
});
