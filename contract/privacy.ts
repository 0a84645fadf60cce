import type {} from 'zod';

/**
 * How a trace redacts a value: it stays; it is replaced by a token, the same one for the same value in a trace; only the
 * fact that there is a value stays; or not even that.
 */
export type Policy = 'keep' | 'pseudonym' | 'secret' | 'drop';

export interface Privacy {
  readonly privacy: Policy;
  /** Secret in a trace only: the screen that requested it needs it. */
  readonly isInState?: true;
  /** A public text: words stay, too, not only codes, numbers and days. */
  readonly isPublic?: true;
}

/*
 * Declared at a field of a schema, as `z.string().meta(personal)`. Without a declaration, numbers, flags, values of a
 * list and dates stay, files are dropped, and of a text `npm run generate` fails.
 */
/** Ids, codes, numbers and moments that happen to be texts. */
export const kept = { privacy: 'keep' } as const satisfies Privacy;
/** The project's own texts about cars and towns. */
export const shown = { privacy: 'keep', isPublic: true } as const satisfies Privacy;
/** Who a person is, where they live, what they wrote. */
export const personal = { privacy: 'pseudonym' } as const satisfies Privacy;
/** Passwords, codes, bank accounts: not in actions or state either. */
export const secret = { privacy: 'secret' } as const satisfies Privacy;
/** Addresses to which the browser is redirected and that contain secrets. */
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
