import { useTranslation } from 'react-i18next';
import { FormField } from '#src/shared/forms/FormField.tsx';
import { FormStack } from '#src/shared/forms/FormStack.ts';
import { SubmitButton } from '#src/shared/forms/SubmitButton.tsx';
import { useServerForm } from '#src/shared/forms/useServerForm.ts';
import { useAppDispatch } from '#src/shared/store/hooks.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';
import { ownReviewsApi } from './ownReviewsApi.ts';

/** The owner answers a review, once: what is sent can't be changed. */
export function ReplyForm({ reviewId }: { reviewId: number }) {
  const { t } = useTranslation('reviews');
  const dispatch = useAppDispatch();
  const { form, failure, isBusy, onSubmit } = useServerForm({
    name: `reviews/reply:${reviewId}`,
    defaultValues: { text: '' },
    fields: ['text'],
    check: ({ text }) => (text.trim() === '' ? { text: t('form.textMissing') } : {}),
    keepsAllBut: [],
    send: async (body) => {
      const { error } = await dispatch(
        ownReviewsApi.endpoints.replyToReview.initiate({ params: { id: reviewId }, body }, { track: false }),
      );
      if (error === undefined) dispatch(noticeShown({ tone: 'success', text: { key: 'reviews:reply.done' } }));
      return error;
    },
  });
  return (
    <form noValidate onSubmit={onSubmit}>
      <FormStack>
        <FormField
          control={form.control}
          name="text"
          label={t('reply.text')}
          hint={t('reply.hint')}
          lines={[3, 12]}
          autoComplete="off"
          autoFocus
        />
        <SubmitButton label={t('reply.send')} isBusy={isBusy} failure={failure} />
      </FormStack>
    </form>
  );
}
