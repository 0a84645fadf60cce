import type { Car } from '#contract/calls/cars/cars.ts';
import { isRequestFailure } from '#src/shared/api/requestFailure.ts';
import type { RequestFailure } from '#src/shared/api/requestFailure.ts';
import { useGetCarQuery } from '../carsApi.ts';

interface CarQuery {
  readonly car: Car | null;
  readonly failure: RequestFailure | null;
  readonly isFetching: boolean;
  readonly retry: () => void;
}

/** The car itself; the price of its dates comes from the quote. */
export function useCar(id: number): CarQuery {
  const query = useGetCarQuery({ params: { id }, query: {} });
  const failure = query.isError && isRequestFailure(query.error) ? query.error : null;
  return {
    car: query.currentData?.car ?? null,
    failure: query.isFetching ? null : failure,
    isFetching: query.isFetching,
    retry: () => void query.refetch(),
  };
}
