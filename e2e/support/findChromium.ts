import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { chromium } from '@playwright/test';

const systemPlaces = [
  // Debian's headless build needs half the CPU time for a page.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Path of a Chromium: CHROMIUM, a system one, Playwright's, or Debian's package installed now. */
export function findChromium(): string {
  const named = process.env['CHROMIUM'];
  if (named !== undefined && named !== '') {
    if (!isProgram(named)) throw new Error(`CHROMIUM names ${named}, which cannot be run.`);
    return named;
  }
  return [...systemPlaces, chromium.executablePath()].find(isProgram) ?? installDebianPackage();
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function installDebianPackage(): string {
  const hint =
    'No Chromium found. Install one ("apt-get install chromium", "playwright install chromium") or name it in CHROMIUM.';
  if (process.getuid?.() !== 0 || !isProgram('/usr/bin/apt-get')) throw new Error(hint);
  console.log('No Chromium found: installing the Debian package.');
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  execFileSync('apt-get', ['update'], options);
  execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], options);
  if (!isProgram('/usr/bin/chromium')) throw new Error(hint);
  return '/usr/bin/chromium';
}
