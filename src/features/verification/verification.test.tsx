import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { mockDocuments } from '#mocks/fixtures/documents.ts';
import { demoUsers } from '#mocks/fixtures/users.ts';
import { handlerOf } from '#mocks/handlerOf.ts';
import { refuse, refuseFields } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { setMockUser } from '#mocks/session.ts';
import type { DocumentKind, VerificationImage, VerificationState } from '#contract/calls/verification/verification.ts';
import { sessionEnded } from '#src/features/auth/authSlice.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { endSession } from '#src/testing/endSession.ts';
import { renderRoute } from '#src/testing/renderRoute.tsx';

const client = demoUsers['client@gza.test']!.user;
const asClient = { preloadedState: { auth: { current: client } } };
const jpeg = new File([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)], 'photo.jpg', { type: 'image/jpeg' });
const heic = new File(['\0\0\0\u0018ftypheic'], 'photo.heic', { type: 'image/heic' });

// jsdom has no addresses for files.
beforeAll(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined });
});

beforeEach(() => setMockUser('client@gza.test'));

/** A back end with these documents, which accepts uploads. */
function serveDocuments(images: VerificationImage[], status?: VerificationState) {
  const backEnd = { images, status, sent: [] as { kind: DocumentKind; name: string }[] };
  server.use(
    handlerOf('listVerificationImages', () => ({
      status: 'success',
      verification_images: backEnd.images,
      ...(backEnd.status === undefined ? {} : { verification_status: backEnd.status, kept_days: 30 }),
    })),
    handlerOf('uploadVerificationImage', ({ body: { kind, identity_document, file } }) => {
      backEnd.sent.push({ kind, name: file.name });
      const image = {
        ...mockDocuments[0]!,
        id: 100 + backEnd.sent.length,
        kind,
        identity_document: kind === 'id_front' ? (identity_document ?? 'id_card') : null,
        status: 'pending' as const,
      };
      backEnd.images = [...backEnd.images.filter((one) => one.kind !== kind), image];
      backEnd.status = 'pending';
      return { status: 'success', verification_image: image, verification_status: 'pending' };
    }),
    handlerOf('deleteVerificationImage', ({ params }) => {
      backEnd.images = backEnd.images.filter(({ id }) => String(id) !== params['id']);
      backEnd.status = 'not_verified';
      return { status: 'success', verification_status: 'not_verified' };
    }),
  );
  return backEnd;
}

const card = async (name: string) => within(await screen.findByRole('article', { name }));

test('a rejected document shows why, is replaced after a look at the photo, and the request is pending again', async () => {
  const all = mockDocuments.map((one) => ({ ...one }));
  const backEnd = serveDocuments([...all, { ...all[0]!, id: 5, kind: 'licence_back' }], 'rejected');
  const { user } = await renderRoute(paths.verification, asClient);
  const selfie = await card('Selfie with ID card');
  expect(selfie.getByText('Rejected')).toBeVisible();
  expect(selfie.getByText('Part of it is covered.')).toBeVisible();
  expect(screen.getByText('1 photo to go.')).toBeVisible();
  expect(screen.getByText(/Not accepted: Selfie with ID card\./)).toBeVisible();
  await user.upload(selfie.getByLabelText('New photo: Selfie with ID card', { selector: 'input' }), jpeg);
  const dialog = within(await screen.findByRole('dialog', { name: 'Selfie with ID card' }));
  expect(dialog.getByAltText('The chosen photo')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Send photo' }));
  expect(await screen.findByText('Images uploaded successfully!')).toBeInTheDocument();
  expect(await screen.findByText('Request pending')).toBeVisible();
  expect(backEnd.sent).toEqual([{ kind: 'selfie', name: 'photo.jpg' }]);
  expect(await (await card('Selfie with ID card')).findByText('Being checked')).toBeVisible();
});

test('a broken upload keeps the photo for another try; a refused one says why', async () => {
  serveDocuments([], 'not_verified');
  const { user } = await renderRoute(paths.verification, asClient);
  const front = await card('ID card, front');
  expect(screen.getByText('5 photos to go.')).toBeVisible();
  const send = async () => {
    await user.upload(front.getByLabelText('Choose a photo: ID card, front', { selector: 'input' }), jpeg);
    await user.click(await screen.findByRole('button', { name: 'Send photo' }));
  };
  server.use(handlerOf('uploadVerificationImage', () => refuseFields({ file: 'This picture is damaged.' })));
  await send();
  expect(await front.findByText('This picture is damaged.')).toBeVisible();
  server.use(handlerOf('uploadVerificationImage', () => Response.error()));
  await send();
  expect(await front.findByText('The connection was lost. Your photo is still here.')).toBeVisible();
  const backEnd = serveDocuments([], 'not_verified');
  await user.click(front.getByRole('button', { name: 'Send again' }));
  expect(await screen.findByText('Images uploaded successfully!')).toBeInTheDocument();
  expect(backEnd.sent).toEqual([{ kind: 'id_front', name: 'photo.jpg' }]);
});

test('what no browser here can open is refused before it is sent', async () => {
  const backEnd = serveDocuments([], 'not_verified');
  const { user } = await renderRoute(paths.verification, asClient);
  const front = await card('ID card, front');
  const input = front.getByLabelText('Choose a photo: ID card, front', { selector: 'input' });
  // A phone may offer other files in spite of the list of types.
  input.removeAttribute('accept');
  await user.upload(input, heic);
  expect(await front.findByText(/This is a HEIC photo/)).toBeVisible();
  await user.upload(input, new File(['%PDF-1.7'], 'card.jpg', { type: 'image/jpeg' }));
  expect(await front.findByText(/This photo cannot be used/)).toBeVisible();
  expect(front.queryByRole('button', { name: 'Send again' })).toBeNull();
  expect(backEnd.sent).toEqual([]);
});

test('a document is deleted after a question, and the focus moves to what replaces it', async () => {
  const backEnd = serveDocuments(
    mockDocuments.slice(0, 2).map((one) => ({ ...one, status: 'pending' })),
    'not_verified',
  );
  const { user } = await renderRoute(paths.verification, asClient);
  await user.click(await screen.findByRole('button', { name: 'Delete: ID card, front' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Are you sure you want to delete the image?' }));
  await user.click(dialog.getByRole('button', { name: 'Keep' }));
  expect(backEnd.images).toHaveLength(2);
  await user.click(await screen.findByRole('button', { name: 'Delete: ID card, front' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Image deleted!')).toBeInTheDocument();
  expect(backEnd.images.map(({ kind }) => kind)).toEqual(['id_back']);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'ID card, front' })).toHaveFocus());
});

test('a verified client sees it and changes nothing', async () => {
  serveDocuments(
    mockDocuments.map((one) => ({ ...one, is_rejected: 0, status: 'approved', reason: null, url: null })),
    'passed',
  );
  await renderRoute(paths.verification, asClient);
  expect(await screen.findByText('You are verified.')).toBeVisible();
  expect(screen.getAllByText('The photo was deleted after the decision.')).toHaveLength(4);
  expect(screen.getAllByRole('article').flatMap((one) => within(one).queryAllByRole('button'))).toEqual([]);
});

test.each<[number[], string, RegExp]>([
  [[], 'Not verified', /Add them in any order/],
  [[0, 0], 'Request pending', /Sent: 2\. Not accepted: 0\./],
  [[0, 1], 'Not accepted yet', /Sent: 2\. Not accepted: 1\./],
])('a back end that has only the documented flags works: %j', async (flags, button, text) => {
  serveDocuments(flags.map((flag) => ({ is_rejected: flag === 1 ? 1 : 0 })));
  await renderRoute(paths.verification, asClient);
  expect(await screen.findByText(button)).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(6);
});

test('with a passport four photos are enough; the page shows the progress and the state', async () => {
  const backEnd = serveDocuments([], 'not_verified');
  const { user, store } = await renderRoute(paths.verification, asClient);
  expect(await screen.findByText('5 photos to go.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Passport' }));
  expect(screen.getByText('4 photos to go.')).toBeVisible();
  expect(screen.queryByRole('article', { name: 'ID card, back' })).toBeNull();
  expect(screen.getByRole('article', { name: 'Selfie with passport' })).toBeVisible();
  const page = await card('Passport, page with the photo');
  await user.upload(page.getByLabelText('Choose a photo: Passport, page with the photo', { selector: 'input' }), jpeg);
  // The file is looked into first.
  await waitFor(() => expect(store.getState().verification?.uploads.id_front).toEqual({ phase: 'chosen' }));
  await user.click(await screen.findByRole('button', { name: 'Send photo' }));
  expect(await screen.findByText('Images uploaded successfully!')).toBeInTheDocument();
  expect(backEnd.images.map(({ identity_document }) => identity_document)).toEqual(['passport']);
  expect(store.getState().verification).toMatchObject({ identity: 'passport', decided: 'pending', uploads: {} });
  // A client who switches to an ID card has to send that, too.
  await user.click(screen.getByRole('button', { name: 'ID card' }));
  expect((await card('ID card, front')).getByRole('button', { name: 'Choose a photo: ID card, front' })).toBeVisible();
});

test('the button of the next document is the only filled one', async () => {
  serveDocuments(
    mockDocuments.slice(0, 2).map((one) => ({ ...one, status: 'pending' })),
    'not_verified',
  );
  await renderRoute(paths.verification, asClient);
  await card('ID card, front');
  const main = within(screen.getByRole('main'));
  const filled = main.getAllByRole('button').filter(({ className }) => className.includes('contained'));
  // Both buttons of a document are in the page; CSS shows the filled camera button only on touch devices.
  const documents = filled.map((button) => button.getAttribute('aria-label')?.split(': ')[1]);
  expect(new Set(documents)).toEqual(new Set(['Selfie with ID card']));
});

test('nothing of it is left for the next user', async () => {
  serveDocuments([], 'not_verified');
  const { store, user } = await renderRoute(paths.verification, asClient);
  await user.click(await screen.findByRole('button', { name: 'Passport' }));
  expect(store.getState().verification?.identity).toBe('passport');
  act(() => {
    store.dispatch(sessionEnded());
  });
  expect(store.getState().verification).toEqual({ identity: null, uploads: {}, decided: null });
});

test('a photo that had not arrived when the session ended is said to be missing', async () => {
  serveDocuments([], 'not_verified');
  server.use(handlerOf('uploadVerificationImage', () => refuse(401, 'NOT_LOGGED_IN', 'Who is it?')));
  const view = await renderRoute(paths.verification, asClient);
  const { user, store } = view;
  const front = await card('ID card, front');
  await user.upload(front.getByLabelText(/: ID card, front$/, { selector: 'input:not([capture])' }), jpeg);
  await user.click(await screen.findByRole('button', { name: 'Send photo' }));
  await waitFor(() => expect(store.getState().auth.current).toBeNull());
  const typed = await endSession(view);
  await renderRoute(paths.verification, { ...asClient, typed });
  expect(
    await (await card('ID card, front')).findByText('It was not sent before your session ended. Choose it again.'),
  ).toBeVisible();
  expect(await (await card('ID card, back')).findByRole('alert')).toBeEmptyDOMElement();
});

test('a list that failed to load is requested again', async () => {
  server.use(handlerOf('listVerificationImages', () => refuse(503, 'UNAVAILABLE', 'Starting.')));
  const { user } = await renderRoute(paths.verification, asClient);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  serveDocuments([], 'not_verified');
  await user.click(retry);
  expect(await screen.findByText('5 photos to go.')).toBeVisible();
});

test.each<[VerificationState, string | null, number]>([
  ['not_verified', '0 of 5 photos are here', 0],
  ['pending', 'A person checks them', 1],
  ['passed', null, 3],
])('the steps of a request that is %s', async (state, current, done) => {
  serveDocuments(state === 'not_verified' ? [] : mockDocuments.map((one) => ({ ...one })), state);
  await renderRoute(paths.verification, asClient);
  const steps = within(await screen.findByRole('list', { name: 'Progress' })).getAllByRole('listitem');
  const isCurrent = (step: HTMLElement) => step.getAttribute('aria-current') === 'step';
  expect(steps.find(isCurrent)?.querySelector('span')?.textContent ?? null).toBe(current);
  expect(steps.filter((step) => within(step).queryByText('(done)', { exact: false }))).toHaveLength(done);
  // What is sent already needs no samples.
  expect(screen.queryAllByRole('region', { name: 'What the photos should look like' })).toHaveLength(
    state === 'not_verified' ? 1 : 0,
  );
});

test('who came from an order finds the way back to it, and nobody else is led to one', async () => {
  serveDocuments([], 'not_verified');
  const came = await renderRoute(`${paths.verification}?order=12`, asClient);
  expect(await screen.findByRole('link', { name: 'Back to the order' })).toHaveAttribute('href', paths.order(12));
  came.unmount();
  await renderRoute(`${paths.verification}?order=12x`, asClient);
  await screen.findByRole('list', { name: 'Progress' });
  expect(screen.queryByRole('link', { name: 'Back to the order' })).toBeNull();
});

test('the page of documents says how long checks took, to who waits for one with the time of the last photo', async () => {
  const all = mockDocuments.map((one) => ({ ...one, is_rejected: 0 as const, status: 'pending' as const }));
  const answer = (state: 'pending' | 'not_verified') =>
    server.use(
      handlerOf('listVerificationImages', () => ({
        status: 'success',
        verification_images: all,
        verification_status: state,
        kept_days: 30,
        submitted_at: '2026-11-20T09:48:00.000Z',
        check_times: { half_minutes: 61, most_minutes: 60 * 24 * 400 },
      })),
    );
  answer('pending');
  const page = await renderRoute(paths.verification, asClient);
  const note =
    /Your last photo arrived on Fri, 20 Nov, 13:48. Half of the recent checks took up to 2.hours, nine out of ten/;
  expect(await screen.findByText(note)).toBeVisible();
  page.unmount();
  answer('not_verified');
  await renderRoute(paths.verification, asClient);
  expect(await screen.findByText(/Half of the recent checks/)).not.toHaveTextContent('Your last photo');
});

test('a decision is seen by a client who returns to the page, without a reload', async () => {
  const backEnd = serveDocuments(
    mockDocuments.map((one) => ({ ...one, status: 'pending' as const, is_rejected: 0 as const })),
    'pending',
  );
  await renderRoute(paths.verification, asClient);
  expect(await screen.findByText('Request pending')).toBeVisible();
  backEnd.images = backEnd.images.map((one) => ({ ...one, status: 'approved' as const }));
  backEnd.status = 'passed';
  act(() => {
    window.dispatchEvent(new Event('focus'));
  });
  await waitFor(() => expect(screen.queryByText('Request pending')).toBeNull());
});
