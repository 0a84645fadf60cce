// Made by tools/generate.ts from ../calls/threads.ts: change that, not this.
import type { FactsOf } from '../facts.ts';
import type * as calls from '../calls/threads.ts';

export const getThread: FactsOf<typeof calls.getThread> = { method: 'GET', path: '/api/threads/:id', isKeptOffline: true };
export const listMessages: FactsOf<typeof calls.listMessages> = { method: 'GET', path: '/api/threads/:id/messages', isKeptOffline: true };
export const listThreads: FactsOf<typeof calls.listThreads> = { method: 'GET', path: '/api/threads/list', carriesToken: true, isKeptOffline: true };
export const markThreadSeen: FactsOf<typeof calls.markThreadSeen> = { method: 'POST', path: '/api/threads/:id/seen' };
export const openThread: FactsOf<typeof calls.openThread> = { method: 'POST', path: '/api/threads' };
export const sendMessage: FactsOf<typeof calls.sendMessage> = { method: 'POST', path: '/api/threads/:id/messages' };
