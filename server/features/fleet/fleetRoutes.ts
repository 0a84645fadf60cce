import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as calls from '#contract/calls/fleet/fleet.ts';
import { getFleetTerms, updateFleetTerms } from '#contract/calls/fleet/fleetTerms.ts';
import * as many from '#contract/calls/fleet/fleetMany.ts';
import { recordAudit } from '#server/features/audit/recordAudit.ts';
import type { Context } from '#server/context.ts';
import { requireActor, requireOwner } from '#server/features/auth/requireParty.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import { onceForKey } from '#server/platform/http/idempotent.ts';
import { route } from '#server/platform/http/route.ts';
import { queueJob } from '#server/platform/jobs/job.ts';
import { holdCar } from './carRowRepository.ts';
import { type Editor, type PreviewCar, viewCar } from './carView.ts';
import { changeCars } from './changeCars.ts';
import { createCar, copyCar } from './createCar.ts';
import { getCarHistory } from './getCarHistory.ts';
import { chooseMainImage, removeImage, swapShots, saveImage } from './images/changeImages.ts';
import { forgetPictures } from './images/forgetPictures.ts';
import { importCars } from './import/importCars.ts';
import { templateRoute } from './import/templateRoute.ts';
import { listCars } from './listCars.ts';
import { getTerms, updateTerms } from './ownerTerms.ts';
import { updateCar } from './updateCar.ts';
import { deleteCar } from './writeCarRepository.ts';

const editorOf = ({ actor, language }: FastifyRequest): Editor => ({
  ownerId: requireOwner(actor),
  userId: requireActor(actor).userId,
  language,
});

/** `previewCar` is how the car page shows a car. */
export function fleetRoutes(app: FastifyInstance, { db, ...others }: Context, previewCar: PreviewCar): void {
  const context = { ...others, db, previewCar };
  const answer = async (raw: FastifyRequest, id: number) => ({
    status: 'success' as const,
    car: await viewCar(context, editorOf(raw), id),
  });

  route(app, calls.listFleetCars, async ({ query, raw }) => ({
    status: 'success',
    ...(await listCars(context, editorOf(raw), query)),
  }));
  route(app, calls.getFleetCar, async ({ params, raw }) => answer(raw, params.id));

  route(app, calls.getCarHistory, async ({ params, raw }) => ({
    status: 'success',
    events: await getCarHistory(context, editorOf(raw), params.id),
  }));

  route(app, calls.createFleetCar, async ({ body, attemptBy, raw }) => {
    const editor = editorOf(raw);
    const id = await db
      .transaction()
      .execute((transaction) =>
        onceForKey(context, transaction, attemptBy(editor.userId), () =>
          createCar(transaction, context, editor, body ?? {}),
        ),
      );
    return answer(raw, id);
  });

  route(app, calls.updateFleetCar, async ({ params, body, raw }) => ({
    status: 'success',
    car: await updateCar(context, editorOf(raw), params.id, body),
  }));

  route(app, calls.copyFleetCar, async ({ params, attemptBy, raw }) => {
    const editor = editorOf(raw);
    const id = await db
      .transaction()
      .execute((transaction) =>
        onceForKey(context, transaction, attemptBy(editor.userId), () =>
          copyCar(transaction, context, editor, params.id),
        ),
      );
    return answer(raw, id);
  });

  route(app, calls.deleteFleetCar, async ({ params, raw }) => {
    const { ownerId, userId } = editorOf(raw);
    await db.transaction().execute(async (transaction) => {
      if (!(await holdCar(transaction, ownerId, params.id))) throw new ApiError(404, 'NOT_FOUND');
      if (!(await deleteCar(transaction, ownerId, params.id))) throw new ApiError(409, 'CAR_HAS_ORDERS');
      const subject = { actorUserId: userId, subjectUserId: userId, at: context.clock() };
      await queueJob(transaction, forgetPictures, {});
      await recordAudit(transaction, { ...subject, action: 'car_deleted', details: { car_id: params.id } });
    });
    return undefined;
  });

  route(app, getFleetTerms, async ({ raw }) => getTerms(db, editorOf(raw).ownerId));
  route(app, updateFleetTerms, async ({ body, raw }) => updateTerms(context, editorOf(raw), body.terms));

  route(app, many.changeFleetCars, async ({ body, attemptBy, raw }) => {
    const editor = editorOf(raw);
    return { status: 'success', results: await changeCars(context, editor, body, attemptBy(editor.userId)) };
  });

  templateRoute(app);
  route(app, many.importFleetCars, async ({ body, attemptBy, raw }) => {
    const editor = editorOf(raw);
    const wanted = { file: body.file, isDry: body.dry_run === '1', attempt: attemptBy(editor.userId) };
    return { status: 'success', ...(await importCars(context, editor, wanted)) };
  });

  route(app, calls.saveCarImage, async ({ params: { id, shot }, body, raw }) => ({
    status: 'success',
    car: await saveImage(context, editorOf(raw), id, { shot, file: body.file }),
  }));
  route(app, calls.removeCarImage, async ({ params, raw }) => ({
    status: 'success',
    car: await removeImage(context, editorOf(raw), params.id, params.shot),
  }));
  route(app, calls.chooseMainImage, async ({ params, body, raw }) => ({
    status: 'success',
    car: await chooseMainImage(context, editorOf(raw), params.id, body.shot),
  }));
  route(app, calls.swapCarImages, async ({ params, body, raw }) => ({
    status: 'success',
    car: await swapShots(context, editorOf(raw), params.id, body),
  }));
}
