import { expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { Feed } from '#contract/calls/feeds.ts';
import { feeds } from '#mocks/fixtures/feeds.ts';
import { handlerOf } from '#mocks/handlerOf.ts';
import { refuse, refuseFields } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { selectNotices } from '#src/shared/store/noticesSlice.ts';
import { renderRoute } from '#src/testing/renderRoute.tsx';
import { sessionUser } from '#src/testing/sessionUser.ts';

const owner = sessionUser({ roles: ['owner'], client: null, owner: { id: 8, name: 'Giorgi' } });
const open = () => renderRoute(paths.adminCarSync(1), { preloadedState: { auth: { current: owner } } });

/** A server that keeps calendars, and what was sent to it. */
function keepFeeds(...first: readonly Feed[]) {
  const kept = { feeds: [...first], version: 1, sent: [] as unknown[] };
  const read = (name: string, host: string | null): Feed => ({ ...feeds[0]!, id: 9, name, host, overlaps: [] });
  server.use(
    handlerOf('listFeeds', () => ({
      status: 'success',
      feeds: kept.feeds,
      export_url: `https://gza.example/ical/1-secret${kept.version}.ics`,
      car: 'Toyota Prius 2019',
    })),
    handlerOf('addFeed', ({ body }) => {
      kept.sent.push(body);
      const feed = body.file ? read(body.file.name, null) : read(body.name ?? 'site', 'site.example');
      kept.feeds = [...kept.feeds, feed];
      return { status: 'success', feed };
    }),
    handlerOf('refreshFeed', () => {
      kept.feeds = kept.feeds.map((feed) => ({ ...feed, failing: null }));
      return { status: 'success', feed: kept.feeds[0]! };
    }),
    handlerOf('removeFeed', ({ params }) => {
      kept.feeds = kept.feeds.filter(({ id }) => id !== Number(params['feed_id']));
      return undefined;
    }),
    handlerOf('renewExport', () => {
      kept.version += 1;
      return { status: 'success', export_url: '' };
    }),
  );
  return kept;
}

test('each calendar says when it was read, why it fails, and which orders it is in the way of', async () => {
  keepFeeds(...feeds);
  const { user } = await open();
  await screen.findByText('Airbnb', {}, { timeout: 20_000 });
  const rows = screen.getAllByRole('listitem');
  const [airbnb, failing] = rows.filter((row) => within(row).queryByRole('button', { name: /^Stop following/ }));
  expect(within(airbnb!).getByText(/3 busy periods · read Fri, 20 Nov, 09:56/)).toBeVisible();
  expect(within(airbnb!).getByRole('link', { name: 'GZA-100001' })).toHaveAttribute('href', paths.adminOrder(1));
  expect(within(failing!).getByText(/since Thu, 19 Nov, 22:10/)).toBeVisible();
  await user.click(within(failing!).getByRole('button', { name: /^Read getcar/ }));
  await waitFor(() => expect(screen.queryByText(/since Thu, 19 Nov/)).toBeNull());
});

test('a calendar that is cut off says so, and that its days stay', async () => {
  const failing = { since: '2026-11-19T18:10:00.000Z', problem: 'unreadable_event', status: null } as const;
  keepFeeds({ ...feeds[0]!, failing });
  await open();
  const told =
    /The calendar has an event that cannot be read. The days read before stay blocked; it has failed since Thu, 19 Nov, 22:10/;
  expect(await screen.findByText(told, {}, { timeout: 20_000 })).toBeVisible();
});

test('a calendar is followed by its address; what is wrong with it stands under it', async () => {
  const kept = keepFeeds();
  const { user, store } = await open();
  const address = await screen.findByLabelText('Address of a calendar', {}, { timeout: 20_000 });
  await user.click(screen.getByRole('button', { name: 'Follow this calendar' }));
  await waitFor(() => expect(address).toHaveAccessibleDescription('Paste the address of a calendar.'));
  server.use(handlerOf('addFeed', () => refuseFields({ url: 'This is not a public http or https address.' })));
  await user.type(address, 'http://localhost');
  await user.click(screen.getByRole('button', { name: 'Follow this calendar' }));
  await waitFor(() => expect(address).toHaveAccessibleDescription('This is not a public http or https address.'));
  expect(address).toHaveValue('http://localhost');
  keepFeeds(...kept.feeds);
  await user.click(screen.getByRole('button', { name: 'Follow this calendar' }));
  await waitFor(() => expect(selectNotices(store.getState())[0]?.text.key).toBe('feeds:added'));
  expect(await screen.findByText('site')).toBeVisible();
});

test('a file is read once, and refused with the word of the server', async () => {
  const kept = keepFeeds();
  const { user } = await open();
  const input = await screen.findByLabelText('Read a file (.ics)', {}, { timeout: 20_000 });
  server.use(handlerOf('addFeed', () => refuseFields({ file: 'This is not a calendar (.ics) that can be read.' })));
  const file = new File(['BEGIN:VCALENDAR'], 'airbnb.ics', { type: 'text/calendar' });
  await user.upload(input, file);
  expect(await screen.findByText('This is not a calendar (.ics) that can be read.')).toBeVisible();
  keepFeeds(...kept.feeds);
  await user.upload(input, file);
  expect(await screen.findByText('airbnb.ics')).toBeVisible();
  expect(screen.queryByText('This is not a calendar (.ics) that can be read.')).toBeNull();
});

test('a calendar is followed no longer after a question, and five are enough', async () => {
  const kept = keepFeeds(...[1, 2, 3, 4, 5].map((id) => ({ ...feeds[0]!, id, name: `Calendar ${id}` })));
  const { user } = await open();
  expect(await screen.findByText('A car follows five calendars at most.', {}, { timeout: 20_000 })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Stop following Calendar 3' }));
  await user.click(await screen.findByRole('button', { name: 'Yes, stop' }));
  await waitFor(() => expect(kept.feeds).toHaveLength(4));
  expect(await screen.findByLabelText('Address of a calendar')).toBeVisible();
});

test('the own address is copied and renewed', async () => {
  keepFeeds();
  const { user } = await open();
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  const address = await screen.findByLabelText('Secret address of this car’s calendar', {}, { timeout: 20_000 });
  expect(address).toHaveValue('https://gza.example/ical/1-secret1.ics');
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(copied).toHaveBeenCalledWith('https://gza.example/ical/1-secret1.ics');
  await user.click(screen.getByRole('button', { name: 'New address' }));
  await user.click(await screen.findByRole('button', { name: 'Yes, renew' }));
  await waitFor(() => expect(address).toHaveValue('https://gza.example/ical/1-secret2.ics'));
});

test('calendars that cannot be loaded can be asked for again', async () => {
  server.use(handlerOf('listFeeds', () => refuse(503, 'UNAVAILABLE', 'Busy.')));
  const { user } = await open();
  await screen.findByText('The calendars could not be loaded.', {}, { timeout: 20_000 });
  keepFeeds(...feeds);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Airbnb')).toBeVisible();
});
