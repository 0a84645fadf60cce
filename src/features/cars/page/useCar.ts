import type { Car } from '#contract/calls/cars.ts';
import { isRequestFailure } from '#src/shared/api/requestFailure.ts';
import type { RequestFailure } from '#src/shared/api/requestFailure.ts';
import { useGetCarQuery } from '../carsApi.ts';

interface CarQuery {
  readonly car: Car | null;
  readonly failure: RequestFailure | null;
  readonly isFetching: boolean;
  readonly retry: () => void;
}

/** The car itself; what its dates cost is the quote's to say. */
export function useCar(id: number): CarQuery {
  const asked = useGetCarQuery({ params: { id }, query: {} });
  const failure = asked.isError && isRequestFailure(asked.error) ? asked.error : null;
  return {
    car: asked.currentData?.car ?? null,
    failure: asked.isFetching ? null : failure,
    isFetching: asked.isFetching,
    retry: () => void asked.refetch(),
  };
}
