import { useCallback, useMemo, useReducer } from 'react';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { makeReplay } from '../makeReplay.ts';
import type { OpenedTrace } from '../openedTrace.ts';
import { differenceOf, withoutMachine } from './differenceOf.ts';
import { movePlayer, playerAt } from './player.ts';
import type { PlayerMove } from './player.ts';
import { shownStepOf } from './shownStepOf.ts';
import { useExtension } from './useExtension.ts';
import { usePlayback } from './usePlayback.ts';
import { stepInAddress, useStepInAddress } from './useStepInAddress.ts';

/** A trace run again, and where in it one is. */
export function useReplay(trace: OpenedTrace) {
  const reader = useAppSelector(selectLanguage);
  const replay = useMemo(() => makeReplay(trace), [trace]);
  const { steps, stateAt } = replay;
  const [player, move] = useReducer(movePlayer, null, () => playerAt(stepInAddress(), steps.length));
  const { step } = player;
  const onMove = useCallback((made: PlayerMove) => move(made), []);
  const onGo = useCallback((to: number) => move({ kind: 'went', to }), []);
  usePlayback(
    player,
    steps,
    useCallback(() => move({ kind: 'ticked' }), []),
  );
  useStepInAddress(step);
  useExtension(replay, onGo);
  const differences = useMemo(
    () => (step === 0 ? [] : differenceOf(withoutMachine(stateAt(step - 1)), withoutMachine(stateAt(step)))),
    [stateAt, step],
  );
  const shown = useMemo(() => shownStepOf(replay, step, reader), [replay, step, reader]);
  return { replay, player, onMove, onGo, differences, shown };
}
