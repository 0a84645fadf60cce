// Made by tools/generate.ts from ../calls/events.ts: change that, not this.
import type { FactsOf } from '../facts.ts';
import type * as calls from '../calls/events.ts';

export const streamEvents: FactsOf<typeof calls.streamEvents> = { method: 'GET', path: '/api/events' };
