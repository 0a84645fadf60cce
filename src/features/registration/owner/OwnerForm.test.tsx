import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { handlerOf } from '#mocks/handlerOf.ts';
import { mockCode } from '#mocks/handlers/registration.ts';
import { server } from '#mocks/server.ts';
import { storedUser } from '#src/testing/sessionUser.ts';
import { openDialog } from '#src/features/auth/testing/openDialog.ts';
import { modalOpened } from '#src/shared/store/modalsSlice.ts';

// A long form, whose twelve fields each rerender the dialog.
jest.setTimeout(30_000);

const modal = { kind: 'registration', tab: 'owner' } as const;

async function openForm() {
  const view = await openDialog(modal);
  const { type, user, dialog, press } = view;
  const chooseCity = async (typed: string) => {
    fireEvent.focus(await dialog.findByLabelText('City'));
    type('City', typed);
    fireEvent.click(await screen.findByText('Tbilisi'));
  };
  const fill = async () => {
    type('Name', 'Giorgi');
    type('Last name', 'Maisuradze');
    type('Personal number', '01001000001');
    type('Phone number', '+995599412007');
    await chooseCity('თბილ');
    type('Physical address', 'Rustaveli 12');
    type('Legal address', 'Rustaveli 12');
    type('Bank details (IBAN)', 'GE29NB0000000101904917');
    type('Email', 'Giorgi@Gza.Test');
    type('Password', 'a-long-road');
    type('Repeat password', 'a-long-road');
    await user.click(dialog.getByLabelText(/^I agree/));
  };
  const goOn = async () => {
    await press('Continue');
    await dialog.findByLabelText('Code');
  };
  return { ...view, fill, goOn, chooseCity };
}

const details = {
  name: 'Giorgi',
  surname: 'Maisuradze',
  identity_number: '01001000001',
  phone: '+995599412007',
  physical_address: 'Rustaveli 12',
  legal_address: 'Rustaveli 12',
  iban: 'GE29NB0000000101904917',
  email: 'giorgi@gza.test',
  address: 'giorgi@gza.test',
  password: 'a-long-road',
  password_confirmation: 'a-long-road',
  agreed: 1,
};

test('a person registers in two steps with the documented fields', async () => {
  const sent: unknown[] = [];
  server.use(
    handlerOf('checkPhysicalOwner', ({ body }) => {
      sent.push(body);
      return { status: 'success' };
    }),
    handlerOf('registerPhysicalOwner', ({ body }) => {
      sent.push(body);
      return { status: 'success' };
    }),
    handlerOf('login', ({ body }) => {
      sent.push(body);
      return storedUser();
    }),
  );
  const { fill, goOn, press, dialog, user, page } = await openForm();
  await fill();
  await goOn();
  expect(dialog.getByText(/on its way to giorgi@gza.test/)).toBeVisible();
  await user.click(dialog.getByLabelText('Code'));
  await user.paste(' 12-34 ');
  await press('Register');
  expect(await screen.findByText('You have successfully registered!')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(page.reload).toHaveBeenCalledWith('/'));
  expect(sent).toEqual([
    { ...details, city_id: expect.any(Number) },
    { ...details, city_id: expect.any(Number), code: mockCode },
    { email: details.email, password: details.password },
  ]);
});

test('a company has other labels, no last name, and calls of its own', async () => {
  const sent: object[] = [];
  server.use(
    handlerOf('checkLegalOwner', ({ body }) => {
      sent.push(body);
      return { status: 'success' };
    }),
  );
  const { fill, goOn, user, type, dialog } = await openForm();
  await fill();
  await user.click(dialog.getByRole('radio', { name: 'Legal entity' }));
  expect(dialog.queryByLabelText('Last name')).not.toBeInTheDocument();
  type('Company name', 'Tbilisi Drive LLC');
  type('Identification code', '204567890');
  await goOn();
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ name: 'Tbilisi Drive LLC', identity_number: '204567890' });
  expect(sent[0]).not.toHaveProperty('surname');
});

test('a wrong code is marked under the field; going back keeps the input', async () => {
  const warning = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { fill, goOn, press, dialog, field, user } = await openForm();
  await fill();
  await goOn();
  await user.type(dialog.getByLabelText('Code'), '9999');
  await press('Register');
  await dialog.findByText('The code is wrong.');
  expect(field('Code')).toBeInvalid();
  expect(warning).toHaveBeenCalledTimes(1);
  await press('Back');
  expect(field('Name')).toHaveValue('Giorgi');
  expect(field('City')).toHaveValue('Tbilisi');
  expect(field('Password')).toHaveValue('a-long-road');
  expect(dialog.getByRole('checkbox')).toBeChecked();
  warning.mockRestore();
});

test('errors of the last step in the details lead back to them', async () => {
  const warning = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  server.use(http.post('*/api/register/physical_owner', () => Response.json({ email: 'Taken now.' }, { status: 422 })));
  const { fill, goOn, press, dialog, user, field } = await openForm();
  await fill();
  await goOn();
  await user.type(dialog.getByLabelText('Code'), mockCode);
  await press('Register');
  await dialog.findByText('Taken now.');
  await waitFor(() => expect(field('Email')).toHaveFocus());
  warning.mockRestore();
});

test('the first step marks wrong fields', async () => {
  const warning = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { press, dialog, user, field } = await openForm();
  await dialog.findByLabelText('City');
  await user.click(dialog.getByRole('checkbox'));
  await press('Continue');
  await dialog.findByText('Choose a city.');
  await waitFor(() => expect(field('Name')).toHaveFocus());
  expect(field('City')).toBeInvalid();
  warning.mockRestore();
});

test('another code can be requested after two minutes, and closing the dialog does not change that', async () => {
  const { fill, goOn, dialog, store, press } = await openForm();
  await fill();
  await goOn();
  expect(dialog.getByRole('button', { name: /^Send code · 0(2:00|1:\d\d)$/ })).toBeDisabled();
  await press('Close');
  expect(store.getState().registration.resend?.address).toBe('giorgi@gza.test');
  act(() => {
    store.dispatch(modalOpened(modal));
  });
  expect(await screen.findByText('Step 1 of 2, your details')).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue('');
});

test('when the countdown is over the button sends a code; a failure is only logged', async () => {
  const warning = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { fill, goOn, dialog, press, user, store } = await openForm();
  await fill();
  await goOn();
  // Two minutes later, by the server's clock.
  const start = store.clock.now();
  const clock = jest.spyOn(store.clock, 'now').mockReturnValue(start + 120_000);
  const button = await dialog.findByRole('button', { name: 'Send code' });
  await waitFor(() => expect(button).toBeEnabled());
  server.use(http.post('*/api/first-step/send-code', () => new Response(null, { status: 429 }), { once: true }));
  await press('Send code');
  await waitFor(() => expect(warning).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
  expect(await screen.findByText('Code sent successfully')).toBeVisible();
  expect(await dialog.findByRole('button', { name: /^Send code · 0(2:00|1:59)$/ })).toBeDisabled();
  clock.mockRestore();
  warning.mockRestore();
});
