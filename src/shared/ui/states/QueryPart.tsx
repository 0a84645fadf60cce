import type { ReactNode } from 'react';
import { ErrorState } from './ErrorState.tsx';

/** What RTK Query says of an answer. */
export interface AskedQuery<Answer> {
  readonly currentData?: Answer | undefined;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

interface Props<Answer> {
  readonly query: AskedQuery<Answer>;
  /** That it could not be had, in a sentence. */
  readonly error: string;
  /** There is nothing else on the screen. */
  readonly isWhole?: boolean;
  /** What stands there until it comes. */
  readonly waiting: ReactNode;
  readonly children: (answer: Answer) => ReactNode;
}

/** What an answer shows: while another try fails, the answer that is there stays. */
export function QueryPart<Answer>({ query, error, isWhole = false, waiting, children }: Props<Answer>) {
  const { currentData, isError, isFetching, refetch } = query;
  if (currentData !== undefined) return children(currentData);
  if (!isError) return waiting;
  return <ErrorState isWhole={isWhole} text={error} isBusy={isFetching} onRetry={() => void refetch()} />;
}
