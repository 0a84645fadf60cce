import type { ResponseOf } from '#contract/call.ts';
import * as calls from '#contract/feeds.ts';
import { api } from '#src/api/api.ts';
import { requestOf } from '#src/api/requestOf.ts';
import type { ArgOf } from '#src/api/requestOf.ts';
import { inPlace } from '#src/api/requests.ts';

/** What is imported takes days of the car. */
const changes = { invalidatesTags: ['Feed', 'Availability'] as const };

type AddFeed = ArgOf<typeof calls.addFeed>;

export const feedsApi = api.enhanceEndpoints({ addTagTypes: ['Feed'] }).injectEndpoints({
  endpoints: (build) => ({
    listFeeds: build.query<ResponseOf<typeof calls.listFeeds>, ArgOf<typeof calls.listFeeds>>({
      ...requestOf(calls.listFeeds),
      providesTags: ['Feed'],
    }),
    addFeed: build.mutation<ResponseOf<typeof calls.addFeed>, AddFeed>({
      query: (arg) => ({
        ...requestOf(calls.addFeed).query(arg),
        // A file goes as a form of parts, an address as JSON.
        ...(arg.body?.file !== undefined && { upload: {} }),
      }),
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
    renewExport: build.mutation<ResponseOf<typeof calls.renewExport>, ArgOf<typeof calls.renewExport>>({
      ...requestOf(calls.renewExport),
      ...inPlace,
      ...changes,
    }),
  }),
});

export const { useListFeedsQuery, useRefreshFeedMutation, useRemoveFeedMutation, useRenewExportMutation } = feedsApi;
/** What is known of the calendars of a car, without asking for them. */
export const { useQueryState: useListFeedsQueryState } = feedsApi.endpoints.listFeeds;
