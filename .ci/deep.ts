/** `npm run test:deep`: everything that `npm test` does, and the tests that take long. */
process.env['DEEP'] = '1';
await import('./test.ts');
