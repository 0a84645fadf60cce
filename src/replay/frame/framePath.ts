/** The document that renders the recorded screens; the server gives it a policy of its own. */
export const framePath = '/support/replay-frame';
