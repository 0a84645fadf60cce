import { setLanguage } from '#contract/generated/language.ts';
import { api } from '#src/api/api.ts';
import { endpointsOf } from '#src/api/endpointsOf.ts';
import { inPlace } from '#src/api/requests.ts';

export const languageApi = api.injectEndpoints({
  endpoints: (build) => endpointsOf(build, { setLanguage }, inPlace),
});
