import type { Thread, ThreadFlags } from '#contract/calls/threads.ts';

/** The loaded threads, in the order of their last message. */
export interface KnownThreads {
  /** As the back end lists them: a foreign one may have only the two flags. Null before the first answer. */
  readonly list: readonly (Thread | ThreadFlags)[] | null;
  /** The cursor of the next page; null at the end. */
  readonly laterCursor: string | null;
}

/** An entry from the call is complete or has the flags alone. */
export const isThread = (entry: Thread | ThreadFlags): entry is Thread => 'id' in entry;

const without = (
  list: readonly (Thread | ThreadFlags)[],
  gone: readonly (Thread | ThreadFlags)[],
): readonly (Thread | ThreadFlags)[] => {
  const ids = new Set(gone.filter(isThread).map(({ id }) => id));
  return list.filter((entry) => !isThread(entry) || !ids.has(entry.id));
};

/** Merges the refetched first page: known threads behind it stay. */
export function mergeFirst(known: KnownThreads, page: KnownThreads): KnownThreads {
  const threads = page.list ?? [];
  const last = threads.at(-1);
  if (page.laterCursor === null || last === undefined || !isThread(last)) return page;
  const behind = without(known.list ?? [], threads).filter((entry) => isThread(entry) && entry.at <= last.at);
  return behind.length === 0 ? page : { list: [...threads, ...behind], laterCursor: known.laterCursor };
}

/** Merges the next page; one of another list, because the list was restarted meanwhile, is ignored. */
export function mergeLater(known: KnownThreads, page: KnownThreads, cursor: string): KnownThreads {
  if (known.laterCursor !== cursor) return known;
  const list = known.list ?? [];
  return { list: [...list, ...without(page.list ?? [], list)], laterCursor: page.laterCursor };
}

/** Merges one refetched thread in its order; before the list is loaded nothing changes. */
export function mergeOne(list: KnownThreads['list'], thread: Thread): KnownThreads['list'] {
  if (list === null) return null;
  const others = without(list, [thread]);
  const place = others.findIndex((entry) => isThread(entry) && entry.at < thread.at);
  return place === -1 ? [...others, thread] : others.toSpliced(place, 0, thread);
}
