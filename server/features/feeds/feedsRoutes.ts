import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as calls from '#contract/calls/feeds.ts';
import type { Context } from '#server/context.ts';
import { requireActor, requireOwner } from '#server/features/auth/requireParty.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import { limitRate } from '#server/platform/http/guards/rateLimit.ts';
import { route } from '#server/platform/http/route.ts';
import { addFeed, type Follower, removeFeed } from './editFeeds.ts';
import { findExportUrl, renewExport } from './exportAddress.ts';
import { exportRoute } from './exportRoute.ts';
import { findCarName, listFeeds } from './feedRepository.ts';
import { findFeed, findFeeds } from './feedView.ts';
import { refreshFeed } from './refreshFeed.ts';

const REFRESHED_AN_HOUR = 120;

const followerOf = ({ actor }: FastifyRequest, carId: number): Follower => ({
  ownerId: requireOwner(actor),
  userId: requireActor(actor).userId,
  carId,
});

export function feedsRoutes(app: FastifyInstance, context: Context): void {
  const { db, clock } = context;
  route(app, calls.listFeeds, async ({ params, raw }) => {
    const by = followerOf(raw, params.id);
    const export_url = await findExportUrl(context, by);
    const car = await findCarName(db, by);
    return { status: 'success', feeds: await findFeeds(db, clock, by.ownerId, by), export_url, car };
  });
  route(app, calls.addFeed, async ({ params, body, raw }) => ({
    status: 'success',
    feed: await addFeed(context, followerOf(raw, params.id), body),
  }));
  route(app, calls.refreshFeed, async ({ params, raw }) => {
    const { ownerId, carId } = followerOf(raw, params.id);
    const which = { carId, feedId: params.feed_id };
    const [feed] = await listFeeds(db, ownerId, which);
    if (feed === undefined) throw new ApiError(404, 'NOT_FOUND');
    await limitRate(context, { key: `feed refresh:${ownerId}`, limit: REFRESHED_AN_HOUR, windowSeconds: 3600 });
    await refreshFeed(context, feed);
    return { status: 'success', feed: await findFeed(db, clock, ownerId, which) };
  });
  route(app, calls.removeFeed, async ({ params, raw }) => {
    await removeFeed(context, followerOf(raw, params.id), params.feed_id);
    return undefined;
  });
  route(app, calls.renewExport, async ({ params, raw }) => ({
    status: 'success',
    export_url: await renewExport(context, followerOf(raw, params.id)),
  }));
  exportRoute(app, context);
}
