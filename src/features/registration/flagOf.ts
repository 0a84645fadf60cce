import type { Flag } from '#contract/values.ts';

/** A ticked box as the documented calls carry it. */
export const flagOf = (isTicked: boolean): Flag => (isTicked ? 1 : 0);
