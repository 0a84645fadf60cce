import { failedThenSuccessfulLogin, expiredSession } from './sessionJourneys.ts';
import { chunkFailure, languageSwitch } from './pageJourneys.ts';
import { ownerRegistration, carAndCalendar } from './ownerJourneys.ts';
import { searchToPaidOrder } from './orderJourney.ts';
import { chatWithLostNetwork } from './chatJourney.ts';
import { verificationUpload } from './verificationJourney.ts';
import type { Journey } from './journey.ts';

export const goldenJourneys: Readonly<Record<string, Journey>> = {
  failedThenSuccessfulLogin,
  ownerRegistration,
  searchToPaidOrder,
  chatWithLostNetwork,
  verificationUpload,
  chunkFailure,
  languageSwitch,
  expiredSession,
  carAndCalendar,
};
