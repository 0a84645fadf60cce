import type { BankFile } from '#contract/calls/operations/bankFile.ts';
import { nextPayoutState } from '#contract/domain/money/payoutMachine.ts';
import { addDays, localDateOf, spanBefore } from '#contract/domain/rentalTime.ts';
import {
  firstOperations,
  firstPayouts,
  operationBranches,
  operationCars,
  payoutOperation,
} from '../fixtures/operations.ts';
import type { MocksOf } from '../mocks.ts';
import { refuse } from '../refuse.ts';
import { mockUser } from '../session.ts';

let payouts = firstPayouts();
let operations = firstOperations();
let bankFile: BankFile | null = firstBankFile();

/** Back to the fixtures; tests call it after each test. */
export function resetMockOperations(): void {
  payouts = firstPayouts();
  operations = firstOperations();
  bankFile = firstBankFile();
}

/** The bank has the last file and has answered. */
function firstBankFile(): BankFile {
  const inFile = firstPayouts().filter(({ export_id }) => export_id === 1);
  return {
    id: 1,
    made_at: new Date().toISOString(),
    count: inFile.length,
    amount: inFile.reduce((all, { amount }) => all + amount, 0),
    state: 'sent',
    can_be_taken_back: false,
  };
}

const isAdmin = () => mockUser()?.roles.includes('admin') === true;
const mayLook = () => isAdmin() || Boolean(mockUser()?.owner);
const refused = () =>
  mockUser() === undefined
    ? refuse(401, 'NOT_LOGGED_IN', 'Log in first.')
    : refuse(403, 'NOT_ALLOWED', 'You are not allowed to do this.');

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

type Row = ReturnType<typeof firstOperations>[number];

function select(query: URLSearchParams, from: string | null, to: string | null): Row[] {
  const [kind, car, branch, state, number] = ['kind', 'car_id', 'branch_id', 'state', 'q'].map((name) =>
    query.get(name),
  );
  return [...operations, ...payouts.map(payoutOperation)]
    .filter((row) => !from || localDateOf(new Date(row.at)) >= from)
    .filter((row) => !to || localDateOf(new Date(row.at)) <= to)
    .filter((row) => !kind || row.kind === kind)
    .filter((row) => !car || row.car_id === Number(car))
    .filter((row) => !branch || row.branch_id === Number(branch))
    .filter((row) => !state || row.state === state)
    .filter((row) => !number || [row.order_number, row.payout_number].some((one) => one?.includes(number)))
    .toSorted((one, other) => other.at.localeCompare(one.at));
}

function totalsOf(rows: readonly Row[]) {
  const counted = rows.filter((row) => row.kind !== 'payout');
  return {
    count: counted.length,
    gross: sum(counted.map(({ gross }) => gross)),
    commission: sum(counted.map(({ commission }) => commission)),
    net: sum(counted.map(({ net }) => net)),
    cash: sum(counted.filter((row) => row.kind === 'cash').map(({ gross }) => gross)),
  };
}

/** Earnings of rentals that have begun, with less in the days before. */
const EARNED = 188_000;
const EARNED_BEFORE = 160_000;
const BOOKED = 96_000;

/** The first of the next month. */
const nextMonth = () => addDays(`${localDateOf(Date.now()).slice(0, 7)}-28`, 4).replace(/\d\d$/, '01');

export const operationMocks = {
  listOperations: ({ query }) => {
    if (!mayLook()) return refused();
    const [from = null, to = null] = ['from', 'to'].map((name) => query.get(name));
    const [page, pageSize] = [Number(query.get('page') ?? 1), Number(query.get('page_size') ?? 20)];
    const chosen = select(query, from, to);
    const isOfAll = !query.get('car_id') && !query.get('branch_id');
    return {
      status: 'success',
      operations: chosen.slice((page - 1) * pageSize, page * pageSize),
      totals: totalsOf(chosen),
      figures:
        from && to
          ? {
              from,
              to,
              earned: EARNED,
              previous: { ...spanBefore({ from, to }), earned: EARNED_BEFORE },
              booked: BOOKED,
              held: sum(operations.filter(({ state }) => state === 'held').map(({ net }) => net)),
              paid_out: isOfAll
                ? sum(payouts.filter(({ state }) => state === 'settled').map(({ amount }) => amount))
                : null,
            }
          : null,
      next_payout: isAdmin() ? null : { amount: 78_717, on: nextMonth() },
      cars: isAdmin() ? [] : operationCars,
      branches: isAdmin() ? [] : operationBranches,
      page,
      page_size: pageSize,
      total: chosen.length,
    };
  },
  listPayouts: ({ query }) => {
    if (!mayLook()) return refused();
    const state = query.get('state');
    const chosen = payouts.filter((payout) => state === null || payout.state === state);
    return { status: 'success', payouts: chosen, page: 1, page_size: 20, total: chosen.length };
  },
  movePayout: ({ params }) => {
    if (!isAdmin()) return refused();
    const payout = payouts.find(({ id }) => String(id) === params['id']);
    if (payout === undefined) return refuse(404, 'NOT_FOUND', 'There is nothing here.');
    const event = (['send', 'settle', 'return'] as const).find((name) => name === params['event']);
    const state = event && nextPayoutState(payout.state, event);
    if (state === undefined) return refuse(409, 'PAYOUT_CHANGED', 'The payout has changed in the meantime.');
    const moved = { ...payout, state, moved_at: new Date().toISOString() };
    payouts = payouts.map((one) => (one === payout ? moved : one));
    return { status: 'success', payout: moved };
  },
  getBankFile: () => {
    if (!isAdmin()) return refused();
    const due = payouts.filter(({ state, export_id }) => state === 'due' && export_id === null);
    return {
      status: 'success',
      due: { count: due.length, amount: sum(due.map(({ amount }) => amount)), left_out: [] },
      export: bankFile,
    };
  },
  confirmPayoutExport: () => {
    if (!isAdmin()) return refused();
    if (bankFile === null) return refuse(404, 'NOT_FOUND', 'There is nothing here.');
    bankFile = { ...bankFile, state: 'sent' };
    payouts = payouts.map((one) => (one.export_id === 2 ? { ...one, state: 'sent' } : one));
    return { status: 'success', export: bankFile };
  },
  takePayoutExportBack: () => {
    if (!isAdmin()) return refused();
    bankFile = null;
    payouts = payouts.map((one) => (one.export_id === 2 ? { ...one, state: 'due', export_id: null } : one));
    return { status: 'success' };
  },
  exportPayouts: () => {
    if (!isAdmin()) return refused();
    const due = payouts.filter(({ state }) => state === 'due');
    if (due.length === 0) return refuse(409, 'NO_PAYOUTS', 'No payout is due.');
    payouts = payouts.map((one) => (one.state === 'due' ? { ...one, export_id: 2 } : one));
    bankFile = {
      id: 2,
      made_at: new Date().toISOString(),
      count: due.length,
      amount: sum(due.map(({ amount }) => amount)),
      state: 'made',
      can_be_taken_back: true,
    };
    return { status: 'success', export: bankFile };
  },
} satisfies MocksOf<
  | 'listOperations'
  | 'listPayouts'
  | 'movePayout'
  | 'getBankFile'
  | 'exportPayouts'
  | 'confirmPayoutExport'
  | 'takePayoutExportBack'
>;
