import type { ResponseOf } from '#contract/call.ts';
import * as sessions from '#contract/openSessions.ts';
import * as calls from '#contract/profile.ts';
import * as factor from '#contract/secondFactor.ts';
import { pictureChanged } from '#src/features/auth/authSlice.ts';
import { api } from '#src/api/api.ts';
import { requestOf } from '#src/api/requestOf.ts';
import type { ArgOf } from '#src/api/requestOf.ts';
import { inPlace } from '#src/api/requests.ts';
import type { SealedArgOf } from '#src/api/sealedRequestOf.ts';
import { secretRequestOf } from '#src/api/secretRequestOf.ts';
import { uploadRequestOf } from '#src/api/uploadRequestOf.ts';
import type { Veiled } from '#src/api/veil.ts';

export const profileApi = api.injectEndpoints({
  endpoints: (build) => ({
    getProfile: build.query<Veiled<ResponseOf<typeof calls.getProfile>>, SealedArgOf<typeof calls.getProfile>>({
      ...secretRequestOf(calls.getProfile),
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
    updateProfile: build.mutation<
      Veiled<ResponseOf<typeof calls.updateProfile>>,
      SealedArgOf<typeof calls.updateProfile>
    >({
      ...secretRequestOf(calls.updateProfile),
      ...inPlace,
      // Another name is verified again.
      invalidatesTags: (_answer, error) => (error === undefined ? ['Profile', 'Verification', 'Order'] : []),
    }),
    sendEmailCode: build.mutation<
      Veiled<ResponseOf<typeof calls.sendEmailCode>>,
      SealedArgOf<typeof calls.sendEmailCode>
    >({
      ...secretRequestOf(calls.sendEmailCode),
      ...inPlace,
    }),
    savePicture: build.mutation<ResponseOf<typeof calls.savePicture>, SealedArgOf<typeof calls.savePicture>>({
      ...uploadRequestOf(calls.savePicture),
      ...inPlace,
      invalidatesTags: (_answer, error) => (error === undefined ? ['Profile'] : []),
    }),
    removePicture: build.mutation<ResponseOf<typeof calls.removePicture>, ArgOf<typeof calls.removePicture>>({
      ...requestOf(calls.removePicture),
      ...inPlace,
      invalidatesTags: (_answer, error) => (error === undefined ? ['Profile'] : []),
    }),
    changePassword: build.mutation<
      Veiled<ResponseOf<typeof calls.changePassword>>,
      SealedArgOf<typeof calls.changePassword>
    >({
      ...secretRequestOf(calls.changePassword),
      ...inPlace,
      invalidatesTags: (_answer, error) => (error === undefined ? ['OpenSession'] : []),
    }),
    // A mutation, as nothing of it is to be kept.
    exportProfile: build.mutation<
      Veiled<ResponseOf<typeof calls.exportProfile>>,
      SealedArgOf<typeof calls.exportProfile>
    >({ ...secretRequestOf(calls.exportProfile), ...inPlace }),
    deleteProfile: build.mutation<
      Veiled<ResponseOf<typeof calls.deleteProfile>>,
      SealedArgOf<typeof calls.deleteProfile>
    >(secretRequestOf(calls.deleteProfile)),
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
      Veiled<ResponseOf<typeof factor.startSecondFactor>>,
      SealedArgOf<typeof factor.startSecondFactor>
    >({ ...secretRequestOf(factor.startSecondFactor), ...inPlace }),
    confirmSecondFactor: build.mutation<
      Veiled<ResponseOf<typeof factor.confirmSecondFactor>>,
      SealedArgOf<typeof factor.confirmSecondFactor>
    >({ ...secretRequestOf(factor.confirmSecondFactor), ...inPlace }),
    removeSecondFactor: build.mutation<
      Veiled<ResponseOf<typeof factor.removeSecondFactor>>,
      SealedArgOf<typeof factor.removeSecondFactor>
    >({
      ...secretRequestOf(factor.removeSecondFactor),
      ...inPlace,
      invalidatesTags: (_answer, error) => (error === undefined ? ['SecondFactor'] : []),
    }),
  }),
});

export const { useGetProfileQuery, useListSessionsQuery, useGetSecondFactorQuery } = profileApi;
