import type { Message, Thread, ThreadSide } from '#contract/calls/threads.ts';
import { coverContacts, maskContacts, type Masked } from '#server/platform/contacts/maskContacts.ts';
import type { Actor } from '#server/context.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import { pictureUrl } from '#server/platform/pictures/pictureUrl.ts';
import type { MessageRow, ThreadRow } from './threadViewRepository.ts';

interface Parties {
  readonly client_id: number;
  readonly owner_id: number;
}

/** The role of a user in a thread. For all others it does not exist. */
export function sideOf(thread: Parties | undefined, { clientId, ownerId }: Actor): ThreadSide {
  if (thread !== undefined && thread.client_id === clientId) return 'client';
  if (thread !== undefined && thread.owner_id === ownerId) return 'owner';
  throw new ApiError(404, 'NOT_FOUND');
}

/**
 * What one side reads of a message: until an order between the two is paid, the other one's contact details are
 * covered. The author sees the text as typed, and that the other side does not.
 */
export function readableText(
  { author, text }: Pick<MessageRow, 'author' | 'text'>,
  side: ThreadSide,
  isOpen: boolean,
): Masked {
  const masked = isOpen ? { text, isMasked: false } : maskContacts(text);
  return author === side ? { ...masked, text } : masked;
}

export function toMessage({ order, key, ...row }: MessageRow, side: ThreadSide, isOpen: boolean): Message {
  const isOwn = row.author === side;
  const { text, isMasked } = readableText(row, side, isOpen);
  return {
    ...row,
    is_own: isOwn,
    text,
    is_masked: isMasked,
    order,
    key: isOwn ? key : null,
  };
}

export function toThread(row: ThreadRow, side: ThreadSide): Thread {
  const other = side === 'client' ? 'owner' : 'client';
  const reader = row.last_author === 'client' ? 'owner' : 'client';
  const isSeen = row.last_author === null || row[`${reader}_seen_id`] >= row.last_written_id;
  return {
    is_seen: isSeen ? 1 : 0,
    is_answer: row.last_author === 'owner' ? 1 : 0,
    id: row.id,
    side,
    name: row.is_open ? row[`${other}_name`] : coverContacts(row[`${other}_name`]),
    is_other_side_deleted: row[`is_${other}_deleted`],
    owner: side === 'client' ? ownerOf(row) : null,
    car: { ...row.car, image: row.image },
    last_message: row.last_message && toMessage(row.last_message, side, row.is_open),
    seen_id: row[`${other}_seen_id`],
    order: row.order,
    at: row.last_at.toISOString(),
  };
}

function ownerOf({ owner_id, owner_picture_key, is_owner_here }: ThreadRow): Thread['owner'] {
  return is_owner_here
    ? { page_id: owner_id, picture: pictureUrl(owner_picture_key) }
    : { page_id: null, picture: null };
}
