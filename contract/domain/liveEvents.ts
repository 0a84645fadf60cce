/** Names of the events on the wire. */
export const liveEvents = ['thread', 'fleet', 'saved_searches', 'catch_up'] as const;
