/** Names of the events on the wire. */
export const liveEvents = ['thread', 'fleet', 'catch_up'] as const;
