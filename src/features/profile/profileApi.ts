import { endOtherSessions, endSession, listSessions } from '#contract/generated/profile/openSessions.ts';
import {
  changePassword,
  deleteProfile,
  exportProfile,
  getProfile,
  removePicture,
  savePicture,
  sendEmailCode,
  updateProfile,
} from '#contract/generated/profile/profile.ts';
import {
  confirmSecondFactor,
  getSecondFactor,
  removeSecondFactor,
  startSecondFactor,
} from '#contract/generated/auth/secondFactor.ts';
import { pictureChanged } from '#src/features/auth/authSlice.ts';
import { api } from '#src/shared/api/api.ts';
import { endpointsOf } from '#src/shared/api/endpointsOf.ts';
import { inPlace } from '#src/shared/api/requests.ts';

export const profileApi = api
  .injectEndpoints({
    endpoints: (build) => ({
      ...endpointsOf(build, { deleteProfile }),
      ...endpointsOf(
        build,
        {
          changePassword,
          exportProfile,
          getProfile,
          removePicture,
          savePicture,
          sendEmailCode,
          updateProfile,
          endOtherSessions,
          endSession,
          listSessions,
          confirmSecondFactor,
          getSecondFactor,
          removeSecondFactor,
          startSecondFactor,
        },
        inPlace,
      ),
    }),
  })
  .enhanceEndpoints({
    endpoints: {
      getProfile: {
        // Updates the user's picture wherever else it is shown.
        onQueryStarted: async (_arg, { dispatch, queryFulfilled }) => {
          try {
            const { data } = await queryFulfilled;
            dispatch(pictureChanged(data.profile.picture));
          } catch {
            // Without a profile its picture is unknown; the screen that requested it shows the error.
          }
        },
      },
    },
  });

export const { useGetProfileQuery, useListSessionsQuery, useGetSecondFactorQuery } = profileApi;
