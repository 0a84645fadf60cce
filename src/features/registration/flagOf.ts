import type { Flag } from '#contract/domain/values.ts';

/** A ticked box as the documented calls carry it. */
export const flagOf = (isTicked: boolean): Flag => (isTicked ? 1 : 0);
