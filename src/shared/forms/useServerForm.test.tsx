import { expect, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { makeStore } from '#src/app/store.ts';
import { ThemeRoot } from '#src/app/theme/ThemeRoot.tsx';
import { loadTexts } from '#src/shared/i18n/loadTexts.ts';
import { makeI18n } from '#src/shared/i18n/makeI18n.ts';
import { FormField } from './FormField.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { useServerForm } from './useServerForm.ts';

const refusal = (fields: Record<string, string>, message: string | null) => ({
  status: 422,
  fields,
  message,
  code: null,
  retryAfter: null,
  freeDates: [],
  freeUntil: null,
  orderId: null,
});

function Letter({ onSend }: { onSend: () => Promise<unknown> }) {
  const { form, failure, isBusy, onSubmit } = useServerForm({
    name: 'test/letter',
    step: 'words',
    defaultValues: { to: '', text: '' },
    fields: ['to', 'text'],
    check: ({ to }) => (to === '' ? { to: 'Whom?' } : {}),
    send: onSend,
  });
  return (
    <form noValidate onSubmit={onSubmit}>
      <FormField control={form.control} name="to" label="To" autoComplete="off" />
      <FormField control={form.control} name="text" label="Text" autoComplete="off" />
      <SubmitButton label="Send" isBusy={isBusy} failure={failure} />
    </form>
  );
}

test('the store has the progress of a form, and nothing of what is typed into it', async () => {
  const store = makeStore();
  const texts = await makeI18n('en', await loadTexts('en', 'common'));
  const first = Promise.withResolvers<unknown>();
  const answers = [first.promise, refusal({}, 'Nobody of that name'), undefined];
  const user = userEvent.setup({ delay: null });
  const { unmount } = render(
    <Provider store={store}>
      <I18nextProvider i18n={texts}>
        <ThemeRoot>
          <MemoryRouter>
            <Letter onSend={() => Promise.resolve(answers.shift())} />
          </MemoryRouter>
        </ThemeRoot>
      </I18nextProvider>
    </Provider>,
  );
  const letter = () => store.getState().forms['test/letter'];
  const idle = { step: 'words', touched: [], wrong: {}, isBusy: false, hasFailed: false };
  expect(letter()).toEqual(idle);
  const send = () => user.click(screen.getByRole('button', { name: 'Send' }));

  await send();
  await waitFor(() => expect(letter()).toMatchObject({ wrong: { to: 'client' }, isBusy: false, hasFailed: false }));
  await user.type(screen.getByLabelText('To'), 'Nino Beridze');
  await waitFor(() => expect(letter()?.touched).toEqual(['to']));

  await send();
  await waitFor(() => expect(letter()).toMatchObject({ wrong: {}, isBusy: true }));
  first.resolve({ ...refusal({ text: 'Too short' }, null), messageTypes: { text: 'server/tooShort/limit/8' } });
  await waitFor(() =>
    expect(letter()).toMatchObject({ wrong: { text: 'server/tooShort/limit/8' }, isBusy: false, hasFailed: true }),
  );

  await user.type(screen.getByLabelText('Text'), 'gamarjoba');
  await send();
  expect(await screen.findByText('Nobody of that name')).toBeVisible();
  expect(letter()).toMatchObject({ isBusy: false, hasFailed: true });
  await send();
  await waitFor(() => expect(letter()).toMatchObject({ hasFailed: false }));
  expect(JSON.stringify(store.getState())).not.toMatch(/Nino|Beridze|gamarjoba/);
  unmount();
  expect(store.getState().forms).toEqual({});
});
