// Made by tools/generate.ts from ../calls/notices.ts: change that, not this.
import type { FactsOf } from '../facts.ts';
import type * as calls from '../calls/notices.ts';

export const addPushSubscription: FactsOf<typeof calls.addPushSubscription> = { method: 'POST', path: '/api/push/subscriptions', isSecret: true, invalidates: { Notice: 'every' } };
export const changeNotices: FactsOf<typeof calls.changeNotices> = { method: 'PATCH', path: '/api/profile/notices', invalidates: { Notice: 'every' } };
export const getNotices: FactsOf<typeof calls.getNotices> = { method: 'GET', path: '/api/profile/notices', provides: { Notice: 'every' } };
export const removePushSubscription: FactsOf<typeof calls.removePushSubscription> = { method: 'DELETE', path: '/api/push/subscriptions', isSecret: true, invalidates: { Notice: 'every' } };
