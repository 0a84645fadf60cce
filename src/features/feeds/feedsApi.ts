import type { ResponseOf } from '#contract/call.ts';
import * as calls from '#contract/feeds.ts';
import { api } from '#src/api/api.ts';
import { requestOf } from '#src/api/requestOf.ts';
import type { ArgOf } from '#src/api/requestOf.ts';
import { inPlace } from '#src/api/requests.ts';
import type { SealedArgOf } from '#src/api/sealedRequestOf.ts';
import { secretRequestOf } from '#src/api/secretRequestOf.ts';
import type { Veiled } from '#src/api/veil.ts';

/** What is imported takes days of the car. */
const changes = { invalidatesTags: ['Feed', 'Availability'] as const };

/** A file goes as a form of parts, an address as JSON. */
type AddFeed = SealedArgOf<typeof calls.addFeed> & { readonly isFile: boolean };

export const feedsApi = api.enhanceEndpoints({ addTagTypes: ['Feed'] }).injectEndpoints({
  endpoints: (build) => ({
    listFeeds: build.query<Veiled<ResponseOf<typeof calls.listFeeds>>, SealedArgOf<typeof calls.listFeeds>>({
      ...secretRequestOf(calls.listFeeds),
      providesTags: ['Feed'],
    }),
    addFeed: build.mutation<Veiled<ResponseOf<typeof calls.addFeed>>, AddFeed>({
      query: ({ isFile, ...arg }) => ({ ...secretRequestOf(calls.addFeed).query(arg), isUpload: isFile }),
      ...inPlace,
      ...changes,
    }),
    refreshFeed: build.mutation<ResponseOf<typeof calls.refreshFeed>, ArgOf<typeof calls.refreshFeed>>({
      ...requestOf(calls.refreshFeed),
      ...inPlace,
      ...changes,
    }),
    removeFeed: build.mutation<ResponseOf<typeof calls.removeFeed>, ArgOf<typeof calls.removeFeed>>({
      ...requestOf(calls.removeFeed),
      ...inPlace,
      ...changes,
    }),
    renewExport: build.mutation<Veiled<ResponseOf<typeof calls.renewExport>>, SealedArgOf<typeof calls.renewExport>>({
      ...secretRequestOf(calls.renewExport),
      ...inPlace,
      ...changes,
    }),
  }),
});

export const { useListFeedsQuery, useRefreshFeedMutation, useRemoveFeedMutation } = feedsApi;
/** What is known of the calendars of a car, without asking for them. */
export const { useQueryState: useListFeedsQueryState } = feedsApi.endpoints.listFeeds;
