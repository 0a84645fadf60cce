import type { Draft } from './draft.ts';

/** What somebody is doing in the calendar. */
export type Work =
  | { readonly step: 'idle' }
  /** Days are being chosen or a block is being dragged. */
  | { readonly step: 'choosing'; readonly draft: Draft }
  /** It is said what for, or what stands in the way. */
  | {
      readonly step: 'form';
      readonly draft: Draft;
      /** Car and days were chosen in the calendar already. */
      readonly isBrief: boolean;
    }
  | { readonly step: 'sheet' | 'deletion'; readonly carId: number; readonly key: string };

export const idle: Work = { step: 'idle' };

/** What the calendar shows as wanted. */
export const draftIn = (work: Work): Draft | null => ('draft' in work ? work.draft : null);

/** The same with other words beside its days. */
export const withNote = (work: Work, note: string): Work =>
  'draft' in work ? { ...work, draft: { ...work.draft, note } } : work;
