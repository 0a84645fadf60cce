import assert from 'node:assert/strict';
import { extractText, getDocumentProxy } from 'unpdf';
import { listOperations, type OperationFigures } from '#contract/calls/operations/operations.ts';
import { addDays, localDateOf, spanBefore } from '#contract/domain/rentalTime.ts';
import { getStatistics } from '#contract/calls/statistics.ts';
import type { Market } from '../people/renters.ts';

type Place = Pick<Market, 'app' | 'carId' | 'clock' | 'owner'>;

interface Span {
  readonly from: string;
  readonly to: string;
}

interface Amount {
  readonly kind: string;
  readonly net: number;
  readonly at: Date;
  /** Of a refund: when its money came, and when an admin last gave some back before it. */
  readonly came_at: Date | null;
  readonly given_at: Date | null;
  readonly begins: Date;
  readonly is_off: boolean;
  readonly off_at: Date | null;
  readonly is_over: boolean;
  readonly is_awaited: boolean;
  readonly payout_id: number | null;
  readonly purpose: string | null;
}

/** The whole month that a day is in. */
export function monthOfDay(day: string): Span {
  const from = `${day.slice(0, 7)}-01`;
  return { from, to: addDays(`${addDays(from, 31).slice(0, 7)}-01`, -1) };
}

/** Of the same owner and month the home screen, the statistics, operations, their file and the statement say the same. */
export async function checkFigures(place: Place, span: Span): Promise<OperationFigures> {
  const { owner } = place;
  const query = `from=${span.from}&to=${span.to}`;
  const read = async (path: string) => {
    const answer = await owner.inject(path);
    assert.equal(answer.status, 200, answer.text);
    return answer;
  };
  const { figures } = listOperations.response.parse((await read(`/api/operations?${query}`)).body);
  assert.ok(figures);
  assert.deepEqual(figures, await reckon(place, span));
  for (const unit of ['week', 'month']) {
    const statistics = getStatistics.response.parse((await read(`/api/statistics?${query}&unit=${unit}`)).body);
    assert.deepEqual(
      [statistics.total.net, statistics.previous, statistics.total.previous.net],
      [figures.earned, spanBefore(span), figures.previous.earned],
      `statistics by ${unit}`,
    );
    const file = (await read(`/api/statistics.csv?${query}&unit=${unit}`)).text.trim().split('\r\n').slice(1);
    const earned = file.reduce((sum, line) => sum + Math.round(Number(line.split(',').at(-5)) * 100), 0);
    assert.equal(earned, figures.earned, `file of the statistics by ${unit}`);
  }
  const days = `${span.from} – ${span.to}`;
  const today = localDateOf(place.clock());
  const named = [
    [`Earned, net, ${days}`, figures.earned],
    [`Booked, net, as of ${today}`, figures.booked],
    [`Held, as of ${today}`, figures.held],
    [`Paid out, ${days}`, figures.paid_out ?? 0],
  ] as const;
  const file = (await read(`/api/operations.csv?${query}`)).text.trim().split('\r\n').slice(-4);
  assert.deepEqual(
    file,
    named.map(([name, amount]) => `${name.includes(',') ? `"${name}"` : name},${(amount / 100).toFixed(2)}`),
  );
  const pdf = await read(`/api/operations/statements/${span.from.slice(0, 7)}.pdf`);
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf.bytes)), { mergePages: true });
  const words = text.replaceAll(/\s+/g, ' ').replaceAll('−', '-');
  const money = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  for (const [name, amount] of named)
    assert.ok(words.includes(`${name} ${money.format(amount / 100)} ₾`), `${name} ${amount} is not in ${words}`);
  return figures;
}

/** The same, added up row by row. */
async function reckon({ app, carId, clock }: Place, span: Span): Promise<OperationFigures> {
  const { pool } = app.context;
  const { rows: owners } = await pool.query<{ id: number }>('select owner_id as id from cars where id = $1', [carId]);
  const ownerId = owners[0]?.id;
  const { rows: amounts } = await pool.query<Amount>(
    `select l.kind, l.amount - l.commission as net, l.at, lower(o.period) as begins, l.payout_id, p.purpose,
       o.status in ('declined', 'expired', 'cancelled') as is_off,
       o.status not in ('requested', 'confirmed', 'active') as is_over,
       (select min(at) from order_events e where e.order_id = o.id and e.status = o.status) as off_at,
       (select max(at) from ledger_entries y where y.order_id = o.id and y.payment_id = l.payment_id and y.kind = 'payment')
         as came_at,
       (select max(at) from order_events e where e.order_id = o.id and e.event = 'refund' and e.at <= l.at) as given_at,
       exists (select from payments w where w.order_id = o.id and w.purpose in ('order', 'change')
         and (w.wanted is not null or w.status = 'authorized')) as is_awaited
     from ledger_entries l join orders o on o.id = l.order_id left join payments p on p.id = l.payment_id
     where o.owner_id = $1`,
    [ownerId],
  );
  const { rows: orders } = await pool.query<{ net: number; status: string; begins: Date }>(
    'select total - commission as net, status, lower(period) as begins from orders where owner_id = $1',
    [ownerId],
  );
  const { rows: payouts } = await pool.query<{ amount: number; moved_at: Date }>(
    "select amount, moved_at from payouts where owner_id = $1 and state = 'settled'",
    [ownerId],
  );
  const now = clock();
  const isIn = (at: Date, { from, to }: Span): boolean => localDateOf(at) >= from && localDateOf(at) <= to;
  const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0);
  const earned = (days: Span): number =>
    sum(
      amounts
        .filter(({ kind }) => ['payment', 'cash', 'refund'].includes(kind))
        .filter(({ kind, purpose }) => kind !== 'refund' || (purpose !== 'deposit' && purpose !== 'claim'))
        .filter(({ kind, at, came_at, given_at, begins, is_off, off_at, is_awaited }) => {
          const begun = is_off && off_at !== null && off_at < begins ? off_at : begins;
          const clear = kind === 'refund' && is_off ? [came_at, given_at] : [at];
          const when = new Date(Math.max(...[begun, ...clear].map(Number)));
          return when <= now && isIn(when, days) && !(is_off && is_awaited);
        })
        .map(({ net }) => net),
    );
  const before = spanBefore(span);
  return {
    ...span,
    earned: earned(span),
    previous: { ...before, earned: earned(before) },
    booked: sum(
      orders
        .filter(({ status, begins }) => ['confirmed', 'active'].includes(status) && begins > now)
        .map(({ net }) => net),
    ),
    held: sum(
      amounts
        .filter(({ kind }) => ['payment', 'refund', 'claim'].includes(kind))
        .filter(({ payout_id, is_over, is_awaited }) => payout_id === null && (!is_over || is_awaited))
        .map(({ net }) => net),
    ),
    paid_out: sum(payouts.filter(({ moved_at }) => isIn(moved_at, span)).map(({ amount }) => amount)),
  };
}
