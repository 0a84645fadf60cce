// Made by tools/generate.ts from ../calls/feeds.ts: change that, not this.
import type { FactsOf } from '../facts.ts';
import type * as calls from '../calls/feeds.ts';

export const addFeed: FactsOf<typeof calls.addFeed> = { method: 'POST', path: '/api/fleet/cars/:id/feeds', isSecret: true, upload: 'or json', invalidates: { Feed: 'params.id', Availability: 'params.id' } };
export const listFeeds: FactsOf<typeof calls.listFeeds> = { method: 'GET', path: '/api/fleet/cars/:id/feeds', isSecret: true, provides: { Feed: 'params.id' } };
export const refreshFeed: FactsOf<typeof calls.refreshFeed> = { method: 'POST', path: '/api/fleet/cars/:id/feeds/:feed_id/refresh', invalidates: { Feed: 'params.id', Availability: 'params.id' } };
export const removeFeed: FactsOf<typeof calls.removeFeed> = { method: 'DELETE', path: '/api/fleet/cars/:id/feeds/:feed_id', invalidates: { Feed: 'params.id', Availability: 'params.id' } };
export const renewExport: FactsOf<typeof calls.renewExport> = { method: 'POST', path: '/api/fleet/cars/:id/feeds/export', isSecret: true, invalidates: { Feed: 'params.id' } };
