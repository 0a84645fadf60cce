import { createHash } from 'node:crypto';
import { http } from 'msw';
import type { BodyOf } from '#contract/call.ts';
import type { confirmReport, createReport, Report } from '#contract/calls/orders/reports.ts';
import { newReport } from '#mocks/fixtures/orders/reports.ts';
import { server } from '#mocks/server.ts';

/** What the server has received, however often it was sent. */
export interface Received {
  readonly reports: Report[];
  /** Each photograph that was written, by its report and angle. */
  readonly written: string[];
  readonly bytes: Map<string, Uint8Array>;
}

/**
 * Decides at each step of a page whether it still lives: before and after each request, and at each access to the
 * storage.
 */
export interface Life {
  readonly step: () => boolean;
}

const never = <Result>(): Promise<Result> => new Promise(() => undefined);

/** A server that stores what it receives; a page that dies gets no answer, whether or not it was written. */
export function receiveReports(life: () => Life): Received {
  const received: Received = { reports: [], written: [], bytes: new Map() };
  const byKey = new Map<string | null, number>();
  const answer = (report: Report | undefined, status = 200) =>
    report === undefined
      ? Response.json({ message: 'There is nothing here.', code: 'NOT_FOUND' }, { status: 404 })
      : Response.json({ status: 'success', report }, { status });
  const change = (id: number, changed: Partial<Report>) => {
    const index = received.reports.findIndex((report) => report.id === id);
    const before = received.reports[index];
    if (before === undefined) return undefined;
    const after = { ...before, ...changed };
    received.reports[index] = after;
    return after;
  };
  const mortal = async (work: () => Promise<Response>): Promise<Response> => {
    const mine = life();
    if (!mine.step()) return never();
    const response = await work();
    return mine.step() ? response : never();
  };
  server.use(
    http.post('*/api/orders/:id/reports', ({ request, params }) =>
      mortal(async () => {
        const key = request.headers.get('idempotency-key');
        const known = byKey.get(key);
        // As the client sends it.
        const body = (await request.json()) as BodyOf<typeof createReport>;
        if (known !== undefined)
          return answer(
            received.reports.find(({ id }) => id === known),
            201,
          );
        const id = received.reports.length + 1;
        byKey.set(key, id);
        const made = {
          id,
          order_id: Number(params['id']),
          made_by: 'owner',
          made_at: '2026-11-22T10:00:00.000Z',
        } as const;
        received.reports.push(newReport(body, made));
        return answer(received.reports[id - 1], 201);
      }),
    ),
    http.put('*/api/orders/:id/reports/:report_id/photos/:angle', ({ request, params }) =>
      mortal(async () => {
        const file = (await request.formData()).get('file');
        const bytes = file instanceof Blob ? new Uint8Array(await file.arrayBuffer()) : new Uint8Array();
        const [id, angle] = [Number(params['report_id']), String(params['angle'])];
        const report = received.reports.find((one) => one.id === id);
        const photo = report?.photos.find((one) => one.angle === angle);
        if (createHash('sha256').update(bytes).digest('hex') !== photo?.sha256)
          return Response.json({ sha256: 'These are other bytes.' }, { status: 422 });
        if (photo.received_at !== null) return answer(report);
        received.written.push(`${id}/${angle}`);
        received.bytes.set(`${id}/${angle}`, bytes);
        const photos = (report?.photos ?? []).map((one) =>
          one.angle === angle ? { ...one, received_at: '2026-11-22T10:00:00.000Z' } : one,
        );
        return answer(change(id, { photos, received_count: photos.filter(isReceived).length }));
      }),
    ),
    http.post('*/api/orders/:id/reports/:report_id/confirm', ({ request, params }) =>
      mortal(async () => {
        const _body = (await request.json()) as BodyOf<typeof confirmReport>;
        const report = received.reports.find(({ id }) => id === Number(params['report_id']));
        if (report === undefined || !report.photos.every(isReceived))
          return Response.json({ message: 'Photos are missing.', code: 'REPORT_INCOMPLETE' }, { status: 409 });
        return answer(change(report.id, { state: 'sealed', confirmed_by: ['owner'] }));
      }),
    ),
  );
  return received;
}

const isReceived = ({ received_at }: Report['photos'][number]) => received_at !== null;
