import type { FastifyInstance } from 'fastify';
import { getReference } from '#contract/calls/reference/reference.ts';
import * as edit from '#contract/calls/reference/referenceEdit.ts';
import { listCities as listCitiesCall } from '#contract/calls/registration.ts';
import type { Context } from '#server/context.ts';
import { requireActor } from '#server/features/auth/requireParty.ts';
import type { ShareAnswer } from '#server/platform/http/answerCache/shareAnswers.ts';
import { route, routeShared } from '#server/platform/http/route.ts';
import { addItem, changeItem, removeItem } from './editReference.ts';
import { listCities, readReference, listItems } from './referenceRepository.ts';

export function referenceRoutes(app: FastifyInstance, context: Context, share: ShareAnswer): void {
  const { db, pool } = context;
  routeShared(app, getReference, share, async ({ language }) => readReference(pool, language));

  routeShared(app, listCitiesCall, share, async ({ language }) => ({
    status: 'success',
    cities: await listCities(pool, language),
  }));

  route(app, edit.listReferenceItems, async ({ params: { list } }) => ({
    status: 'success',
    items: await listItems(db, list),
  }));
  route(app, edit.addReferenceItem, async ({ params: { list }, body, raw }) => ({
    status: 'success',
    item: await addItem(context, requireActor(raw.actor), list, body),
  }));
  route(app, edit.changeReferenceItem, async ({ params: { list }, body, raw }) => ({
    status: 'success',
    item: await changeItem(context, requireActor(raw.actor), list, body),
  }));
  route(app, edit.removeReferenceItem, async ({ params: { list, code }, raw }) => {
    await removeItem(context, requireActor(raw.actor), list, code);
    return undefined;
  });
}
