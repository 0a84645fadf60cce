import type { Config } from 'jest';

/** Run with NODE_OPTIONS=--experimental-vm-modules: some packages are ES modules only. */
const config: Config = {
  roots: ['<rootDir>/src', '<rootDir>/mocks'],
  testEnvironment: './src/testing/browserEnvironment.ts',
  // No browser condition: msw is to be the one for Node.
  testEnvironmentOptions: { customExportConditions: [''], url: 'http://localhost/' },
  setupFilesAfterEnv: ['<rootDir>/src/testing/setup.ts'],
  cacheDirectory: '.cache/jest',
  // Only to end a test that hangs: a busy machine takes its time.
  testTimeout: 60_000,
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
export default config;
