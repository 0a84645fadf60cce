import type { UnknownAction } from '@reduxjs/toolkit';
import { useCallback, useMemo, useReducer, useEffect } from 'react';
import type { Language } from '#contract/domain/values.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { languages } from '#src/shared/i18n/languages.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import type { ShownStep } from '../frame/frameMessages.ts';
import { everyReducer } from '../everyReducer.ts';
import { makeReplay } from '../makeReplay.ts';
import type { ReplayStep, Replay } from '../makeReplay.ts';
import type { OpenedTrace } from '../openedTrace.ts';
import { differenceOf, withoutMachine } from './differenceOf.ts';
import { movePlayer, playerAt, waitFor } from './player.ts';
import type { PlayerMove, Player } from './player.ts';
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

/** Advances from step to step while the player plays. */
function usePlayback({ isPlaying, step, pace }: Player, steps: readonly ReplayStep[], onTick: () => void): void {
  useEffect(() => {
    if (!isPlaying) return undefined;
    const near = steps.slice(Math.max(step - 1, 0), step + 1).map(({ timestamp }) => timestamp);
    const timer = setTimeout(onTick, waitFor(near, step === 0 ? 0 : 1, pace));
    return () => clearTimeout(timer);
  }, [isPlaying, step, pace, steps, onTick]);
}

/** A page of another build may have loaded a slice later that the screens of this one have from the beginning. */
const beginning = everyReducer({}, { type: '@@INIT' });

/**
 * The step as the frame renders it. A file may lack locale and scheme, or have others than ours: then those of the
 * reader are used.
 */
function shownStepOf({ header, steps, stateAt, routeAt }: Replay, step: number, reader: Language): ShownStep {
  const state = stateAt(step);
  const { environment, language } = state;
  return {
    step,
    state: { ...beginning, ...state },
    route: routeAt(step),
    now: (steps[step - 1] ?? steps[0])?.timestamp ?? 0,
    locale: languages.find((known) => known === language?.current) ?? header?.locale ?? reader,
    scheme: environment?.scheme === 'dark' ? 'dark' : 'light',
  };
}

/** Messages of the extension to a page: https://github.com/reduxjs/redux-devtools, `extension/docs/API/Methods.md`. */
interface ExtensionMessage {
  readonly type: string;
  readonly payload?: { readonly type?: string; readonly actionId?: number };
}

interface Extension {
  readonly connect: (options: { readonly name: string; readonly maxAge: number }) => {
    readonly init: (state: unknown) => void;
    readonly send: (action: UnknownAction, state: unknown) => void;
    /** Returns a function that unsubscribes. */
    readonly subscribe: (listener: (message: ExtensionMessage) => void) => (() => void) | undefined;
  };
}

declare global {
  interface Window {
    /** Absent where it is not installed. */
    readonly __REDUX_DEVTOOLS_EXTENSION__?: Extension;
  }
}

const jumps: ReadonlySet<string | undefined> = new Set(['JUMP_TO_ACTION', 'JUMP_TO_STATE']);

/** Shows a trace in the Redux DevTools, too; a jump there goes to the same step here. */
function useExtension({ steps, stateAt }: Replay, onGo: (step: number) => void): void {
  useEffect(() => {
    const tools = window.__REDUX_DEVTOOLS_EXTENSION__?.connect({ name: 'Gza replay', maxAge: steps.length + 1 });
    if (tools === undefined) return undefined;
    tools.init(stateAt(0));
    // It numbers actions as they come: from 1, as steps are.
    for (const [index, { action }] of steps.entries()) tools.send(action, stateAt(index + 1));
    return tools.subscribe(({ type, payload }) => {
      if (type === 'DISPATCH' && jumps.has(payload?.type) && payload?.actionId !== undefined) onGo(payload.actionId);
    });
  }, [steps, stateAt, onGo]);
}
