import FormLabel from '@mui/material/FormLabel';
import { nanoid } from '@reduxjs/toolkit';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useState } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { LONGEST_MESSAGE } from '#contract/domain/limits.ts';
import { FormDialog } from '#src/shared/forms/FormDialog.tsx';
import { FieldMessage } from '#src/shared/forms/FieldMessage.tsx';
import { FormStack } from '#src/shared/forms/FormStack.ts';
import { SubmitButton } from '#src/shared/forms/SubmitButton.tsx';
import { useServerForm } from '#src/shared/forms/useServerForm.ts';
import { useAppDispatch, useAppSelector } from '#src/shared/store/hooks.ts';
import { modalClosed, selectOpenModal } from '#src/shared/store/modalsSlice.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';
import { threadsApi } from './threadsApi.ts';
import { selectDraft } from './threadsSelectors.ts';
import type { DraftPlace } from './threadsSlice.ts';
import { writeDraft } from './writeDraft.ts';

/** Writes to the owner of a car, before any booking. */
export function WriteDialog() {
  const { t } = useTranslation('chat');
  const dispatch = useAppDispatch();
  const modal = useAppSelector(selectOpenModal);
  const id = useId();
  // The same for every try of this dialog: a lost answer is no reason to write twice.
  const [attempt, setAttempt] = useState(() => ({ key: nanoid(), text: '' }));
  const { carId, car, owner } = modal?.kind === 'writeToOwner' ? modal : { carId: 0, car: '', owner: '' };
  const place: DraftPlace = `car.${carId}`;
  const draft = useAppSelector((state) => selectDraft(state, place));
  const { form, failure, isBusy, onSubmit } = useServerForm({
    name: 'chat/writeToOwner',
    defaultValues: { text: draft },
    fields: ['text'],
    check: ({ text }) => (text.trim() === '' ? { text: t('dialog.empty') } : {}),
    send: async (values) => {
      const text = values.text.trim();
      const key = attempt.text === '' || attempt.text === text ? attempt.key : nanoid();
      setAttempt({ key, text });
      const { error } = await dispatch(
        threadsApi.endpoints.openThread.initiate(
          { body: { car_id: carId, text }, idempotencyKey: key },
          { track: false },
        ),
      );
      if (error === undefined) {
        dispatch(writeDraft(place, ''));
        dispatch(modalClosed());
        dispatch(noticeShown({ tone: 'success', text: { key: 'chat:dialog.done' } }));
      }
      return error;
    },
  });
  const { field, fieldState } = useController({ control: form.control, name: 'text' });
  const message = fieldState.error?.message;
  return (
    <FormDialog title={t('dialog.title', { owner })} text={t('dialog.text', { car })} width={600}>
      <form noValidate onSubmit={onSubmit}>
        <FormStack>
          <div>
            <FormLabel htmlFor={id}>{t('dialog.label')}</FormLabel>
            <OutlinedInput
              fullWidth
              multiline
              minRows={4}
              maxRows={10}
              autoFocus
              id={id}
              name={field.name}
              value={field.value}
              placeholder={t('dialog.placeholder')}
              onBlur={field.onBlur}
              onChange={(event) => {
                field.onChange(event);
                dispatch(writeDraft(place, event.target.value));
              }}
              inputRef={field.ref}
              error={message !== undefined}
              inputProps={{
                maxLength: LONGEST_MESSAGE,
                'aria-describedby': message === undefined ? undefined : `${id}-message`,
              }}
            />
            <FieldMessage id={`${id}-message`} text={message} />
          </div>
          <SubmitButton label={t('dialog.submit')} isBusy={isBusy} failure={failure} />
        </FormStack>
      </form>
    </FormDialog>
  );
}
