import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { AuditEntry } from '#contract/calls/audit.ts';
import { demoUsers } from '#mocks/fixtures/users.ts';
import { handlerOf } from '#mocks/handlerOf.ts';
import { refuse } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { renderRoute } from '#src/testing/renderRoute.tsx';

const admin = { id: 4, name: 'Ana', email: 'ana@example.com' };
const blocked: AuditEntry = {
  id: 2,
  at: '2026-11-02T10:00:00.000Z',
  actor: admin,
  action: 'account_blocked',
  subject: { id: 2, name: 'Giorgi', email: 'giorgi@example.com' },
  details: { reason: 'Forged papers', is_blocked: { before: false, after: true } },
};
const expired: AuditEntry = {
  id: 1,
  at: '2026-11-01T10:00:00.000Z',
  actor: null,
  action: 'verification_image_expired',
  subject: { id: 9, name: null, email: null },
  details: {},
};

/** Serves a log of two pages and returns the queries it received. */
function serveLog() {
  const queries: string[] = [];
  server.use(
    handlerOf('listAudit', ({ query }) => {
      queries.push(query.toString());
      return query.has('cursor')
        ? { status: 'success', entries: [expired], next_cursor: null }
        : { status: 'success', entries: [blocked], next_cursor: 'next' };
    }),
  );
  return queries;
}

const open = (address: string = paths.adminAudit) =>
  renderRoute(address, { preloadedState: { auth: { current: demoUsers['admin@gza.test']?.user ?? null } } });

test('the log says who did what to whom and what changed, page by page', async () => {
  serveLog();
  const { user } = await open();
  const row = within(await screen.findByRole('row', { name: /Account blocked/ }));
  expect(row.getByRole('link', { name: 'Ana' })).toHaveAttribute('href', `${paths.adminAccounts}?id=4`);
  expect(row.getByRole('link', { name: 'Giorgi' })).toBeVisible();
  expect(row.getByText(/reason: Forged papers/)).toBeVisible();
  expect(row.getByText('false', { selector: 'del' })).toBeVisible();
  expect(row.getByText('true', { selector: 'ins' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show older' }));
  // By the system, about an account of which only the id remains.
  expect(await screen.findByRole('row', { name: /The marketplace.*Deleted account 9/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show older' })).not.toBeInTheDocument();
});

test('the filter is in the URL; invalid parts are ignored', async () => {
  const queries = serveLog();
  const { user } = await open(`${paths.adminAudit}?action=account_blocked&actor=4&subject=x`);
  await screen.findByRole('row', { name: /Account blocked/ });
  expect(queries.at(-1)).toBe('action=account_blocked&actor=4');
  await user.click(screen.getByRole('button', { name: /^Done by account 4/ }));
  await waitFor(() => expect(queries.at(-1)).toBe('action=account_blocked'));
});

test('a page that fails to load keeps the entries already shown and can be retried', async () => {
  serveLog();
  const { user } = await open();
  const more = await screen.findByRole('button', { name: 'Show older' });
  server.use(handlerOf('listAudit', () => refuse(503, 'UNAVAILABLE', 'Starting.')));
  await user.click(more);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByRole('row', { name: /Account blocked/ })).toBeVisible();
  serveLog();
  await user.click(retry);
  expect(await screen.findByRole('row', { name: /Deleted account 9/ })).toBeVisible();
});
