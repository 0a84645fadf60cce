import type { OrderIdentity, OrderSummary } from '#contract/calls/orders/orders.ts';
import { localMomentOf } from '#contract/domain/rentalTime.ts';
import { pictureUrl } from '#server/platform/pictures/pictureUrl.ts';
import { ownersPart } from '#server/features/payments/commissionTaken.ts';
import { isRestDue } from '../orderRow.ts';
import { refundBy } from '../cancel/cancellation.ts';
import type { OrderViewRow } from './orderViewRepository.ts';
import { visiblePhone, visiblePlace, visibleContactText } from './visibleContacts.ts';
import type { Viewer } from './viewer.ts';

export function toSummary(row: OrderViewRow, viewer: Viewer): OrderSummary {
  const identity = identityOf(row);
  const isPaidOnline = row.paid_at !== null;
  // To the books of this order all went back; to the client's card goes what did not go on to another one.
  const carried = viewer === 'owner' ? 0 : row.carried;
  const refund = row.refund - carried;
  return {
    id: row.id,
    number: row.number,
    status: row.status,
    car: { id: row.car_id, slug: row.slug, brand: row.brand, model: row.model, year: row.year, image: row.image },
    from: localMomentOf(row.from),
    to: localMomentOf(row.to),
    days: row.days,
    city: row.pick_up.city,
    pick_up: visiblePlace(row, viewer, row.pick_up),
    drop_off: visiblePlace(row, viewer, row.drop_off),
    total: row.total,
    payment: row.payment_way,
    prepaid: row.prepaid,
    is_paid_online: isPaidOnline,
    is_paid: isPaidOnline && !isRestDue(row),
    expires_at: row.expires_at?.toISOString() ?? null,
    ordered_at: row.requested_at.toISOString(),
    refund,
    refund_by: refund > 0 ? refundBy(row) : null,
    carried,
    held_until: viewer === 'owner' ? null : (row.held_until?.toISOString() ?? null),
    client: {
      name: visibleContactText(row, viewer, row.client_name),
      phone: visiblePhone(row, viewer, row.client_phone),
    },
    owner: {
      name: visibleContactText(row, viewer, row.owner_name),
      phone: visiblePhone(row, viewer, row.owner_phone),
      page_id: row.is_owner_here ? row.owner_id : null,
      picture: row.is_owner_here ? pictureUrl(row.owner_picture_key) : null,
    },
    identity,
    is_identity_changed: identity !== null && identity !== 'verified' && row.is_identity_changed,
    amount_without_commission: viewer === 'client' ? null : ownersPart({ ...row, isPaidOnline }),
  };
}

const identities = { passed: 'verified', pending: 'checking', not_verified: 'missing', rejected: 'missing' } as const;

/** The state of the documents is for the client; the owner sees what matters at the hand-over. */
function identityOf({ status, verification }: OrderViewRow): OrderIdentity | null {
  return status === 'requested' || status === 'confirmed' ? identities[verification] : null;
}
