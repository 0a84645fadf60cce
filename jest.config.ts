import type { Config } from 'jest';

const every: Config = {
  roots: ['<rootDir>/src', '<rootDir>/mocks'],
  cacheDirectory: '.cache/jest',
  // It is always the same day, whose clock goes on: what a test finds free, past or on a weekend never depends on the date.
  fakeTimers: {
    enableGlobally: true,
    now: Date.UTC(2026, 10, 25, 8),
    advanceTimers: true,
    doNotFake: [
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'requestAnimationFrame',
      'cancelAnimationFrame',
      'requestIdleCallback',
      'cancelIdleCallback',
      'setImmediate',
      'clearImmediate',
      'setInterval',
      'clearInterval',
      'setTimeout',
      'clearTimeout',
    ],
  },
  transform: {
    '\\.(woff2|webp|avif|svg|webm|mp4)$': '<rootDir>/src/testing/assetAddress.cjs',
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2024',
        },
      },
    ],
  },
};

// Some packages are ES modules only. Others than Jest read this file, too.
const isJest = /\bjest(\.js)?$/.test(process.argv[1] ?? '');
if (isJest && ![...process.execArgv, process.env['NODE_OPTIONS']].join(' ').includes('--experimental-vm-modules')) {
  process.stderr.write('Type: npm run test:unit -- FILE\n');
  process.exit(1);
}

const config: Config = {
  // Only to end a test that hangs: a busy machine takes its time.
  testTimeout: 180_000,
  // What Jest keeps of ES modules is never freed: a worker that has grown is replaced between two files.
  workerIdleMemoryLimit: '1500MB',
  projects: [
    // Rules need neither a window nor the libraries and mocks of screens, which each file would load anew.
    { ...every, displayName: 'rules', testMatch: ['**/*.test.ts'], testEnvironment: 'node' },
    // Whatever needs a window, the store or the mocked server.
    {
      ...every,
      displayName: 'screens',
      testMatch: ['**/*.test.tsx'],
      testEnvironment: './src/testing/browserEnvironment.ts',
      // No browser condition: msw is to be the one for Node.
      testEnvironmentOptions: { customExportConditions: [''], url: 'http://localhost/' },
      setupFilesAfterEnv: ['<rootDir>/src/testing/setup.ts'],
    },
  ],
};
export default config;
