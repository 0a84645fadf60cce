/** A span that a calendar says is taken, in milliseconds since the Unix epoch. */
export interface FeedEvent {
  readonly from: number;
  readonly to: number;
  /** Unavailable without a booking: often the echo of days that we export. */
  readonly isUnnamed: boolean;
}

/** The same as it is stored. */
export type StoredEvent = readonly [from: number, to: number, isUnnamed: boolean];

/** Why a text gave no events. */
export type ReadProblem = 'not_a_calendar' | 'unreadable_event' | 'too_complex' | 'too_many_events';

export class ReadError extends Error {
  readonly problem: ReadProblem;

  constructor(problem: ReadProblem) {
    super(problem);
    this.problem = problem;
  }
}
