import type { ResponseOf } from '#contract/call.ts';
import { setLanguage } from '#contract/language.ts';
import { api } from '#src/api/api.ts';
import { requestOf } from '#src/api/requestOf.ts';
import type { ArgOf } from '#src/api/requestOf.ts';
import { inPlace } from '#src/api/requests.ts';

export const languageApi = api.injectEndpoints({
  endpoints: (build) => ({
    // Documented as GET, but it changes the session: nothing of it may be cached.
    setLanguage: build.mutation<ResponseOf<typeof setLanguage>, ArgOf<typeof setLanguage>>({
      ...requestOf(setLanguage),
      ...inPlace,
    }),
  }),
});
