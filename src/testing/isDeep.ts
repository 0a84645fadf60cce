/** Whether the long tests run as well (`npm run test:deep`). */
export const isDeep = process.env['DEEP'] !== undefined;
