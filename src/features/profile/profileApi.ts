import type { ResponseOf } from '#contract/call.ts';
import * as sessions from '#contract/openSessions.ts';
import * as calls from '#contract/profile.ts';
import * as factor from '#contract/secondFactor.ts';
import { pictureChanged } from '#src/features/auth/authSlice.ts';
import { api } from '#src/api/api.ts';
import { requestOf } from '#src/api/requestOf.ts';
import type { ArgOf } from '#src/api/requestOf.ts';
import { inPlace } from '#src/api/requests.ts';
import { uploadRequestOf } from '#src/api/uploadRequestOf.ts';
import type { Uploading } from '#src/api/uploadRequestOf.ts';

export const profileApi = api.injectEndpoints({
  endpoints: (build) => ({
    getProfile: build.query<ResponseOf<typeof calls.getProfile>, ArgOf<typeof calls.getProfile>>({
      ...requestOf(calls.getProfile),
      providesTags: ['Profile'],
      // Wherever else one's own picture stands, it is the same.
      onQueryStarted: async (_arg, { dispatch, queryFulfilled }) => {
        try {
          const { data } = await queryFulfilled;
          dispatch(pictureChanged(data.profile.picture));
        } catch {
          // Without a profile nothing is known of its picture; the screen that asked says so.
        }
      },
    }),
    updateProfile: build.mutation<ResponseOf<typeof calls.updateProfile>, ArgOf<typeof calls.updateProfile>>({
      ...requestOf(calls.updateProfile),
      ...inPlace,
      invalidatesTags: (_answer, error) => (error === undefined ? ['Profile'] : []),
    }),
    sendEmailCode: build.mutation<ResponseOf<typeof calls.sendEmailCode>, ArgOf<typeof calls.sendEmailCode>>({
      ...requestOf(calls.sendEmailCode),
      ...inPlace,
    }),
    savePicture: build.mutation<ResponseOf<typeof calls.savePicture>, Uploading<ArgOf<typeof calls.savePicture>>>({
      ...uploadRequestOf(calls.savePicture),
      ...inPlace,
      invalidatesTags: (_answer, error) => (error === undefined ? ['Profile'] : []),
    }),
    removePicture: build.mutation<ResponseOf<typeof calls.removePicture>, ArgOf<typeof calls.removePicture>>({
      ...requestOf(calls.removePicture),
      ...inPlace,
      invalidatesTags: (_answer, error) => (error === undefined ? ['Profile'] : []),
    }),
    changePassword: build.mutation<ResponseOf<typeof calls.changePassword>, ArgOf<typeof calls.changePassword>>({
      ...requestOf(calls.changePassword),
      ...inPlace,
      invalidatesTags: (_answer, error) => (error === undefined ? ['OpenSession'] : []),
    }),
    exportProfile: build.query<ResponseOf<typeof calls.exportProfile>, ArgOf<typeof calls.exportProfile>>(
      requestOf(calls.exportProfile),
    ),
    deleteProfile: build.mutation<ResponseOf<typeof calls.deleteProfile>, ArgOf<typeof calls.deleteProfile>>(
      requestOf(calls.deleteProfile),
    ),
    listSessions: build.query<ResponseOf<typeof sessions.listSessions>, ArgOf<typeof sessions.listSessions>>({
      ...requestOf(sessions.listSessions),
      providesTags: ['OpenSession'],
    }),
    endOtherSessions: build.mutation<
      ResponseOf<typeof sessions.endOtherSessions>,
      ArgOf<typeof sessions.endOtherSessions>
    >({ ...requestOf(sessions.endOtherSessions), ...inPlace, invalidatesTags: ['OpenSession'] }),
    // Also when it failed: a session that is gone already is a reason to look again.
    endSession: build.mutation<ResponseOf<typeof sessions.endSession>, ArgOf<typeof sessions.endSession>>({
      ...requestOf(sessions.endSession),
      ...inPlace,
      invalidatesTags: ['OpenSession'],
    }),
    getSecondFactor: build.query<ResponseOf<typeof factor.getSecondFactor>, ArgOf<typeof factor.getSecondFactor>>({
      ...requestOf(factor.getSecondFactor),
      providesTags: ['SecondFactor'],
    }),
    startSecondFactor: build.mutation<
      ResponseOf<typeof factor.startSecondFactor>,
      ArgOf<typeof factor.startSecondFactor>
    >({ ...requestOf(factor.startSecondFactor), ...inPlace }),
    confirmSecondFactor: build.mutation<
      ResponseOf<typeof factor.confirmSecondFactor>,
      ArgOf<typeof factor.confirmSecondFactor>
    >({ ...requestOf(factor.confirmSecondFactor), ...inPlace }),
    removeSecondFactor: build.mutation<
      ResponseOf<typeof factor.removeSecondFactor>,
      ArgOf<typeof factor.removeSecondFactor>
    >({
      ...requestOf(factor.removeSecondFactor),
      ...inPlace,
      invalidatesTags: (_answer, error) => (error === undefined ? ['SecondFactor'] : []),
    }),
  }),
});

export const { useGetProfileQuery, useListSessionsQuery, useGetSecondFactorQuery } = profileApi;
