import { calls } from '#contract/calls.ts';
import { addDays, localDateOf } from '#contract/domain/rentalTime.ts';
import { demoAccounts, enter } from './support/enter.ts';
import { findViolations } from './support/findViolations.ts';
import { openScreen } from './support/openScreen.ts';
import { expect, test } from './support/test.ts';

/** Later than the rentals of the demo. */
const first = addDays(localDateOf(Date.now()), 250);
const last = addDays(first, 7);
const compact = (date: string) => date.replaceAll('-', '');
const airbnb = [
  'BEGIN:VCALENDAR',
  'PRODID;X-RICAL-TZSOURCE=TZINFO:-//Airbnb Inc//Hosting Calendar 0.8.8//EN',
  'VERSION:2.0',
  'BEGIN:VEVENT',
  `DTEND;VALUE=DATE:${compact(last)}`,
  `DTSTART;VALUE=DATE:${compact(first)}`,
  'UID:1418fb94e984-5a1b2c3d4e5f60718293a4b5c6d7e8f9@airbnb.com',
  'SUMMARY:Reserved',
  'END:VEVENT',
  'END:VCALENDAR',
  '',
].join('\r\n');

test('an owner imports the calendar of another site, and its days cannot be booked', async ({ page, browser }) => {
  test.skip(test.info().project.name !== 'desktop', 'one project is enough');
  await enter(page, demoAccounts.company);
  const { cars } = calls.getFleetCalendar.response.parse(
    await (await page.request.get(calls.getFleetCalendar.path)).json(),
  );
  const car = cars.findLast(({ status }) => status === 'active');
  await openScreen(page, `/admin/cars/${car?.id}/sync`);
  await page
    .getByLabel('Read a file (.ics)')
    .setInputFiles({ name: 'airbnb.ics', mimeType: 'text/calendar', buffer: Buffer.from(airbnb) });
  await expect(page.getByText('airbnb', { exact: true })).toBeVisible();
  await expect(page.getByText(/1 busy period · read/)).toBeVisible();
  expect(await findViolations(page)).toEqual([]);

  const visitor = await (await browser.newContext()).newPage();
  const dates = `from=${first}T10:00&to=${addDays(first, 6)}T10:00`;
  await openScreen(visitor, `/cars/rent/${car?.slug}/${car?.id}?${dates}`);
  await expect(visitor.getByText('Taken on your dates').first()).toBeVisible();
  await expect(visitor.getByRole('link', { name: /^(Book|Request)/ })).toHaveCount(0);
});
