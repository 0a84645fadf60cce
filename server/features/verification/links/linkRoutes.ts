import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { DocumentImage } from '#contract/calls/verification/verification.ts';
import * as calls from '#contract/calls/verification/verificationLinks.ts';
import type { Context } from '#server/context.ts';
import { requireActor, requireClient } from '#server/features/auth/requireParty.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import { route } from '#server/platform/http/route.ts';
import { describeDocument } from '../describeDocument.ts';
import { listDocuments } from '../documentRepository.ts';
import { deleteLink, findLink, type PhoneRow } from './linkRepository.ts';
import { createLink, openLinkOnPhone } from './links.ts';
import { setPhoneCookie } from './phoneHook.ts';
import { uploadDocument } from '../uploadDocument.ts';
import { findState } from '../verificationRepository.ts';

function requirePhone({ phone }: FastifyRequest): PhoneRow {
  if (phone === null) throw new ApiError(404, 'NOT_FOUND');
  return phone;
}

/** A document as a phone receives it: without its id and the address of its picture. */
function toPhone({ id: _id, url: _url, width: _width, height: _height, ...rest }: DocumentImage): calls.PhoneDocument {
  return rest;
}

/** Enough for those whose name it is, and little for others: the first letter of each word. */
const maskName = (name: string): string =>
  name
    .split(/\s+/u)
    .map((word) => `${/^./u.exec(word)?.[0] ?? ''}•••`)
    .join(' ');

export function linkRoutes(app: FastifyInstance, context: Context): void {
  const { config, db, clock } = context;
  route(app, calls.createVerificationLink, async ({ raw }) => {
    requireClient(raw.actor);
    return { status: 'success', verification_link: await createLink(context, requireActor(raw.actor)) };
  });
  route(app, calls.getVerificationLink, async ({ raw }) => {
    const link = await findLink(db, requireActor(raw.actor).userId, clock());
    return {
      status: 'success',
      verification_link:
        link === undefined ? null : { is_opened: link.opened_at !== null, expires_at: link.expires_at.toISOString() },
    };
  });
  route(app, calls.endVerificationLink, async ({ raw }) => {
    await deleteLink(db, requireActor(raw.actor).userId);
    return { status: 'success' };
  });
  route(app, calls.openVerificationLink, async ({ body, raw, reply }) => {
    const { phoneSecret, expiresAt } = await openLinkOnPhone(context, { secret: body.secret, ip: raw.ip });
    setPhoneCookie(reply, config, phoneSecret, expiresAt);
    return { status: 'success', expires_at: expiresAt.toISOString() };
  });
  route(app, calls.listPhoneDocuments, async ({ raw }) => {
    const { user_id, name, surname, expires_at } = requirePhone(raw);
    const documents = await listDocuments(db, [user_id]);
    return {
      status: 'success',
      account_name: maskName(`${name} ${surname}`),
      documents: documents.map((document) => toPhone(describeDocument(document))),
      verification_status: await findState(db, user_id),
      expires_at: expires_at.toISOString(),
    };
  });
  route(app, calls.uploadPhoneDocument, async ({ body, raw }) => {
    requirePhone(raw);
    const { verification_image, verification_status } = await uploadDocument(context, requireActor(raw.actor), body);
    return { status: 'success', document: toPhone(verification_image), verification_status };
  });
}
