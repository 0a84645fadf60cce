/** Whether the long tests run as well: random years, several processes, the plans of all queries (`npm run test:deep`). */
export const isDeep = process.env['DEEP'] !== undefined;

/** The option of a test that only `npm run test:deep` runs. */
export const onlyDeep = { skip: isDeep ? false : 'npm run test:deep' } as const;
