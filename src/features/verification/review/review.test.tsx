import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { Verdict, Verification } from '#contract/calls/verification/documents.ts';
import { documentKinds } from '#contract/domain/documentKinds.ts';
import { mockDocuments } from '#mocks/fixtures/documents.ts';
import { handlerOf } from '#mocks/handlerOf.ts';
import { refuse } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { endSession } from '#src/testing/endSession.ts';
import { renderRoute } from '#src/testing/renderRoute.tsx';
import { sessionUser } from '#src/testing/sessionUser.ts';

const admin = sessionUser({ roles: ['admin'], client: null });
const asAdmin = { preloadedState: { auth: { current: admin } } };

const personOf = (userId: number, name: string): Verification => ({
  user_id: userId,
  name,
  surname: 'Beridze',
  email: `${name.toLowerCase()}@gza.test`,
  phone: '+995555123456',
  status: 'pending',
  submitted_at: '2026-11-20T09:48:00.000Z',
  decided_at: null,
  verification_images: documentKinds.map((kind, index) => ({
    ...mockDocuments[0]!,
    id: userId * 10 + index,
    kind,
    status: 'pending' as const,
  })),
});

/** A queue that empties by decisions; `clash` makes the next one come too late. */
function serveQueue(people: Verification[]) {
  const backEnd = { people, decisions: [] as (readonly Verdict[])[], clash: false };
  server.use(
    handlerOf('listVerifications', ({ query }) => {
      const shown = query.get('status') === 'pending' ? backEnd.people : [];
      const counts = { not_verified: 0, pending: backEnd.people.length, passed: 0, rejected: 3 };
      return { status: 'success', verifications: shown, page: 1, page_size: 20, total: shown.length, counts };
    }),
    handlerOf('decideVerification', ({ params, body }) => {
      if (backEnd.clash) return refuse(409, 'CONFLICT', 'Someone was faster.');
      backEnd.decisions.push(body.documents);
      const person = backEnd.people.find(({ user_id: id }) => String(id) === params['user_id'])!;
      backEnd.people = backEnd.people.filter((one) => one !== person);
      const isPassed = body.documents.every(({ is_approved: isApproved }) => isApproved);
      return { status: 'success', verification: { ...person, status: isPassed ? 'passed' : 'rejected' } };
    }),
  );
  return backEnd;
}

const verdict = (name: string) => within(screen.getByRole('radiogroup', { name: `Verdict: ${name}` }));

test('each document gets a verdict, a rejection has a reason, and the next client follows', async () => {
  const backEnd = serveQueue([personOf(1, 'Nino'), personOf(2, 'Lasha')]);
  const { user } = await renderRoute(paths.adminVerifications, asAdmin);
  expect(await screen.findByRole('heading', { name: 'Nino Beridze' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Waiting 2' })).toHaveAttribute('aria-pressed', 'true');
  const save = screen.getByRole('button', { name: 'Save the decision' });
  expect(save).toBeDisabled();
  expect(screen.getByText('5 documents without a verdict.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Approve all' }));
  await user.click(verdict('Selfie with ID card').getByLabelText('Reject'));
  await user.click(screen.getByRole('combobox', { name: 'Reason' }));
  await user.click(await screen.findByRole('option', { name: 'Something else' }));
  expect(save).toBeDisabled();
  await user.type(screen.getByRole('textbox', { name: /What the client should do/ }), 'No hat.');
  await user.click(save);
  expect(await screen.findByText('Nino Beridze was asked for new photos.')).toBeInTheDocument();
  expect(backEnd.decisions).toEqual([
    documentKinds.map((kind, index) =>
      kind === 'selfie'
        ? { id: 10 + index, is_approved: false, reason: 'other', comment: 'No hat.' }
        : { id: 10 + index, is_approved: true },
    ),
  ]);
  expect(await screen.findByRole('heading', { name: 'Lasha Beridze' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Approve all' }));
  await user.click(screen.getByRole('button', { name: 'Save the decision' }));
  expect(await screen.findByText('Lasha Beridze is verified.')).toBeInTheDocument();
  expect(await screen.findByText('Nobody is waiting')).toBeVisible();
});

test('documents that have changed meanwhile are shown again, and nothing was decided', async () => {
  const backEnd = serveQueue([personOf(1, 'Nino')]);
  backEnd.clash = true;
  const { user } = await renderRoute(paths.adminVerifications, asAdmin);
  await user.click(await screen.findByRole('button', { name: 'Approve all' }));
  backEnd.people = backEnd.people.map((person) => ({
    ...person,
    verification_images: person.verification_images.map((image) => ({ ...image, id: image.id + 100 })),
  }));
  await user.click(screen.getByRole('button', { name: 'Save the decision' }));
  expect(await screen.findByText(/^Nino Beridze: the documents have changed/)).toBeVisible();
  expect(await screen.findByText('5 documents without a verdict.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save the decision' })).toBeDisabled();
  expect(backEnd.decisions).toEqual([]);
});

test('a decision that another admin made first is said, although the next client is shown', async () => {
  const backEnd = serveQueue([personOf(1, 'Nino'), personOf(2, 'Lasha')]);
  backEnd.clash = true;
  const { user } = await renderRoute(paths.adminVerifications, asAdmin);
  await user.click(await screen.findByRole('button', { name: 'Approve all' }));
  backEnd.people = backEnd.people.slice(1);
  await user.click(screen.getByRole('button', { name: 'Save the decision' }));
  expect(await screen.findByRole('heading', { name: 'Lasha Beridze' })).toBeVisible();
  expect(screen.getByText(/^Nino Beridze: .*another admin has decided/)).toBeVisible();
});

test('admins see their own documents without a decision to make', async () => {
  serveQueue([personOf(admin.user_id, 'Nino')]);
  await renderRoute(paths.adminVerifications, asAdmin);
  expect(await screen.findByText(/Another admin decides/)).toBeVisible();
  expect(screen.queryByRole('radiogroup')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Approve all' })).toBeNull();
});

test('a document is enlarged and turned by keys, and another list is requested', async () => {
  serveQueue([personOf(1, 'Nino')]);
  const { user } = await renderRoute(paths.adminVerifications, asAdmin);
  await user.click(await screen.findByRole('button', { name: 'Enlarge: ID card, front' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'ID card, front' }));
  await user.keyboard('++r');
  expect(dialog.getByRole('region', { name: 'Picture, 200%' })).toBeInTheDocument();
  expect(dialog.getByAltText('ID card, front').style.transform).toBe('rotate(90deg)');
  const smaller = dialog.getByRole('button', { name: 'Smaller' });
  await user.click(smaller);
  await user.keyboard('{Enter}{Enter}{Enter}');
  // A browser takes the focus from a disabled button; jsdom does not.
  expect(smaller).toBeEnabled();
  expect(dialog.getByRole('region', { name: 'Picture, 100%' })).toBeInTheDocument();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Rejected 3' }));
  expect(await screen.findByText('Nobody has rejected documents')).toBeVisible();
});

test('a decision that was not saved when the session ended is restored, with its text', async () => {
  serveQueue([personOf(1, 'Nino')]);
  const view = await renderRoute(paths.adminVerifications, asAdmin);
  await view.user.click(await screen.findByRole('button', { name: 'Approve all' }));
  await view.user.click(verdict('Selfie with ID card').getByLabelText('Reject'));
  await view.user.click(screen.getByRole('combobox', { name: 'Reason' }));
  await view.user.click(await screen.findByRole('option', { name: 'Something else' }));
  await view.user.type(screen.getByRole('textbox', { name: /What the client should do/ }), 'No hat.');
  const typed = await endSession(view);
  const { store } = await renderRoute(paths.adminVerifications, { ...asAdmin, typed });
  expect(await screen.findByRole('textbox', { name: /What the client should do/ })).toHaveValue('No hat.');
  expect(screen.getByRole('button', { name: 'Save the decision' })).toBeEnabled();
  expect(JSON.stringify(store.getState())).not.toContain('No hat.');
  expect(store.getState().screen['review/choices']).toBeDefined();
});

test('the number that the documents should show is loaded on request, and into no state', async () => {
  const requests: string[] = [];
  const backEnd = serveQueue([personOf(31, 'Nino'), personOf(32, 'Ana')]);
  server.use(
    handlerOf('openIdentityNumber', ({ params }) => {
      requests.push(params['user_id'] ?? '');
      if (backEnd.clash) return refuse(503, 'UNAVAILABLE', 'The service is busy.');
      return { status: 'success', identity_number: params['user_id'] === '31' ? '01017012345' : null };
    }),
  );
  const { user, store } = await renderRoute(paths.adminVerifications, asAdmin);
  backEnd.clash = true;
  await user.click(await screen.findByRole('button', { name: 'Show number' }));
  expect(await screen.findByText('The number could not be shown.')).toBeVisible();
  backEnd.clash = false;
  await user.click(screen.getByRole('button', { name: 'Show number' }));
  expect(await screen.findByText('01017012345')).toBeVisible();
  expect(screen.queryByText('The number could not be shown.')).not.toBeInTheDocument();
  expect(JSON.stringify(store.getState())).not.toContain('01017012345');
  await user.click(screen.getByRole('button', { name: /^Ana/ }));
  expect(screen.queryByText('01017012345')).not.toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Show number' }));
  expect(await screen.findByText('Not given')).toBeVisible();
  expect(requests).toEqual(['31', '31', '32']);
});

test('a link to a client who is not in the list says so, until another one is chosen or decided about', async () => {
  serveQueue([personOf(1, 'Nino'), personOf(2, 'Lasha')]);
  const { user } = await renderRoute(`${paths.adminVerifications}?user=3`, asAdmin);
  const note = /^The chosen client is not on this page/;
  expect(await screen.findByRole('heading', { name: 'Nino Beridze' })).toBeVisible();
  expect(screen.getByText(note)).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Lasha Beridze/ }));
  expect(await screen.findByRole('heading', { name: 'Lasha Beridze' })).toBeVisible();
  expect(screen.queryByText(note)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Approve all' }));
  await user.click(screen.getByRole('button', { name: 'Save the decision' }));
  expect(await screen.findByRole('heading', { name: 'Nino Beridze' })).toBeVisible();
  await waitFor(() => expect(screen.queryByText(note)).toBeNull());
});
