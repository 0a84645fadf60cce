/** The most actions of a trace, without `@@INIT`. */
export const TRACE_ACTIONS = 400;

/** How many days after it was sent a report is deleted. */
export const TRACE_DAYS = 30;

/** The text of a report, and a note of staff on a step. */
export const LONGEST_TRACE_NOTE = 2000;

/** Not opened yet; being worked on; answered. */
export const traceStates = ['new', 'open', 'solved'] as const;
