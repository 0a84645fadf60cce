import { isAction } from '@reduxjs/toolkit';
import type { Action, Middleware } from '@reduxjs/toolkit';

/** Receives an action, the state before it and its time, in milliseconds of the server's clock. */
export type ActionListener = (action: Action, before: unknown, at: number) => void;

export interface ActionFeed {
  /** The last one: it sees actions in the order in which the reducers do. */
  readonly middleware: Middleware;
  /** From now on `listener` receives actions; the first one also those before it. */
  readonly subscribeToActions: (listener: ActionListener) => void;
}

/** How many actions are buffered until there is a listener: the oldest are dropped. */
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
