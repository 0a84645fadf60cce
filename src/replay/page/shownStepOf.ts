import type { Language } from '#contract/domain/values.ts';
import type { ShownStep } from '../frame/frameMessages.ts';
import type { Replay } from '../makeReplay.ts';

/**
 * The step as the frame renders it. A file of the DevTools may lack locale and scheme: then those of the reader are
 * used.
 */
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
