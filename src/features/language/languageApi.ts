import { setLanguage } from '#contract/generated/language.ts';
import { api } from '#src/shared/api/api.ts';
import { endpointsOf } from '#src/shared/api/endpointsOf.ts';
import { inPlace } from '#src/shared/api/requests.ts';

export const languageApi = api.injectEndpoints({
  endpoints: (build) => endpointsOf(build, { setLanguage }, inPlace),
});
