import type { Language } from '#contract/domain/values.ts';
import type { ShownStep } from '../frame/frameMessages.ts';
import type { Replay } from '../makeReplay.ts';

/** What the frame draws at a step. A file of the tools may lack what says how: then it is drawn as for the reader. */
export function shownStepOf({ header, steps, stateAt, routeAt }: Replay, step: number, reader: Language): ShownStep {
  const state = stateAt(step);
  const { environment, language } = state;
  return {
    step,
    state,
    route: routeAt(step),
    now: (steps[step - 1] ?? steps[0])?.timestamp ?? 0,
    locale: language?.current ?? header?.locale ?? reader,
    scheme: environment?.scheme === 'dark' ? 'dark' : 'light',
  };
}
