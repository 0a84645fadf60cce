import { expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { BodyOf } from '#contract/call.ts';
import type { confirmReport, Report } from '#contract/calls/orders/reports.ts';
import { firstReports, reportedOrderId } from '#mocks/fixtures/orders/reports.ts';
import { demoUsers } from '#mocks/fixtures/users.ts';
import { handlerOf } from '#mocks/handlerOf.ts';
import { server } from '#mocks/server.ts';
import { setMockUser } from '#mocks/session.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { renderRoute } from '#src/testing/renderRoute.tsx';

test('a client sees old and new marks apart, adds one, and both are on the page afterwards', async () => {
  const [own] = firstReports();
  if (own === undefined) throw new Error('The mocks have no report.');
  const [owners] = own.confirmations;
  let report: Report = {
    ...own,
    state: 'sealed',
    confirmed_by: ['owner'],
    marks: [{ x: 1, y: 2, side: 'rear', note: 'Old dent', since: '2026-04-03T08:00:00.000Z' }, ...own.marks],
    confirmations: owners === undefined ? [] : [owners],
  };
  const sent: BodyOf<typeof confirmReport>[] = [];
  server.use(
    handlerOf('listReports', () => ({ status: 'success', reports: [report], known_marks: [], kept_days: 120 })),
    handlerOf('confirmReport', ({ body }) => {
      sent.push(body);
      const at = new Date().toISOString();
      const word = { side: 'client' as const, way: 'account' as const, at, remarks: null, marks: body?.marks ?? [] };
      report = {
        ...report,
        state: 'complete',
        confirmed_by: ['owner', 'client'],
        confirmations: [...report.confirmations, word],
      };
      return { status: 'success', report };
    }),
  );
  setMockUser('client@gza.test');
  const { user } = await renderRoute(paths.order(reportedOrderId), {
    preloadedState: { auth: { current: demoUsers['client@gza.test']?.user ?? null } },
  });
  const block = within(await screen.findByRole('region', { name: 'Report of the hand-over' }));
  expect(await block.findByText('Old dent')).toHaveTextContent('Rear · known since 3 Apr 2026');
  expect(block.getByText('Scratch, about 4 cm')).toHaveTextContent('Left side · noted in this report');

  await user.click(block.getByRole('button', { name: 'Mark damage on the car' }));
  await user.click(block.getByRole('button', { name: 'Add a mark' }));
  await user.type(block.getByRole('textbox', { name: 'What mark 3 is' }), 'Crack in the lamp');
  await user.selectOptions(block.getByRole('combobox', { name: 'Where mark 3 is' }), 'Front');
  await user.click(block.getByRole('button', { name: 'Confirm with 1 mark of mine' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toEqual({ marks: [{ side: 'front', x: 500, y: 500, note: 'Crack in the lamp' }] });
  expect(await block.findByText('Crack in the lamp')).toHaveTextContent('Front · added by the client');
  expect(block.queryByRole('button', { name: /^Confirm/ })).toBeNull();
});

/** The owner's report, with its photographs still on their way. */
function arriving(): Report {
  const [own] = firstReports();
  if (own === undefined) throw new Error('The mocks have no report.');
  return { ...own, state: 'receiving', received_count: 1, confirmed_by: [], confirmations: [] };
}

const returnToTab = () =>
  act(() => {
    window.dispatchEvent(new Event('focus'));
  });

test('a client who has the page open sees the report of the owner once it is sealed, without a reload', async () => {
  let report = arriving();
  let reads = 0;
  server.use(
    handlerOf('listReports', () => {
      reads += 1;
      return { status: 'success', reports: [report], known_marks: [], kept_days: 120 };
    }),
  );
  setMockUser('client@gza.test');
  await renderRoute(paths.order(reportedOrderId), {
    preloadedState: { auth: { current: demoUsers['client@gza.test']?.user ?? null } },
  });
  await waitFor(() => expect(reads).toBe(1));
  expect(screen.queryByRole('region', { name: 'Report of the hand-over' })).toBeNull();
  report = { ...report, state: 'sealed', received_count: report.photos_count, confirmed_by: ['owner'] };
  returnToTab();
  const block = within(await screen.findByRole('region', { name: 'Report of the hand-over' }));
  expect(block.getByRole('button', { name: 'I confirm' })).toBeVisible();
});

test('an admin who is a client, too, is not asked to confirm a report of other people', async () => {
  const report: Report = { ...arriving(), state: 'sealed', confirmed_by: ['owner'] };
  server.use(
    handlerOf('listReports', () => ({ status: 'success', reports: [report], known_marks: [], kept_days: 120 })),
  );
  setMockUser('admin@gza.test');
  const [admin, client] = [demoUsers['admin@gza.test']?.user, demoUsers['client@gza.test']?.user];
  if (admin === undefined || client === undefined) throw new Error('The mocks have no such users.');
  const both = { ...admin, roles: ['client', 'admin'] as const, client: client.client };
  await renderRoute(paths.adminOrder(reportedOrderId), {
    preloadedState: { auth: { current: { ...both, roles: [...both.roles] } } },
  });
  const block = within(await screen.findByRole('region', { name: 'Report of the hand-over' }));
  expect(block.queryByRole('button', { name: 'I confirm' })).toBeNull();
});
