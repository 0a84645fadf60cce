/** The computer's own clock: every other module takes "now" from its context, which this one begins. */
export const systemClock = (): Date => new Date();

/** Milliseconds that go on evenly and can't be set: for how long something took, or may still take. */
export const steadyNow = (): number => performance.now();
