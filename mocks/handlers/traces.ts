import { traceStates } from '#contract/domain/traceRules.ts';
import { type TraceFile, type TraceNote, type TraceReport } from '#contract/calls/traces.ts';
import { demoReports, demoTrace } from '../fixtures/traces.ts';
import { demoUsers } from '../fixtures/users.ts';
import type { MocksOf } from '../mocks.ts';
import { refuse } from '../refuse.ts';
import { mockUser } from '../session.ts';

const PAGE_SIZE = 20;

interface StoredReport {
  readonly report: TraceReport;
  readonly trace: TraceFile;
  readonly notes: readonly TraceNote[];
}

/** Reports sent and changed in this tab. */
let stored: readonly StoredReport[] = [];

export function resetMockTraces(): void {
  stored = demoReports.map((report) => ({ report, trace: demoTrace, notes: [] }));
}
resetMockTraces();

const find = (id: string | undefined) => stored.find(({ report }) => String(report.id) === id);
const missing = () => refuse(404, 'NOT_FOUND', 'This does not exist (any more).');
const staffName = () =>
  Object.entries(demoUsers).find(([, { user }]) => user.user_id === mockUser()?.user_id)?.[0] ?? '';

function change(changed: StoredReport): StoredReport {
  stored = stored.map((each) => (each.report.id === changed.report.id ? changed : each));
  return changed;
}

const noted = ({ notes }: StoredReport, step: number | null, text: string): TraceNote => ({
  id: notes.length + 1,
  step,
  text,
  author: staffName(),
  at: '2026-05-11T10:30:00.000Z',
});

const plain = (number: string) => number.replaceAll('-', '');

export const traceMocks = {
  sendTrace: ({ body: { trace, note = '' } }) => {
    const id = stored.length + 1;
    const number = `R-7K3M-${String(id).padStart(2, '4')}`;
    const { count, buildId: build, locale, viewport } = trace.trace;
    const [first] = demoReports;
    if (first === undefined) return missing();
    const report: TraceReport = {
      ...first,
      id,
      number,
      note: note === '' ? null : note,
      person: null,
      order: null,
      count,
      build,
      locale,
      viewport,
    };
    stored = [{ report, trace, notes: [] }, ...stored];
    return { status: 'success', trace: { id, number } };
  },
  listTraces: ({ query }) => {
    const state = traceStates.find((each) => each === query.get('state'));
    const q = plain((query.get('q') ?? '').toUpperCase());
    const reports = stored.map(({ report }) => report);
    const found = reports.filter(
      (report) => (state === undefined || report.state === state) && plain(report.number).includes(q),
    );
    const countOf = (each: TraceReport['state']) => reports.filter((report) => report.state === each).length;
    return {
      status: 'success',
      traces: found.slice(0, PAGE_SIZE),
      counts: { new: countOf('new'), open: countOf('open'), solved: countOf('solved') },
      page: 1,
      page_size: PAGE_SIZE,
      total: found.length,
    };
  },
  getTrace: ({ params }) => {
    const found = find(params['id']);
    return found ? { status: 'success', ...found, notes: [...found.notes] } : missing();
  },
  changeTrace: ({ params, body: { state, note } }) => {
    const found = find(params['id']);
    if (!found) return missing();
    const { report, notes } = change({
      ...found,
      report: { ...found.report, ...(state !== undefined && { state, handler: staffName() }) },
      notes: note === undefined ? found.notes : [...found.notes, noted(found, null, note)],
    });
    return { status: 'success', report, notes: [...notes] };
  },
  addTraceNote: ({ params, body: { step, text } }) => {
    const found = find(params['id']);
    if (!found) return missing();
    const note = noted(found, step, text);
    change({ ...found, notes: [...found.notes, note] });
    return { status: 'success', note };
  },
  openTracePerson: ({ params }) => {
    const found = find(params['id']);
    return found && found.report.person !== null
      ? { status: 'success', person: { id: 1, name: 'Nino Beridze', email: 'client@gza.test' } }
      : missing();
  },
} satisfies MocksOf<'sendTrace' | 'listTraces' | 'getTrace' | 'changeTrace' | 'addTraceNote' | 'openTracePerson'>;
