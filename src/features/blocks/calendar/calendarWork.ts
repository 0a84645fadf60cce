import type { Draft } from './draft.ts';

/** What the user is doing in the calendar. */
export type Work =
  | { readonly step: 'idle' }
  /** Days are being chosen or a block is being dragged. */
  | { readonly step: 'choosing'; readonly draft: Draft }
  /** Choosing the purpose, or resolving a conflict. */
  | {
      readonly step: 'form';
      readonly draft: Draft;
      /** Car and days were already chosen in the calendar. */
      readonly isBrief: boolean;
    }
  | { readonly step: 'sheet' | 'deletion'; readonly carId: number; readonly key: string };

export const idle: Work = { step: 'idle' };

/** The draft that the calendar shows. */
export const draftIn = (work: Work): Draft | null => ('draft' in work ? work.draft : null);

/** The same with another note. */
export const withNote = (work: Work, note: string): Work =>
  'draft' in work ? { ...work, draft: { ...work.draft, note } } : work;
