import {
  chooseMainImage,
  copyFleetCar,
  createFleetCar,
  deleteFleetCar,
  getCarHistory,
  getFleetCar,
  listFleetCars,
  removeCarImage,
  saveCarImage,
  swapCarImages,
  updateFleetCar,
} from '#contract/generated/fleet/fleet.ts';
import { changeFleetCars, importFleetCars } from '#contract/generated/fleet/fleetMany.ts';
import { api } from '#src/shared/api/api.ts';
import { endpointsOf } from '#src/shared/api/endpointsOf.ts';
import { inPlace } from '#src/shared/api/requests.ts';

/** The cars of an owner. */
export const fleetApi = api.injectEndpoints({
  endpoints: (build) => ({
    ...endpointsOf(
      build,
      {
        chooseMainImage,
        copyFleetCar,
        createFleetCar,
        deleteFleetCar,
        getFleetCar,
        listFleetCars,
        removeCarImage,
        saveCarImage,
        swapCarImages,
        updateFleetCar,
        changeFleetCars,
        importFleetCars,
      },
      inPlace,
    ),
    // The history must include what was saved a moment ago.
    ...endpointsOf(build, { getCarHistory }, { keepUnusedDataFor: 0 }),
  }),
});

export const { useListFleetCarsQuery, useGetFleetCarQuery, useGetCarHistoryQuery, useUpdateFleetCarMutation } =
  fleetApi;
