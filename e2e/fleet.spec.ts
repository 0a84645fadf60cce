import sharp from 'sharp';
import { calls } from '#contract/calls.ts';
import { demoAccounts, enter } from './enter.ts';
import { isPhone } from './identity.ts';
import { openScreen } from './openScreen.ts';
import { expect, test } from './test.ts';

const paint = async (background: string) => ({
  name: `${background.slice(1)}.jpg`,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 1600, height: 1067, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});

test('an owner adds a car on a phone, with six photos at once, and a visitor finds it', async ({
  page,
  browser,
  baseURL,
}) => {
  test.skip(!isPhone(), 'the other journey of this page is for wide screens');
  // Letters alone: figures would be covered as a phone number.
  const word = `Kolkheti${String(Date.now()).replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')}`;
  await enter(page, demoAccounts.owner);
  await openScreen(page, '/admin/cars');
  await page.getByRole('link', { name: 'Add a car' }).click();
  await page.getByLabel('Brand').selectOption({ label: 'Toyota' });
  await expect(page).toHaveURL(/\/admin\/cars\/\d+$/);
  await page.getByLabel('Model').selectOption({ index: 1 });
  for (const [label, text] of Object.entries({
    Year: '2021',
    Plate: 'GE-718-KV',
    'Engine volume': '2.5',
    Seats: '5',
    Doors: '5',
    'In the city': '9,4',
    'On the track': '6.8',
    'Per day': '141.44',
    Deposit: '300',
    'Minimum deposit': '100',
    Description: `Calm, tall wagon. ${word}`,
  }))
    await page.getByLabel(label, { exact: true }).fill(text);
  for (const label of [
    'Colour',
    'Category',
    'Branch',
    'Body type',
    'Fuel',
    'Transmission',
    'Drive wheels',
    'Climate control',
    'Steering wheel',
    'Insurance',
  ])
    await page.getByLabel(label, { exact: true }).selectOption({ index: 1 });
  const photos = await Promise.all(['#8fa69a', '#a69a8f', '#9a8fa6', '#6f8679', '#79866f', '#866f79'].map(paint));
  await page.locator('[data-shot=front] input[multiple]').setInputFiles(photos);
  await expect(page.getByText('6 of 6')).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Car added successfully')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Per day', { exact: true })).toHaveValue('141.44');

  const street = await browser.newContext({ baseURL: baseURL ?? '', locale: 'en-US' });
  const visitor = await street.newPage();
  await openScreen(visitor, `/search?q=${word}`);
  await expect(visitor.getByRole('article')).toHaveCount(1);
  await visitor.getByRole('article').getByRole('link').last().click();
  await expect(visitor.getByRole('heading', { level: 1, name: /^Toyota .+ 2021$/ })).toBeVisible();
  await expect(visitor.getByText(word)).toBeVisible();
  await street.close();
});

test('two windows edit one car: the second one is told, keeps its words and chooses', async ({
  page,
  context,
  allow,
}) => {
  allow(/status of 409/);
  test.skip(isPhone(), 'the other journey of this page is for phones');
  await enter(page, demoAccounts.owner);
  const made = await page.request.post(calls.createFleetCar.path, {
    headers: { 'X-Requested-With': 'XMLHttpRequest', 'Idempotency-Key': `two-windows-${Date.now()}` },
    data: { brand: 'toyota', price_per_day: 10_000 },
  });
  const { car } = calls.createFleetCar.response.parse(await made.json());
  const other = await context.newPage();
  for (const window of [page, other]) await openScreen(window, `/admin/cars/${car.id}`);
  await other.getByLabel('Per day', { exact: true }).fill('120');
  await other.getByLabel('Plate', { exact: true }).fill('BB-002-BB');
  await other.keyboard.press('Tab');
  await expect(other.getByText('Saved', { exact: true }).first()).toBeVisible();
  await page.getByLabel('Per day', { exact: true }).fill('110');
  await page.getByLabel('Seats', { exact: true }).fill('5');
  await page.keyboard.press('Tab');
  await expect(page.getByText(/^You changed this in another window: .*Per day/)).toBeVisible();
  await expect(page.getByLabel('Per day', { exact: true })).toHaveValue('110');
  await expect(page.getByLabel('Plate', { exact: true })).toHaveValue('BB-002-BB');
  await page
    .getByRole('group', { name: 'Changed elsewhere: Per day' })
    .getByRole('button', { name: 'Keep mine' })
    .click();
  const stored = async () => {
    const answer = await page.request.get(`/api/fleet/cars/${car.id}`);
    const { price_per_day, plate, seats } = calls.getFleetCar.response.parse(await answer.json()).car;
    return { price_per_day, plate, seats };
  };
  await expect.poll(stored).toEqual({ price_per_day: 11_000, plate: 'BB-002-BB', seats: 5 });
});
