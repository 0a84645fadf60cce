import { isAction } from '@reduxjs/toolkit';
import type { Action, Middleware } from '@reduxjs/toolkit';

/** Is told of an action, of the state before it and of when it came, in milliseconds of the server's clock. */
export type ActionListener = (action: Action, before: unknown, at: number) => void;

export interface ActionFeed {
  /** The last one: it sees actions in the order in which the reducers do. */
  readonly middleware: Middleware;
  /** From now on `listener` is told; the first one of what it missed as well. */
  readonly subscribeToActions: (listener: ActionListener) => void;
}

/** What is remembered until somebody follows, in actions: the first ones go. */
const mostMissed = 200;

export function makeActionFeed(now: () => number): ActionFeed {
  const listeners: ActionListener[] = [];
  let missed: Parameters<ActionListener>[] = [];
  return {
    middleware: (api) => (next) => (action) => {
      if (isAction(action)) {
        const seen: Parameters<ActionListener> = [action, api.getState(), now()];
        if (listeners.length === 0 && missed.push(seen) > mostMissed) missed.shift();
        for (const listener of listeners) listener(...seen);
      }
      return next(action);
    },
    subscribeToActions: (listener) => {
      listeners.push(listener);
      for (const seen of missed) listener(...seen);
      missed = [];
    },
  };
}
