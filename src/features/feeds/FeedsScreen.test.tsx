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

/** A mock server with calendars; collects the requests. */
function serveFeeds(...first: readonly Feed[]) {
  const served = { feeds: [...first], version: 1, sent: [] as unknown[] };
  const read = (name: string, host: string | null): Feed => ({ ...feeds[0]!, id: 9, name, host, overlaps: [] });
  server.use(
    handlerOf('listFeeds', () => ({
      status: 'success',
      feeds: served.feeds,
      export_url: `https://gza.example/ical/1-secret${served.version}.ics`,
      car: 'Toyota Prius 2019',
    })),
    handlerOf('addFeed', ({ body }) => {
      served.sent.push(body);
      const feed = body.file ? read(body.file.name, null) : read(body.name ?? 'site', 'site.example');
      served.feeds = [...served.feeds, feed];
      return { status: 'success', feed };
    }),
    handlerOf('refreshFeed', () => {
      served.feeds = served.feeds.map((feed) => ({ ...feed, failing: null }));
      return { status: 'success', feed: served.feeds[0]! };
    }),
    handlerOf('removeFeed', ({ params }) => {
      served.feeds = served.feeds.filter(({ id }) => id !== Number(params['feed_id']));
      return undefined;
    }),
    handlerOf('renewExport', () => {
      served.version += 1;
      return { status: 'success', export_url: '' };
    }),
  );
  return served;
}

test('each calendar shows its last import, its error, and the orders it conflicts with', async () => {
  serveFeeds(...feeds);
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

test('a calendar that was cut off says so, and that its days stay', async () => {
  const failing = { since: '2026-11-19T18:10:00.000Z', problem: 'unreadable_event', status: null } as const;
  serveFeeds({ ...feeds[0]!, failing });
  await open();
  const text =
    /The calendar has an event that cannot be read. Failing since Thu, 19 Nov, 22:10; the days already read stay blocked/;
  expect(await screen.findByText(text, {}, { timeout: 20_000 })).toBeVisible();
});

test('a calendar is added by its URL; an error is shown under it', async () => {
  const served = serveFeeds();
  const { user, store } = await open();
  const address = await screen.findByLabelText('Address of a calendar', {}, { timeout: 20_000 });
  await user.click(screen.getByRole('button', { name: 'Follow this calendar' }));
  await waitFor(() => expect(address).toHaveAccessibleDescription('Paste the address of a calendar.'));
  server.use(handlerOf('addFeed', () => refuseFields({ url: 'This is not a public http or https address.' })));
  await user.type(address, 'http://localhost');
  await user.click(screen.getByRole('button', { name: 'Follow this calendar' }));
  await waitFor(() => expect(address).toHaveAccessibleDescription('This is not a public http or https address.'));
  expect(address).toHaveValue('http://localhost');
  serveFeeds(...served.feeds);
  await user.click(screen.getByRole('button', { name: 'Follow this calendar' }));
  await waitFor(() => expect(selectNotices(store.getState())[0]?.text.key).toBe('feeds:added'));
  expect(await screen.findByText('site')).toBeVisible();
});

test("a file is imported once, and a refusal shows the server's message", async () => {
  const served = serveFeeds();
  const { user } = await open();
  const input = await screen.findByLabelText('Read a file (.ics)', {}, { timeout: 20_000 });
  server.use(handlerOf('addFeed', () => refuseFields({ file: 'This is not a calendar (.ics) that can be read.' })));
  const file = new File(['BEGIN:VCALENDAR'], 'airbnb.ics', { type: 'text/calendar' });
  await user.upload(input, file);
  expect(await screen.findByText('This is not a calendar (.ics) that can be read.')).toBeVisible();
  serveFeeds(...served.feeds);
  await user.upload(input, file);
  expect(await screen.findByText('airbnb.ics')).toBeVisible();
  expect(screen.queryByText('This is not a calendar (.ics) that can be read.')).toBeNull();
});

test('a calendar is removed after a confirmation, and five are the maximum', async () => {
  const served = serveFeeds(...[1, 2, 3, 4, 5].map((id) => ({ ...feeds[0]!, id, name: `Calendar ${id}` })));
  const { user } = await open();
  expect(await screen.findByText('A car can follow at most five calendars.', {}, { timeout: 20_000 })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Stop following Calendar 3' }));
  await user.click(await screen.findByRole('button', { name: 'Yes, stop' }));
  await waitFor(() => expect(served.feeds).toHaveLength(4));
  expect(await screen.findByLabelText('Address of a calendar')).toBeVisible();
});

test("the car's own URL is copied and renewed", async () => {
  serveFeeds();
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

test('calendars that fail to load can be retried', async () => {
  server.use(handlerOf('listFeeds', () => refuse(503, 'UNAVAILABLE', 'Busy.')));
  const { user } = await open();
  await screen.findByText('The calendars could not be loaded.', {}, { timeout: 20_000 });
  serveFeeds(...feeds);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Airbnb')).toBeVisible();
});
