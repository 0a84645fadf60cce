import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { handlerOf } from '#mocks/handlerOf.ts';
import { mocks } from '#mocks/handlers.ts';
import { server } from '#mocks/server.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { renderRoute } from '#src/testing/renderRoute.tsx';
import { sessionUser } from '#src/testing/sessionUser.ts';

const asAdmin = {
  preloadedState: { auth: { current: sessionUser({ user_id: 4, roles: ['admin'], client: null }) } },
};

test('a value is added with its texts, shows errors under its fields, and is removed while it is unused', async () => {
  const { user } = await renderRoute(`${paths.adminReference}?list=colours`, asAdmin);
  expect(await screen.findByRole('button', { name: 'Edit: White' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Remove: White' })).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Add' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add to: Colours' });
  await user.type(within(dialog).getByRole('textbox', { name: 'Code' }), 'white');
  await user.type(within(dialog).getByRole('textbox', { name: 'English' }), 'Ivory');
  await user.type(within(dialog).getByRole('textbox', { name: 'ქართული' }), 'სპილოსძვლისფერი');
  await user.type(within(dialog).getByRole('textbox', { name: 'Русский' }), 'Слоновая кость');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  const code = within(dialog).getByRole('textbox', { name: 'Code' });
  await waitFor(() => expect(code).toHaveAccessibleDescription('This code already exists.'));
  await user.clear(code);
  await user.type(code, 'ivory');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'Remove: Ivory' }));
  const question = await screen.findByRole('alertdialog', { name: 'Remove Ivory?' });
  await user.click(within(question).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByText('Слоновая кость')).not.toBeInTheDocument());
});

test('of a value only what was changed is sent, as another admin may have changed the rest meanwhile', async () => {
  const sent: unknown[] = [];
  server.use(
    handlerOf('changeReferenceItem', (request) => {
      sent.push(request.body);
      return mocks.changeReferenceItem(request);
    }),
  );
  const { user } = await renderRoute(`${paths.adminReference}?list=colours`, asAdmin);
  await user.click(await screen.findByRole('button', { name: 'Edit: White' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'White' }));
  const russian = dialog.getByRole('textbox', { name: 'Русский' });
  await user.clear(russian);
  await user.type(russian, 'Белоснежный');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Белоснежный')).toBeVisible();
  expect(sent).toEqual([{ code: 'white', names: { ru: 'Белоснежный' } }]);
});

test('a future commission is shown with its day, and only whole numbers are sent', async () => {
  const sent: unknown[] = [];
  server.use(
    handlerOf('setCommission', (request) => {
      sent.push(request.body);
      return mocks.setCommission(request);
    }),
  );
  const { user } = await renderRoute(paths.adminReference, asAdmin);
  const percent = await screen.findByRole('textbox', { name: 'New commission, percent' });
  const day = screen.getByRole('textbox', { name: 'First day' });
  await user.clear(day);
  await user.type(day, '2030-01-01');
  await user.type(percent, '9.5');
  await user.click(screen.getByRole('button', { name: 'Set commission' }));
  expect(await screen.findByText('Please enter a whole number.')).toBeVisible();
  await user.clear(percent);
  await user.type(percent, '14');
  await user.click(screen.getByRole('button', { name: 'Set commission' }));
  expect(await screen.findByText(/14% from 1 Jan 2030\./)).toBeVisible();
  expect(sent).toEqual([{ percent: 14, valid_from: '2030-01-01' }]);
});

test('a promo code is made, shows errors under its fields, and is ended', async () => {
  const sent: unknown[] = [];
  server.use(
    handlerOf('createCoupon', (request) => {
      sent.push(request.body);
      return mocks.createCoupon(request);
    }),
  );
  const changes: unknown[] = [];
  server.use(
    handlerOf('changeCoupon', (request) => {
      changes.push(request.body);
      return mocks.changeCoupon(request);
    }),
  );
  const { user } = await renderRoute(paths.adminReference, asAdmin);
  expect(await screen.findByRole('button', { name: 'End: SUMMER-2027' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'New code' }));
  const dialog = await screen.findByRole('dialog', { name: 'New promo code' });
  const fill = async (name: string, text: string) => {
    const field = within(dialog).getByRole('textbox', { name });
    await user.clear(field);
    await user.type(field, text);
    return field;
  };
  const code = await fill('Code', 'SUMMER-2027');
  const off = await fill('Percent', '9.5');
  await user.click(within(dialog).getByRole('button', { name: 'New code' }));
  await waitFor(() => expect(off).toHaveAccessibleDescription('Please enter a whole number.'));
  await fill('Percent', '15');
  await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Paid by' }), 'owner');
  await fill('Number of the owner', '12');
  await fill('First day', '2030-01-01');
  await fill('Last day', '2030-01-31');
  await user.click(within(dialog).getByRole('button', { name: 'New code' }));
  await waitFor(() => expect(code).toHaveAccessibleDescription('This code already exists.'));
  await fill('Code', 'WINTER-2030');
  await user.click(within(dialog).getByRole('button', { name: 'New code' }));
  expect(await screen.findByRole('button', { name: 'End: WINTER-2030' })).toBeVisible();
  expect(sent.at(-1)).toEqual({
    code: 'WINTER-2030',
    percent: 15,
    paid_by: 'owner',
    owner_id: 12,
    valid_from: '2030-01-01',
    valid_until: '2030-01-31',
    most_uses: 100,
    most_uses_of_client: 1,
  });
  await user.click(screen.getByRole('button', { name: 'Edit: SUMMER-2027' }));
  const change = within(await screen.findByRole('dialog', { name: 'Change: SUMMER-2027' }));
  const uses = change.getByRole('textbox', { name: 'Total uses' });
  for (const [typed, message] of [
    ['many', 'Please enter a whole number.'],
    ['2', 'It has already been used more often than that.'],
  ] as const) {
    await user.clear(uses);
    await user.type(uses, typed);
    await user.click(change.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(uses).toHaveAccessibleDescription(message));
  }
  await user.clear(uses);
  await user.type(uses, '40');
  await user.click(change.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('3 of 40')).toBeVisible();
  expect(changes.at(-1)).toEqual({ most_uses: 40 });
  await user.click(screen.getByRole('button', { name: 'End: WINTER-2030' }));
  expect(await screen.findByRole('button', { name: 'Resume: WINTER-2030' })).toBeVisible();
});
