import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { termTopics } from '#contract/domain/terms/lists.ts';
import { renderRoute } from '#src/testing/renderRoute.tsx';

const open = async () => {
  await renderRoute('/cars/rent/toyota-prius-2016/1');
  return within(await screen.findByRole('region', { name: 'Rental terms' }));
};

const ask = async (block: Awaited<ReturnType<typeof open>>, text: string) => {
  const user = userEvent.setup();
  const field = block.getByLabelText('Ask about the terms');
  await user.clear(field);
  await user.type(field, text);
  await user.click(block.getByRole('button', { name: 'Ask' }));
};

test('a car page shows every term but the protection in a line, which opens to the whole of it', async () => {
  const block = await open();
  const lines = block.getAllByRole('group').filter(({ tagName }) => tagName === 'DETAILS');
  expect(lines).toHaveLength(termTopics.length - 1);
  const abroad = lines.find(({ textContent }) => textContent.startsWith('Abroad'));
  if (!abroad) throw new Error('There is no line about borders.');
  const whole = 'Armenia: allowed. 100 ₾ per rental. Papers: power of attorney. Tell the owner 2 days ahead.';
  expect(within(abroad).getByText(whole)).not.toBeVisible();
  await userEvent.setup().click(within(abroad).getByText('Armenia'));
  expect(within(abroad).getByText(whole)).toBeVisible();
  expect(
    block.getByText('It may be driven on asphalt and gravel roads. Not allowed: Tusheti (Abano Pass).'),
  ).toBeInTheDocument();
});

test('a question is answered with the terms behind the answer', async () => {
  const block = await open();
  await ask(block, 'Can I take my dog to Mestia in December with a US licence?');
  const answers = within(block.getByRole('status'));
  expect(
    (await answers.findAllByRole('listitem')).map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')),
  ).toEqual([
    'This licence is accepted, held for 2 years or more.',
    'Mestia: allowed.',
    'Winter tyres are on then (01.12–01.03).',
    'Pets are allowed. 30 ₾ per rental.',
  ]);
});

test('a question that is not understood shows a message, and a topic is answered instead', async () => {
  const block = await open();
  await ask(block, 'Is there bluetooth?');
  const answers = within(block.getByRole('status'));
  expect(await answers.findByText(/The terms do not answer that/)).toBeVisible();
  await userEvent.setup().click(block.getByRole('button', { name: 'Smoking' }));
  expect(await answers.findByText('Smoking in the car is not allowed.')).toBeVisible();
  expect(answers.queryByText(/do not answer/)).toBeNull();
});
