import { createElement, useEffect, useReducer } from 'react';
import { logFailure } from '#src/shared/lib/log.ts';
import { useOpening } from '#src/shared/hooks/useOpening.ts';
import { useAppDispatch, useAppSelector } from '#src/shared/store/hooks.ts';
import { modalClosed, selectOpenModal } from '#src/shared/store/modalsSlice.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';
import type { Screens } from '../makeScreens.ts';
import { dialogSources } from './dialogSources.ts';
import type { DialogName } from './dialogSources.ts';

const isDialog = (kind: string | undefined): kind is DialogName => kind !== undefined && kind in dialogSources;

/**
 * The open dialog, once its code and texts are loaded. A closed dialog is unmounted, with everything that was typed.
 */
export function Dialogs({ dialogs }: Pick<Screens, 'dialogs'>) {
  const dispatch = useAppDispatch();
  const kind = useOpening(useAppSelector(selectOpenModal)?.kind, undefined);
  const loader = isDialog(kind) ? dialogs[kind] : null;
  const [, onLoaded] = useReducer((count: number) => count + 1, 0);
  const Dialog = loader?.peek() ?? null;
  const isAwaited = Dialog === null;

  useEffect(() => {
    // By what was rendered, not by what is loaded now: it may have arrived in between.
    if (loader === null || !isAwaited) return undefined;
    let isWanted = true;
    loader.load().then(
      () => isWanted && onLoaded(),
      (error: unknown) => {
        logFailure('A dialog could not be loaded', error);
        loader.reset();
        if (!isWanted) return;
        dispatch(modalClosed());
        dispatch(noticeShown({ tone: 'error', text: { key: 'common:failure.chunk.text' } }));
      },
    );
    return () => {
      isWanted = false;
    };
  }, [loader, isAwaited, dispatch]);

  return Dialog === null ? null : createElement(Dialog);
}
