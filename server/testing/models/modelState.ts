import { getOrder } from '#contract/calls/orders/orders.ts';
import { createQuote } from '#contract/calls/orders/quotes.ts';
import { startPayment } from '#contract/calls/payments.ts';
import { instantOf } from '#contract/domain/rentalTime.ts';
import { hurry } from '../banks/bankJourney.ts';
import { drainJobs } from '../drainJobs.ts';
import { post } from '../people/people.ts';
import { type Market, order, visitBank } from '../people/renters.ts';
import type { TestBrowser } from '../testBrowser.ts';

export interface MadeOrder {
  readonly id: number;
  readonly client: TestBrowser;
  readonly from: Date;
}

/** What the users of a model have done so far. */
export interface State {
  readonly place: Market;
  readonly clients: readonly TestBrowser[];
  readonly carIds: readonly number[];
  readonly made: MadeOrder[];
  readonly statuses: Record<number, number>;
  readonly acknowledged: Record<string, number>;
  /** The cancellation fee of an order at the last check; null once it was cancelled. */
  readonly kept: Map<number, number | null>;
  /** How the bank reports, one after the other. */
  readonly deliveries: readonly string[];
}

export function note({ statuses, acknowledged }: State, status: number, what?: string): void {
  statuses[status] = (statuses[status] ?? 0) + 1;
  if (status < 300 && what !== undefined) acknowledged[what] = (acknowledged[what] ?? 0) + 1;
}

export interface WantedRental {
  readonly car_id: number | undefined;
  readonly from: string;
  readonly to: string;
  readonly extras?: readonly string[];
  readonly coupon?: string | undefined;
}

/** Orders a car at its price of now. */
export async function orderCar(
  state: State,
  browser: TestBrowser,
  wanted: WantedRental,
  way: 'full' | 'part' = 'full',
): Promise<MadeOrder | undefined> {
  const quote = await post(browser, '/api/quotes', { extras: [], ...wanted });
  if (quote.status !== 201) {
    note(state, quote.status);
    return undefined;
  }
  const answer = await order(browser, createQuote.response.parse(quote.body).quote.id, way);
  const made = answer.status === 201 ? getOrder.response.parse(answer.body).order : undefined;
  note(state, answer.status, `${made?.events[0]?.event} by client`);
  if (made === undefined) return undefined;
  const found = { id: made.id, client: browser, from: instantOf(made.from) ?? state.place.clock() };
  state.made.push(found);
  return found;
}

/** Pays what an order, or the bill that is named, costs at the bank; one of five is declined. */
export async function payAtBank(state: State, { id, client }: MadeOrder, body: object, which: number): Promise<void> {
  const begun = await post(client, `/api/orders/${id}/payments`, body);
  note(state, begun.status);
  if (begun.status !== 201) return;
  const { payment } = startPayment.response.parse(begun.body);
  if (payment.redirect_url !== null) await visitBank(state.place, client, payment, decisionOf(state, which));
}

export function decisionOf({ deliveries }: Pick<State, 'deliveries'>, which: number): string {
  const delivery = deliveries[Math.floor(which / 5) % deliveries.length] ?? 'twice';
  return `action=${which % 5 === 0 ? 'decline' : 'approve'}&delivery=${delivery}`;
}

/** Does everything that is queued, and what the bank makes of it; what looks again a little later does so at once. */
export async function finishJobs(place: Market): Promise<void> {
  await drainJobs(place.app);
  while ((await place.bank?.work()) === true) {
    await hurry(place);
    await drainJobs(place.app);
  }
}
