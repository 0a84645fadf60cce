import type { BodyOf } from '#contract/call.ts';
import type { OfferedPlace, offerPlace, OfferKind } from '#contract/calls/places.ts';
import { lariOf, tetriOf } from '#src/shared/format/lariText.ts';

export interface OfferValues {
  readonly kind: OfferKind;
  /** The airport, the city or the branch. */
  readonly target_id: string;
  readonly price: string;
  readonly notice_hours: string;
  /** `always`, or the same hours on every day. */
  readonly hours: 'always' | 'byDay' | 'asIs';
  readonly from: string;
  readonly to: string;
}

const usual = { from: '08:00', to: '22:00' };
const weekdays = [1, 2, 3, 4, 5, 6, 7];

export function valuesOf(place: OfferedPlace | null): OfferValues {
  const [first, ...others] = place?.hours ?? [];
  const isEveryDay =
    others.length === weekdays.length - 1 && others.every(({ from, to }) => from === first?.from && to === first.to);
  return {
    kind: place?.kind ?? 'airport',
    target_id: place === null ? '' : String(place.target_id),
    // A free place is written as 0: it is no default.
    price: place === null ? '' : lariOf(place.price),
    notice_hours: String(place?.notice_hours ?? 3),
    hours: first === undefined ? 'always' : isEveryDay ? 'byDay' : 'asIs',
    from: first?.from ?? usual.from,
    to: first?.to ?? usual.to,
  };
}

type Terms = Pick<BodyOf<typeof offerPlace>, 'price' | 'notice_hours' | 'hours'>;

/** Text that is not a number is sent as a value that the server refuses under its field. */
export function termsOf(
  { price, notice_hours, hours, from, to, kind }: OfferValues,
  before: OfferedPlace | null,
): Terms {
  const notice = Number(notice_hours.trim() === '' ? -1 : notice_hours);
  return {
    price: tetriOf(price) ?? -1,
    notice_hours: Number.isInteger(notice) ? notice : -1,
    hours:
      kind === 'branch' || hours === 'always'
        ? null
        : hours === 'asIs'
          ? (before?.hours ?? null)
          : weekdays.map((weekday) => ({ weekday, from, to })),
  };
}
