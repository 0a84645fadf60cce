import { useEffect } from 'react';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { Replay } from '../makeReplay.ts';

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
export function useExtension({ steps, stateAt }: Replay, onGo: (step: number) => void): void {
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
