import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/calls/verification/documents.ts';
import { listVerificationImages } from '#contract/calls/verification/verification.ts';
import type { Context } from '#server/context.ts';
import { requireActor, requireClient } from '#server/features/auth/requireParty.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import { route, routePicture } from '#server/platform/http/route.ts';
import { PICTURE_POLICY } from '#server/platform/http/guards/securityHeaders.ts';
import { readCheckTimes } from './checkTimes.ts';
import { decideVerification } from './decideVerification.ts';
import { linkRoutes } from './links/linkRoutes.ts';
import { listVerifications } from './listVerifications.ts';
import { removeDocument } from './removeDocument.ts';
import { showDocument, listImages } from './showDocument.ts';
import { showIdentityNumber } from './showIdentityNumber.ts';
import { uploadDocument } from './uploadDocument.ts';

export function verificationRoutes(app: FastifyInstance, context: Context): void {
  linkRoutes(app, context);
  const checkTimes = readCheckTimes(context);
  route(app, listVerificationImages, async ({ params, query, raw }) => {
    // The cookie alone, or the token alone, is not enough: both must belong to one session.
    if (query.api_token === undefined) throw new ApiError(401, 'NOT_LOGGED_IN');
    return { status: 'success', ...(await listImages(context, requireActor(raw.actor), params.user_id, checkTimes)) };
  });
  route(app, calls.uploadVerificationImage, async ({ body, raw }) => {
    requireClient(raw.actor);
    return { status: 'success', ...(await uploadDocument(context, requireActor(raw.actor), body)) };
  });
  route(app, calls.deleteVerificationImage, async ({ params, raw }) => {
    requireClient(raw.actor);
    const state = await removeDocument(context, requireActor(raw.actor), params.id);
    return { status: 'success', verification_status: state };
  });
  routePicture(app, calls.showVerificationImage, async ({ params, raw, reply }) => {
    void reply.header('content-security-policy', PICTURE_POLICY);
    return showDocument(context, requireActor(raw.actor), params.id);
  });
  route(app, calls.listVerifications, async ({ query }) => ({
    status: 'success',
    ...(await listVerifications(context, query)),
  }));
  route(app, calls.openIdentityNumber, async ({ params, raw }) => ({
    status: 'success',
    identity_number: await showIdentityNumber(context, requireActor(raw.actor), params.user_id),
  }));
  route(app, calls.decideVerification, async ({ params, body, raw }) => ({
    status: 'success',
    verification: await decideVerification(context, requireActor(raw.actor), params.user_id, body.documents),
  }));
}
