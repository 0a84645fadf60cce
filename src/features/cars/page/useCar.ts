import { skipToken } from '@reduxjs/toolkit/query';
import type { Car } from '#contract/cars.ts';
import { isRequestFailure } from '#src/api/requestFailure.ts';
import type { RequestFailure } from '#src/api/requestFailure.ts';
import type { RentalRange } from '#src/features/dates/rentalRange.ts';
import { useGetCarQuery } from '../carsApi.ts';

interface CarQuery {
  /** The car, from whichever answer has it; the price of dates is only in `answer`. */
  readonly car: Car | null;
  /** The answer for exactly these dates. */
  readonly answer: Car | null;
  readonly failure: RequestFailure | null;
  readonly isFetching: boolean;
  readonly retry: () => void;
}

/** The car with the price of its dates. New dates never take the page away: only their price is awaited. */
export function useCar(id: number, range: RentalRange | null): CarQuery {
  const params = { id };
  const asked = useGetCarQuery({ params, query: range ? { from: range.from, to: range.to } : {} });
  const failure = asked.isError && isRequestFailure(asked.error) ? asked.error : null;
  // The server refused the dates, not the car.
  const plain = useGetCarQuery(range && failure?.status === 422 ? { params, query: {} } : skipToken);

  const last = asked.data?.car.id === id ? asked.data.car : null;
  return {
    car: asked.currentData?.car ?? last ?? plain.currentData?.car ?? null,
    answer: asked.currentData?.car ?? null,
    failure: asked.isFetching ? null : failure,
    isFetching: asked.isFetching || plain.isFetching,
    retry: () => void asked.refetch(),
  };
}
