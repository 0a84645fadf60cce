import { beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { listThreads } from '#contract/calls/threads.ts';
import { handlerOf } from '#mocks/handlerOf.ts';
import { manyMessages, threads, toThread } from '#mocks/fixtures/threads.ts';
import { resetMockThreads, writeMockMessage } from '#mocks/handlers/threads.ts';
import { demoUsers } from '#mocks/fixtures/users.ts';
import { refuse, refuseFields } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { setMockUser } from '#mocks/session.ts';
import { renderRoute } from '#src/testing/renderRoute.tsx';

beforeEach(() => resetMockThreads());

const open = (address: string, email = 'client@gza.test') => {
  setMockUser(email);
  return renderRoute(address, { preloadedState: { auth: { current: demoUsers[email]?.user ?? null } } });
};

test('a client finds a thread, reads it and answers', async () => {
  const { user } = await open('/chat');
  const item = await screen.findByRole('link', { name: /Giorgi K\..*See you at the airport/ });
  expect((await screen.findAllByText('2 unread')).length).toBeGreaterThan(0);
  await user.click(item);
  const log = await screen.findByRole('log');
  expect(within(log).getByText('Order GZA-100001 is paid. Pick-up Mon, 3 May, 10:00.')).toBeInTheDocument();
  expect(within(log).getByText('Tuesday, 20 April 2027')).toBeInTheDocument();
  // Once it was on the screen it is read.
  expect((await screen.findAllByText('1 unread')).length).toBeGreaterThan(0);
  const field = screen.getByRole('textbox', { name: 'Write a message' });
  await user.type(field, '<b>Hi</b>{Enter}');
  expect(await within(log).findByTitle('Sent')).toBeInTheDocument();
  expect(within(log).getByText('<b>Hi</b>')).toBeInTheDocument();
  expect(field).toHaveValue('');
});

test('that something was read is said again after it got lost, as soon as the network is back', async () => {
  let lost = 0;
  server.use(
    handlerOf('markThreadSeen', () => {
      lost += 1;
      return refuse(503, 'UNAVAILABLE', 'The service is busy.');
    }),
  );
  await open('/chat?thread=1');
  await waitFor(() => expect(lost).toBe(1));
  expect(screen.getAllByText('2 unread').length).toBeGreaterThan(0);
  server.resetHandlers();
  await waitFor(() => {
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.getAllByText('1 unread').length).toBeGreaterThan(0);
  });
});

test('to an account that was deleted nothing can be written, and the conversation stays', async () => {
  server.use(
    handlerOf('listThreads', () => ({
      status: 'success',
      threads: threads.map((thread) => ({ ...toThread(thread, 'client'), is_other_side_deleted: thread.id === 1 })),
      next_cursor: null,
    })),
  );
  await open('/chat?thread=1');
  expect(await screen.findByText('This account has been deleted: nobody would read a message.')).toBeVisible();
  expect(within(screen.getByRole('log')).getByText(/See you at the airport/)).toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: 'Write a message' })).toBeNull();
});

test('an account that is deleted while somebody writes to it is named', async () => {
  const { user } = await open('/chat?thread=1');
  const field = await screen.findByRole('textbox', { name: 'Write a message' });
  server.use(
    handlerOf('sendMessage', () => refuseFields({ text: 'Deleted.' })),
    handlerOf('getThread', () => {
      const [thread] = threads;
      if (thread === undefined) throw new Error('No threads.');
      return { status: 'success', thread: { ...toThread(thread, 'client'), is_other_side_deleted: true } };
    }),
  );
  await user.type(field, 'Are you there?{Enter}');
  expect(await screen.findByText('This account has been deleted: nobody would read a message.')).toBeVisible();
  const log = within(screen.getByRole('log'));
  expect(log.getByText('Are you there?')).toBeVisible();
  await user.click(log.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(log.queryByText('Are you there?')).toBeNull());
});

test('an owner sees unread threads and new ones', async () => {
  const { user } = await open('/chat?thread=3', 'owner@gza.test');
  const log = await screen.findByRole('log');
  writeMockMessage(3, 'client', 'One more thing.');
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await within(log).findByText('One more thing.')).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Back to all messages' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Messages' })).toBeInTheDocument();
});

test('earlier messages come on demand, and a failure leaves what is there', async () => {
  const [first, ...others] = threads;
  if (first === undefined) throw new Error('No threads.');
  resetMockThreads([{ ...first, messages: manyMessages(45) }, ...others]);
  const { user } = await open('/chat?thread=1');
  const log = await screen.findByRole('log');
  expect(within(log).queryByText('Message 25')).toBeNull();
  await user.click(within(log).getByRole('button', { name: 'Earlier messages' }));
  expect(await within(log).findByText('Message 25')).toBeInTheDocument();
  server.use(handlerOf('listMessages', () => refuse(500, 'INTERNAL', 'Broken.')));
  await user.click(within(log).getByRole('button', { name: 'Earlier messages' }));
  expect(await within(log).findByRole('alert')).toHaveTextContent('could not be loaded');
  expect(within(log).getByText('Message 45')).toBeInTheDocument();
});

test('a long list loads further on demand, and a thread at its end opens by its address', async () => {
  const [first] = threads;
  if (first === undefined) throw new Error('No threads.');
  resetMockThreads(
    Array.from({ length: 35 }, (_, index) => ({ ...first, id: index + 1, ownerName: `Owner ${index + 1}` })),
  );
  const { user } = await open('/chat?thread=35');
  expect(await screen.findByRole('log', { name: 'Conversation with Owner 35' })).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Back to all messages' }));
  expect(screen.queryByRole('link', { name: /Owner 34/ })).toBeNull();
  server.use(handlerOf('listThreads', () => refuse(503, 'UNAVAILABLE', 'Busy.')));
  await user.click(screen.getByRole('button', { name: 'More conversations' }));
  expect(await screen.findByText('More conversations could not be loaded.')).toBeInTheDocument();
  server.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'More conversations' }));
  expect(await screen.findByRole('link', { name: /Owner 34/ })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'More conversations' })).toBeNull();
});

test('without threads the list says No messages found; a failed list can be retried', async () => {
  resetMockThreads([]);
  server.use(handlerOf('listThreads', () => refuse(503, 'UNAVAILABLE', 'Busy.')));
  const { user } = await open('/chat');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  server.resetHandlers();
  await user.click(retry);
  expect(await screen.findByRole('heading', { name: 'No messages found' })).toBeInTheDocument();
});

test('with a back end that has only the flags, they are counted', async () => {
  const flags = (is_seen: 0 | 1, is_answer: 0 | 1) => ({ is_seen, is_answer });
  server.use(handlerOf('listThreads', () => ({ status: 'success', threads: [flags(0, 1), flags(1, 1), flags(0, 0)] })));
  await open('/chat');
  expect(await screen.findByRole('heading', { name: '3 conversations' })).toBeInTheDocument();
  expect(screen.getByText(/^1 unread\. This site only shares these numbers/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(screen.queryByText('Choose a conversation.')).toBeNull();
});

test('a client writes to an owner from the page of a car', async () => {
  const { user, store } = await open('/cars/rent/any/9');
  await user.click(await screen.findByRole('button', { name: 'Write to owner' }));
  const dialog = await screen.findByRole('dialog', { name: /^Write to / });
  await user.click(within(dialog).getByRole('button', { name: 'Send' }));
  expect(await within(dialog).findByText('Please write something first.')).toBeInTheDocument();
  await user.type(within(dialog).getByRole('textbox', { name: 'Message' }), 'Hi');
  await user.click(within(dialog).getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Message sent successfully!')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(store.getState().threads.list).toHaveLength(4));
});

test('with room for all columns the newest thread is open, and stays when another one gets a message', async () => {
  const narrow = window.matchMedia;
  window.matchMedia = (media) => Object.assign(narrow(media), { matches: media.includes('min-width') });
  try {
    await open('/chat');
    const log = await screen.findByRole('log');
    const name = log.getAttribute('aria-label');
    writeMockMessage(2, 'owner', 'Me too.');
    act(() => void window.dispatchEvent(new Event('online')));
    expect((await screen.findAllByText(/Me too\./)).length).toBeGreaterThan(0);
    expect(screen.getByRole('log')).toHaveAttribute('aria-label', name);
  } finally {
    window.matchMedia = narrow;
  }
});

test('with a back end whose threads happen to have one of our fields the flags are counted', async () => {
  const [first] = threads;
  if (first === undefined) throw new Error('No threads.');
  const { is_seen: _seen, is_answer: _answer, ...undocumented } = toThread(first, 'client');
  for (const [field, value] of Object.entries(undocumented)) {
    const answer = { status: 'success', threads: [{ is_seen: 0, is_answer: 1, [field]: value }] };
    server.use(http.get(`*${listThreads.path}`, () => HttpResponse.json(answer)));
    const { unmount } = await open('/chat');
    expect([field, await screen.findByRole('heading', { name: '1 conversation' })]).toHaveLength(2);
    unmount();
  }
});
