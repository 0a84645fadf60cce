import { authPrivacy } from '#src/features/auth/authSlice.ts';
import { currencyPrivacy } from '#src/features/currency/currencySlice.ts';
import { environmentPrivacy } from '#src/shared/store/environmentSlice.ts';
import { favouritesPrivacy } from '#src/features/favourites/favouritesSlice.ts';
import { fleetPrivacy } from '#src/features/fleet/fleetSlice.ts';
import { formsPrivacy } from '#src/shared/store/drafts/formsSlice.ts';
import { languagePrivacy } from '#src/features/language/languageSlice.ts';
import { loadingPrivacy } from '#src/shared/store/loadingSlice.ts';
import { modalsPrivacy } from '#src/shared/store/modalsSlice.ts';
import { noticesPrivacy } from '#src/shared/store/noticesSlice.ts';
import { registrationPrivacy } from '#src/features/registration/registrationSlice.ts';
import { reportsPrivacy } from '#src/features/reports/reportsSlice.ts';
import { routePrivacy } from '#src/shared/store/routeSlice.ts';
import { threadsPrivacy } from '#src/features/threads/threadsSlice.ts';
import { unsavedPrivacy } from '#src/shared/store/drafts/unsavedSlice.ts';
import { verificationPrivacy } from '#src/features/verification/verificationSlice.ts';
import type { AnySlicePrivacy } from '#contract/redaction/slicePrivacy.ts';
import type { RootState } from './store.ts';

/**
 * What a trace records of the slices; `npm run generate` writes it into `contract/generated/privacy.ts`. Requests and
 * parts of screens have rules of their own. A missing slice does not compile.
 */
export const slicesPrivacy: Readonly<Record<Exclude<keyof RootState, 'api' | 'screen'>, AnySlicePrivacy>> = {
  auth: authPrivacy,
  currency: currencyPrivacy,
  environment: environmentPrivacy,
  favourites: favouritesPrivacy,
  fleet: fleetPrivacy,
  forms: formsPrivacy,
  language: languagePrivacy,
  loading: loadingPrivacy,
  modals: modalsPrivacy,
  notices: noticesPrivacy,
  registration: registrationPrivacy,
  reports: reportsPrivacy,
  route: routePrivacy,
  threads: threadsPrivacy,
  unsaved: unsavedPrivacy,
  verification: verificationPrivacy,
};
