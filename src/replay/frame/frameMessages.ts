import type { Language } from '#contract/domain/values.ts';
import type { RouteState } from '#src/shared/store/routeSlice.ts';
import type { RootState } from '../../app/store.ts';

/** The message of the replay page to its frame: a step, with everything that is needed to render it. */
export interface ShownStep {
  readonly step: number;
  readonly state: RootState;
  /** Null before the page has entered a route. */
  readonly route: RouteState | null;
  /** Milliseconds of the server's clock when it happened. */
  readonly now: number;
  readonly locale: Language;
  readonly scheme: 'light' | 'dark';
}

/** Scrolls the frame by so many screens, as it cannot be scrolled directly. */
export interface ScrolledBy {
  readonly screens: 1 | -1;
}

/** The frame's answers: it listens, or a step has been rendered or could not be. */
export type FrameAnswer = { readonly kind: 'ready' } | { readonly kind: 'shown' | 'failed'; readonly step: number };

type Json = Readonly<Record<string, unknown>>;
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null;

export function isShownStep(value: unknown): value is ShownStep {
  return (
    isJson(value) &&
    Number.isInteger(value['step']) &&
    isJson(value['state']) &&
    (value['route'] === null || isJson(value['route'])) &&
    typeof value['now'] === 'number' &&
    (value['locale'] === 'en' || value['locale'] === 'ka' || value['locale'] === 'ru') &&
    (value['scheme'] === 'light' || value['scheme'] === 'dark')
  );
}

export const isScrolledBy = (value: unknown): value is ScrolledBy =>
  isJson(value) && (value['screens'] === 1 || value['screens'] === -1);

const isOfStep = (kind: unknown): boolean => kind === 'shown' || kind === 'failed';

export function isFrameAnswer(value: unknown): value is FrameAnswer {
  return isJson(value) && (value['kind'] === 'ready' || (isOfStep(value['kind']) && Number.isInteger(value['step'])));
}
