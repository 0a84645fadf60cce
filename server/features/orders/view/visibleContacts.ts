import { coverContacts } from '#server/platform/contacts/maskContacts.ts';
import type { HandoverPlace } from '#contract/calls/places.ts';
import type { OrderViewRow } from './orderViewRepository.ts';
import type { PlaceRow } from '../orderPlacesRepository.ts';
import type { Viewer } from './viewer.ts';

type Sureness = Pick<OrderViewRow, 'status' | 'paid_at'>;

/** Contacts are visible once the order is paid, and not after it is cancelled. */
function areContactsVisible({ status, paid_at }: Sureness, viewer: Viewer): boolean {
  return viewer === 'admin' || (paid_at !== null && ['confirmed', 'active', 'completed'].includes(status));
}

export function visiblePhone(row: Sureness, viewer: Viewer, phone: string): string | null {
  // Who has deleted the account left none.
  return phone !== '' && areContactsVisible(row, viewer) ? phone : null;
}

/** What a side typed of itself: its name, its branch and its address may hold a number, too. */
export function visibleContactText(row: Sureness, viewer: Viewer, text: string): string {
  return areContactsVisible(row, viewer) ? text : coverContacts(text);
}

/** Where the client is to be met is for the two sides: the owner reads it once it is sure, staff never. */
export function visiblePlace(row: Sureness, viewer: Viewer, { text, ...place }: PlaceRow): HandoverPlace {
  const isToldText = viewer === 'client' || (viewer === 'owner' && areContactsVisible(row, viewer));
  return {
    ...place,
    name: place.name && visibleContactText(row, viewer, place.name),
    address: text === null ? place.address && visibleContactText(row, viewer, place.address) : isToldText ? text : null,
  };
}
