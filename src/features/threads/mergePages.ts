import type { Message } from '#contract/calls/threads.ts';

/** The loaded messages of a thread: the newest, without a gap, and the cursor of older ones. */
export interface Conversation {
  /** Oldest first. */
  readonly messages: readonly Message[];
  /** Null at the very beginning. */
  readonly olderCursor: string | null;
  /** The newest message the other one has seen. */
  readonly seenId: number;
}

interface Page {
  /** Oldest first. */
  readonly messages: readonly Message[];
  readonly next_cursor: string | null;
  readonly seen_id: number;
}

const joined = (older: readonly Message[], newer: readonly Message[]): readonly Message[] => {
  const messages = new Map([...older, ...newer].map((message) => [message.id, message]));
  return [...messages.values()].sort((a, b) => a.id - b.id);
};

/**
 * Merges the refetched newest page. After a gap of more than a page it replaces everything: older messages load by
 * scrolling.
 */
export function mergeNewest(known: Conversation | undefined, page: Page): Conversation {
  const seenId = Math.max(known?.seenId ?? 0, page.seen_id);
  const [first] = page.messages;
  const last = known?.messages.at(-1);
  const isGapless = first === undefined || page.next_cursor === null || (last !== undefined && first.id <= last.id);
  if (known === undefined || !isGapless) return { messages: page.messages, olderCursor: page.next_cursor, seenId };
  const olderCursor = page.next_cursor === null ? null : known.olderCursor;
  return { messages: joined(known.messages, page.messages), olderCursor, seenId };
}

/** Merges an older page; one of another list, because the list was restarted meanwhile, is ignored. */
export function mergeOlder(known: Conversation | undefined, page: Page, cursor: string): Conversation {
  if (known === undefined) return { messages: page.messages, olderCursor: page.next_cursor, seenId: page.seen_id };
  if (known.olderCursor !== cursor) return known;
  return { ...known, messages: joined(page.messages, known.messages), olderCursor: page.next_cursor };
}
