import type { AnyCall, ResponseOf } from '#contract/call.ts';
import * as calls from '#contract/fleet.ts';
import * as many from '#contract/fleetMany.ts';
import { api } from '#src/api/api.ts';
import { requestOf } from '#src/api/requestOf.ts';
import type { ArgOf } from '#src/api/requestOf.ts';
import { inPlace } from '#src/api/requests.ts';
import type { SealedArgOf } from '#src/api/sealedRequestOf.ts';
import { uploadRequestOf } from '#src/api/uploadRequestOf.ts';

type Calls = typeof calls & typeof many;
type Answer<Name extends keyof Calls> = Calls[Name] extends AnyCall ? ResponseOf<Calls[Name]> : never;
type Arg<Name extends keyof Calls> = Calls[Name] extends AnyCall ? ArgOf<Calls[Name]> : never;

/** The list is asked anew; an editor has its car from the answer. What clients see may be another now. */
const changes = { ...inPlace, invalidatesTags: ['Fleet', 'Availability'] as const };

/** The cars of an owner. Their tag is known to the panel only: nobody else pays for it. */
export const fleetApi = api.enhanceEndpoints({ addTagTypes: ['Fleet'] }).injectEndpoints({
  endpoints: (build) => ({
    listFleetCars: build.query<Answer<'listFleetCars'>, Arg<'listFleetCars'>>({
      ...requestOf(calls.listFleetCars),
      providesTags: ['Fleet'],
    }),
    getFleetCar: build.query<Answer<'getFleetCar'>, Arg<'getFleetCar'>>(requestOf(calls.getFleetCar)),
    getCarHistory: build.query<Answer<'getCarHistory'>, Arg<'getCarHistory'>>({
      ...requestOf(calls.getCarHistory),
      // What was saved a moment ago is in it.
      keepUnusedDataFor: 0,
      providesTags: ['Fleet'],
    }),
    createFleetCar: build.mutation<Answer<'createFleetCar'>, Arg<'createFleetCar'>>({
      ...requestOf(calls.createFleetCar),
      ...changes,
    }),
    updateFleetCar: build.mutation<Answer<'updateFleetCar'>, Arg<'updateFleetCar'>>({
      ...requestOf(calls.updateFleetCar),
      ...changes,
    }),
    deleteFleetCar: build.mutation<Answer<'deleteFleetCar'>, Arg<'deleteFleetCar'>>({
      ...requestOf(calls.deleteFleetCar),
      ...changes,
    }),
    copyFleetCar: build.mutation<Answer<'copyFleetCar'>, Arg<'copyFleetCar'>>({
      ...requestOf(calls.copyFleetCar),
      ...changes,
    }),
    changeFleetCars: build.mutation<Answer<'changeFleetCars'>, Arg<'changeFleetCars'>>({
      ...requestOf(many.changeFleetCars),
      ...changes,
    }),
    importFleetCars: build.mutation<Answer<'importFleetCars'>, SealedArgOf<Calls['importFleetCars']>>({
      ...uploadRequestOf(many.importFleetCars),
      ...changes,
    }),
    saveCarImage: build.mutation<Answer<'saveCarImage'>, SealedArgOf<Calls['saveCarImage']>>({
      ...uploadRequestOf(calls.saveCarImage),
      ...changes,
    }),
    removeCarImage: build.mutation<Answer<'removeCarImage'>, Arg<'removeCarImage'>>({
      ...requestOf(calls.removeCarImage),
      ...changes,
    }),
    chooseMainImage: build.mutation<Answer<'chooseMainImage'>, Arg<'chooseMainImage'>>({
      ...requestOf(calls.chooseMainImage),
      ...changes,
    }),
    swapCarImages: build.mutation<Answer<'swapCarImages'>, Arg<'swapCarImages'>>({
      ...requestOf(calls.swapCarImages),
      ...changes,
    }),
  }),
});

export const { useListFleetCarsQuery, useGetFleetCarQuery, useGetCarHistoryQuery, useUpdateFleetCarMutation } =
  fleetApi;
