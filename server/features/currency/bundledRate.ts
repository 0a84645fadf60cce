/** Serves until the bank has answered once: the rate the National Bank of Georgia published for this day. */
export const bundledRate = { code: 'usd', gelPerUnit: 2.72, validFrom: '2026-05-11' } as const;
