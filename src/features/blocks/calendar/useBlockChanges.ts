import { createAction } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import type { CarBlock } from '#contract/calls/blocks.ts';
import { isRequestFailure } from '#src/shared/api/requestFailure.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import type { Message } from '#src/shared/i18n/message.ts';
import { serverMessage } from '#src/shared/i18n/message.ts';
import { formatDays } from '#contract/domain/format/dayNames.ts';
import { useAppDispatch, useAppSelector } from '#src/shared/store/hooks.ts';
import { addAppListener } from '#src/shared/store/listeners.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';
import { draftOf } from './draft.ts';
import type { Draft } from './draft.ts';
import { removeBlock, saveBlock } from './saveBlock.ts';
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
