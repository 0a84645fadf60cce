import type { BogSettings } from '#server/features/payments/providers/paymentSettings.ts';

/** A bank that cannot be reached. */
export const silentBog: BogSettings = {
  clientId: 'gza',
  clientSecret: 'secret',
  callbackKeys: [],
  apiUrl: 'http://127.0.0.1:9',
  tokenUrl: 'http://127.0.0.1:9',
  patienceMs: 1000,
};
