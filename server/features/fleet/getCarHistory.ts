import { type CarEvent, carEventActions, MOST_CAR_EVENTS } from '#contract/calls/fleet/fleet.ts';
import { coverContacts } from '#server/platform/contacts/maskContacts.ts';
import { listAccounted, listSaves } from './carHistoryRepository.ts';
import { type Editor, type FleetContext, requireRow } from './carView.ts';

/** What else a save is accounted for by, at the very same moment. */
const ofSaves = ['car_price_changed', 'car_opened', 'car_paused'] as const;
const byThemselves = carEventActions.filter((action) => action !== 'saved');

/** Who changed what of a car and when, the newest first. */
export async function getCarHistory({ db }: Pick<FleetContext, 'db'>, editor: Editor, id: number): Promise<CarEvent[]> {
  await requireRow(db, editor, id);
  const limit = MOST_CAR_EVENTS;
  const saves = await listSaves(db, id, editor.userId, limit);
  const parts = await listAccounted(db, id, editor.userId, { actions: ofSaves, limit: ofSaves.length * limit });
  const others = await listAccounted(db, id, editor.userId, { actions: byThemselves, limit });
  const partsAt = Map.groupBy(parts, ({ at }) => at.getTime());
  return [
    ...saves.map((save) => {
      const along = partsAt.get(save.at.getTime()) ?? [];
      const price = along.find(({ action }) => action === 'car_price_changed')?.price ?? null;
      const moved = along.find(({ action }) => action !== 'car_price_changed')?.action;
      const status = moved === undefined ? null : moved === 'car_opened' ? ('active' as const) : ('inactive' as const);
      return { ...save, action: 'saved' as const, price, status };
    }),
    ...others.map((other) => ({ ...other, fields: [], status: null })),
  ]
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
    .slice(0, limit)
    .map(({ at, by, price, ...event }) => ({
      ...event,
      at: at.toISOString(),
      by: by === null ? null : coverContacts(by),
      price: price !== null && price.before !== price.after ? price : null,
    }));
}
