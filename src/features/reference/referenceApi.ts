import { getReference } from '#contract/generated/reference/reference.ts';
import { api } from '#src/shared/api/api.ts';
import { endpointsOf } from '#src/shared/api/endpointsOf.ts';

/** A day: the closed lists change with a release, and a new language reloads the page. */
const keptFor = 24 * 60 * 60;

export const referenceApi = api.injectEndpoints({
  endpoints: (build) => endpointsOf(build, { getReference }, { keepUnusedDataFor: keptFor }),
});

export const { useGetReferenceQuery } = referenceApi;
