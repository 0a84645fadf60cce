import type { FastifyInstance } from 'fastify';
import { getReference } from '#contract/reference.ts';
import * as edit from '#contract/referenceEdit.ts';
import { listCities as listCitiesCall } from '#contract/registration.ts';
import type { Context } from '#server/context.ts';
import { requireActor } from '#server/features/auth/requireParty.ts';
import { route, routeText } from '#server/http/route.ts';
import { addItem, changeItem, removeItem } from './editReference.ts';
import { listItems } from './editRepository.ts';
import { listCities, readReference } from './referenceRepository.ts';

export function referenceRoutes(app: FastifyInstance, context: Context): void {
  const { db, pool } = context;
  routeText(app, getReference, async ({ raw }) => readReference(pool, raw.language));

  route(app, listCitiesCall, async ({ raw }) => ({ status: 'success', cities: await listCities(pool, raw.language) }));

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
