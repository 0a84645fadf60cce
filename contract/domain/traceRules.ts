/** How many actions a trace holds at most, besides the one that begins it. */
export const TRACE_ACTIONS = 400;

/** A report is deleted so many days after it was sent. */
export const TRACE_DAYS = 30;

/** What somebody writes to a report, and staff to a step of it. */
export const LONGEST_TRACE_NOTE = 2000;

/** Nobody has looked; somebody does; there is an answer. */
export const traceStates = ['new', 'open', 'solved'] as const;
