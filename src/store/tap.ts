import { isAction } from '@reduxjs/toolkit';
import type { Action, Middleware } from '@reduxjs/toolkit';

/** Is told of an action, of the state before it and of when it came, in milliseconds of the server's clock. */
export type Follower = (action: Action, before: unknown, at: number) => void;

export interface Tap {
  /** The last one: it sees actions in the order in which the reducers do. */
  readonly middleware: Middleware;
  /** From now on `follower` is told; the first one of what it missed as well. */
  readonly follow: (follower: Follower) => void;
}

/** What is remembered until somebody follows, in actions: the first ones go. */
const mostMissed = 200;

export function makeTap(now: () => number): Tap {
  const followers: Follower[] = [];
  let missed: Parameters<Follower>[] = [];
  return {
    middleware: (api) => (next) => (action) => {
      if (isAction(action)) {
        const seen: Parameters<Follower> = [action, api.getState(), now()];
        if (followers.length === 0 && missed.push(seen) > mostMissed) missed.shift();
        for (const follower of followers) follower(...seen);
      }
      return next(action);
    },
    follow: (follower) => {
      followers.push(follower);
      for (const seen of missed) follower(...seen);
      missed = [];
    },
  };
}
