import type {} from 'zod';

/**
 * What becomes of a value in a trace: it stays; a token of the trace takes its place, the same one for the same value;
 * nothing but the fact that there is something stays; or not even that.
 */
export type Policy = 'keep' | 'pseudonym' | 'secret' | 'drop';

export interface Privacy {
  readonly privacy: Policy;
  /** Secret in a trace alone: the screen that asked for it needs it. */
  readonly isInState?: true;
  /** A text that everybody may read: words stay, too, not only codes, numbers and days. */
  readonly isPublic?: true;
}

/*
 * Said beside a field of a schema, as `z.string().meta(personal)`. Numbers, flags, words of a list and dates say
 * nothing and are kept; files are dropped; a text says what it is, or `npm run generate` fails.
 */
/** Ids, codes, numbers and moments that happen to be texts. */
export const kept = { privacy: 'keep' } as const satisfies Privacy;
/** Words of our own about cars and towns. */
export const shown = { privacy: 'keep', isPublic: true } as const satisfies Privacy;
/** Who somebody is, where they live, what they wrote. */
export const personal = { privacy: 'pseudonym' } as const satisfies Privacy;
/** Passwords, codes, accounts of banks: no action and no state holds one either. */
export const secret = { privacy: 'secret' } as const satisfies Privacy;
/** What the browser is led to and gives away by its address. */
export const concealed = { privacy: 'secret', isInState: true } as const satisfies Privacy;
/** Pictures of people, files, other traces. */
export const dropped = { privacy: 'drop' } as const satisfies Privacy;

declare module 'zod' {
  interface GlobalMeta {
    privacy?: Policy;
    isInState?: true;
    isPublic?: true;
  }
}
