import type { ArgOf } from '#src/api/requestOf.ts';
import type { ResponseOf } from '#contract/call.ts';
import { getReference } from '#contract/reference.ts';
import { api } from '#src/api/api.ts';
import { requestOf } from '#src/api/requestOf.ts';

/** A day: the closed lists change with a release, and a new language reloads the page. */
const keptFor = 24 * 60 * 60;

export const referenceApi = api.injectEndpoints({
  endpoints: (build) => ({
    getReference: build.query<ResponseOf<typeof getReference>, ArgOf<typeof getReference>>({
      ...requestOf(getReference),
      keepUnusedDataFor: keptFor,
    }),
  }),
});

export const { useGetReferenceQuery } = referenceApi;
