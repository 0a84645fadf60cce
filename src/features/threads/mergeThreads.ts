import type { Thread, ThreadFlags } from '#contract/calls/threads.ts';

/** Threads as far as they are known, the last written in first. */
export interface KnownThreads {
  /** As the back end lists them: other ones than ours may know only the two flags. Null before the first answer. */
  readonly list: readonly (Thread | ThreadFlags)[] | null;
  /** Where those after the last go on; null at the very end. */
  readonly laterCursor: string | null;
}

/** What comes from the call is whole or has the flags alone. */
export const isThread = (entry: Thread | ThreadFlags): entry is Thread => 'id' in entry;

const without = (
  list: readonly (Thread | ThreadFlags)[],
  gone: readonly (Thread | ThreadFlags)[],
): readonly (Thread | ThreadFlags)[] => {
  const ids = new Set(gone.filter(isThread).map(({ id }) => id));
  return list.filter((entry) => !isThread(entry) || !ids.has(entry.id));
};

/** The first page read anew: of what was known, the threads behind it stay. */
export function mergeFirst(known: KnownThreads, page: KnownThreads): KnownThreads {
  const threads = page.list ?? [];
  const last = threads.at(-1);
  if (page.laterCursor === null || last === undefined || !isThread(last)) return page;
  const behind = without(known.list ?? [], threads).filter((entry) => isThread(entry) && entry.at <= last.at);
  return behind.length === 0 ? page : { list: [...threads, ...behind], laterCursor: known.laterCursor };
}

/** The next page; one that goes on elsewhere, because the list began anew meanwhile, is left out. */
export function mergeLater(known: KnownThreads, page: KnownThreads, cursor: string): KnownThreads {
  if (known.laterCursor !== cursor) return known;
  const list = known.list ?? [];
  return { list: [...list, ...without(page.list ?? [], list)], laterCursor: page.laterCursor };
}

/** One thread read anew, in its place among the others; before they are known it comes with them. */
export function mergeOne(list: KnownThreads['list'], thread: Thread): KnownThreads['list'] {
  if (list === null) return null;
  const others = without(list, [thread]);
  const place = others.findIndex((entry) => isThread(entry) && entry.at < thread.at);
  return place === -1 ? [...others, thread] : others.toSpliced(place, 0, thread);
}
