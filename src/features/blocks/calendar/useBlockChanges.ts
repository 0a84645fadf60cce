import { createAction } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import type { CarBlock } from '#contract/calls/blocks.ts';
import { isRequestFailure } from '#src/shared/api/requestFailure.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import type { Message } from '#src/shared/i18n/message.ts';
import { serverMessage } from '#src/shared/i18n/message.ts';
import { formatDays } from '#contract/domain/format/dayNames.ts';
import { randomKey } from '#src/shared/lib/randomKey.ts';
import { useAppDispatch, useAppSelector } from '#src/shared/store/hooks.ts';
import type { AppThunk } from '#src/shared/store/hooks.ts';
import { addAppListener } from '#src/shared/store/listeners.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';
import { blocksApi } from '../blocksApi.ts';
import { draftOf } from './draft.ts';
import type { Draft } from './draft.ts';
import { firstDayOf, lastDayOf } from './spans.ts';

/** What reverts the last change. */
type Undo = { readonly kind: 'save'; readonly draft: Draft } | { readonly kind: 'remove'; readonly id: number };

const undoAsked = createAction<Undo>('blocks/undoAsked');

export interface BlockChanges {
  /** Resolves to the error message, or null. `before` is the block as it was. */
  readonly save: (draft: Draft, before: CarBlock | null) => Promise<Message | null>;
  readonly remove: (block: CarBlock) => Promise<Message | null>;
}

/** Changes blocks optimistically; each change can be undone from its notice. */
export function useBlockChanges(nameOf: (carId: number) => string): BlockChanges {
  const dispatch = useAppDispatch();
  const language = useAppSelector(selectLanguage);

  useEffect(
    () =>
      dispatch(
        addAppListener({
          actionCreator: undoAsked,
          effect: async ({ payload }) => {
            const { error } = await dispatch(
              payload.kind === 'save' ? saveBlock(payload.draft) : removeBlock(payload.id),
            );
            dispatch(
              noticeShown(
                error === undefined
                  ? { tone: 'success', text: { key: 'calendar:done.undone' } }
                  : { tone: 'error', text: messageOf(error) },
              ),
            );
          },
        }),
      ),
    [dispatch],
  );

  const notify = (done: 'created' | 'moved' | 'deleted', { carId, span }: Pick<Draft, 'carId' | 'span'>, undo: Undo) =>
    dispatch(
      noticeShown({
        id: 'block changed',
        tone: 'success',
        text: {
          key: `calendar:done.${done}`,
          values: { car: nameOf(carId), days: formatDays(firstDayOf(span), lastDayOf(span), language) },
        },
        action: { text: { key: 'calendar:done.undo' }, dispatches: undoAsked(undo) },
      }),
    );

  return {
    save: async (draft, before) => {
      const { block, error } = await dispatch(saveBlock(draft));
      if (block === undefined) return messageOf(error);
      const old = before && draftOf(before);
      notify(old ? 'moved' : 'created', draft, old ? { kind: 'save', draft: old } : { kind: 'remove', id: block.id });
      return null;
    },
    remove: async (block) => {
      const draft = draftOf(block);
      const { error } = await dispatch(removeBlock(block.id));
      if (error !== undefined) return messageOf(error);
      if (draft !== null) notify('deleted', draft, { kind: 'save', draft: { ...draft, blockId: null } });
      return null;
    },
  };
}

function messageOf(error: unknown): Message {
  const text = isRequestFailure(error) ? (error.message ?? Object.values(error.fields)[0]) : undefined;
  return text === undefined ? { key: 'calendar:done.failed' } : serverMessage(text);
}

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
