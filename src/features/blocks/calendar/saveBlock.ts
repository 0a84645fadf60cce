import type { CarBlock } from '#contract/calls/blocks.ts';
import { randomKey } from '#src/shared/lib/randomKey.ts';
import type { AppThunk } from '#src/shared/store/hooks.ts';
import { blocksApi } from '../blocksApi.ts';
import type { Draft } from './draft.ts';

const { createBlock, updateBlock, deleteBlock } = blocksApi.endpoints;

interface Outcome {
  readonly block?: CarBlock | undefined;
  readonly error?: unknown;
}

/** The mutable draft that Immer provides. */
type Cars = { readonly id: number; blocks: CarBlock[] }[];

/** Patches every cached calendar; returns a function that undoes it. */
const patchCalendars =
  (change: (cars: Cars) => void): AppThunk<() => void> =>
  (dispatch, getState) => {
    const patches = blocksApi.util
      .selectCachedArgsForQuery(getState(), 'getFleetCalendar')
      .map((arg) => dispatch(blocksApi.util.updateQueryData('getFleetCalendar', arg, ({ cars }) => change(cars))));
    return () => {
      for (const patch of patches) patch.undo();
    };
  };

const takeOut = (cars: Cars, id: number): void => {
  for (const car of cars) car.blocks = car.blocks.filter((block) => block.id !== id);
};

const putIn = (cars: Cars, block: CarBlock): void => {
  takeOut(cars, block.id);
  cars.find(({ id }) => id === block.car_id)?.blocks.push(block);
};

/** Saves a block optimistically and reverts it if the server refuses. */
export const saveBlock =
  ({ blockId, carId, span, kind, note }: Draft): AppThunk<Promise<Outcome>> =>
  async (dispatch, _getState, { clock }) => {
    const text = note.trim() === '' ? null : note;
    // Ids from the server are positive, so a negative one is temporary.
    const id = blockId ?? -Math.floor(clock.now());
    const wanted: CarBlock = { id, car_id: carId, kind, ...span, note: text, order: null, feed: null };
    const takeBack = dispatch(patchCalendars((cars) => putIn(cars, wanted)));
    const body = { ...span, kind, note: text };
    const { data, error } =
      blockId === null
        ? await dispatch(
            createBlock.initiate({ params: { id: carId }, body, idempotencyKey: randomKey() }, { track: false }),
          )
        : await dispatch(
            updateBlock.initiate({ params: { id: blockId }, body: { ...body, car_id: carId } }, { track: false }),
          );
    if (data === undefined) {
      takeBack();
      return { error };
    }
    dispatch(
      patchCalendars((cars) => {
        takeOut(cars, id);
        putIn(cars, data.block);
      }),
    );
    return { block: data.block };
  };

export const removeBlock =
  (id: number): AppThunk<Promise<Outcome>> =>
  async (dispatch) => {
    const takeBack = dispatch(patchCalendars((cars) => takeOut(cars, id)));
    const { error } = await dispatch(deleteBlock.initiate({ params: { id } }, { track: false }));
    if (error !== undefined) takeBack();
    return { error };
  };
