import { addPushSubscription, changeNotices, getNotices, removePushSubscription } from '#contract/generated/notices.ts';
import { noticeWays } from '#contract/domain/noticeKinds.ts';
import { api } from '#src/shared/api/api.ts';
import { endpointsOf } from '#src/shared/api/endpointsOf.ts';
import { inPlace } from '#src/shared/api/requests.ts';

export const noticeSettingsApi = api
  .injectEndpoints({
    endpoints: (build) =>
      endpointsOf(build, { addPushSubscription, changeNotices, getNotices, removePushSubscription }, inPlace),
  })
  .enhanceEndpoints({
    endpoints: {
      changeNotices: {
        // A switch moves when it is pressed, and back if that was refused.
        onQueryStarted: async ({ body }, { dispatch, queryFulfilled }) => {
          const shown = dispatch(
            noticeSettingsApi.util.updateQueryData('getNotices', undefined, ({ notices }) => {
              for (const change of body.notices) {
                const setting = notices.find(({ kind }) => kind === change.kind);
                for (const way of noticeWays) if (setting !== undefined) setting[way] = change[way] ?? setting[way];
              }
            }),
          );
          try {
            await queryFulfilled;
          } catch {
            // The panel says that it failed.
            shown.undo();
          }
        },
      },
    },
  });

export const { useGetNoticesQuery } = noticeSettingsApi;
