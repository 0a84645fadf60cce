/** The server cannot start for a reason that the operator can remove; the message is the one line to read. */
export class StartError extends Error {}
