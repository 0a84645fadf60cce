import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { FormField } from '#src/shared/forms/FormField.tsx';
import { FormStack } from '#src/shared/forms/FormStack.ts';
import { SubmitButton } from '#src/shared/forms/SubmitButton.tsx';
import { useServerForm } from '#src/shared/forms/useServerForm.ts';
import { useAppDispatch } from '#src/shared/store/hooks.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { ownReviewsApi } from './ownReviewsApi.ts';

const Place = styled('div')({ marginTop: 20 });

/** Opens the form of a reply: a list of open forms would hide the reviews. */
export function Reply({ reviewId, author }: { reviewId: number; author: string }) {
  const { t } = useTranslation('reviews');
  const [isOpen, setIsOpen] = useUiState(`reviews/reply:${reviewId}`, false);
  return (
    <Place>
      {isOpen ? (
        <ReplyForm reviewId={reviewId} />
      ) : (
        <Button variant="outlined" aria-label={t('reply.to', { author })} onClick={() => setIsOpen(true)}>
          {t('reply.open')}
        </Button>
      )}
    </Place>
  );
}

/** The owner answers a review, once: a sent reply can't be changed. */
function ReplyForm({ reviewId }: { reviewId: number }) {
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
