import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isRequestFailure } from '#src/shared/api/requestFailure.ts';
import { sendSealed } from '#src/shared/api/sendSealed.ts';
import { FormField } from '#src/shared/forms/FormField.tsx';
import { FormStack } from '#src/shared/forms/FormStack.ts';
import { SubmitButton } from '#src/shared/forms/SubmitButton.tsx';
import { failureOf } from '#src/shared/forms/failureOf.ts';
import { useServerForm } from '#src/shared/forms/useServerForm.ts';
import { useAsyncAction } from '#src/shared/forms/useAsyncAction.ts';
import { serverMessage } from '#src/shared/i18n/message.ts';
import type { Message } from '#src/shared/i18n/message.ts';
import { useAppDispatch } from '#src/shared/store/hooks.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';
import { FailureNote } from '#src/shared/ui/states/FailureNote.tsx';
import { feedsApi } from './feedsApi.ts';

const Choose = styled('div')({ marginTop: 16 });

/** Subscribes to another calendar by its URL, or imports a file once. */
export function AddFeed({ carId }: { carId: number }) {
  const { t } = useTranslation('feeds');
  const dispatch = useAppDispatch();
  const picker = useRef<HTMLInputElement>(null);
  const { run, isBusy: isReading, failure: fileFailure } = useAsyncAction('feeds/file', fileFailureOf);
  const params = { id: carId };
  const { addFeed } = feedsApi.endpoints;
  const tellAdded = (name: string, count: number) =>
    dispatch(
      noticeShown({
        tone: 'success',
        text: { key: 'feeds:added', values: { name, spans: { key: 'feeds:spans', values: { count } } } },
      }),
    );

  const { form, failure, isBusy, onSubmit } = useServerForm({
    name: 'feeds/add',
    defaultValues: { url: '', name: '' },
    fields: ['url', 'name'],
    check: ({ url }) => (url.trim() === '' ? { url: t('in.addressMissing') } : {}),
    keepsAllBut: ['url'],
    send: async ({ url, name }) => {
      const body = { url, ...(name.trim() !== '' && { name }) };
      const { data, error } = await dispatch(sendSealed(addFeed, { params, body, isFile: false }));
      if (data === undefined) return error;
      form.reset();
      tellAdded(data.feed.name, data.feed.events_count);
      return undefined;
    },
  });

  const sendFile = async (file: File) => {
    const { data } = await run(() => dispatch(sendSealed(addFeed, { params, body: { file }, isFile: true })));
    if (data) tellAdded(data.feed.name, data.feed.events_count);
  };

  return (
    <>
      <form noValidate onSubmit={onSubmit}>
        <FormStack>
          <FormField
            control={form.control}
            name="url"
            label={t('in.address')}
            placeholder="https://…/calendar.ics"
            inputMode="url"
            autoComplete="off"
          />
          <FormField
            control={form.control}
            name="name"
            label={t('in.name')}
            hint={t('in.nameHint')}
            autoComplete="off"
          />
          <SubmitButton label={t('in.add')} isBusy={isBusy} failure={failure} />
        </FormStack>
      </form>
      <Choose>
        <FailureNote text={fileFailure} />
        <Button variant="outlined" fullWidth loading={isReading} onClick={() => picker.current?.click()}>
          {t('in.file')}
        </Button>
        <input
          ref={picker}
          type="file"
          hidden
          aria-label={t('in.file')}
          accept=".ics,text/calendar"
          onChange={(event) => {
            const file = event.target.files?.[0];
            if (file) void sendFile(file);
            // Reset, so that the same file can be chosen again.
            event.target.value = '';
          }}
        />
      </Choose>
    </>
  );
}

function fileFailureOf(error: unknown): Message {
  const fileError = isRequestFailure(error) ? error.fields['file'] : undefined;
  return fileError === undefined ? failureOf(error) : serverMessage(fileError);
}
