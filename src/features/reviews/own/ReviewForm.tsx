import { useTranslation } from 'react-i18next';
import { FormField } from '#src/shared/forms/FormField.tsx';
import { FormStack } from '#src/shared/forms/FormStack.ts';
import { SubmitButton } from '#src/shared/forms/SubmitButton.tsx';
import { useServerForm } from '#src/shared/forms/useServerForm.ts';
import { useAppDispatch } from '#src/shared/store/hooks.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';
import { ownReviewsApi } from './ownReviewsApi.ts';
import { StarPicker } from './StarPicker.tsx';

interface Values {
  readonly rating: number;
  readonly text: string;
}

/** A client says how a completed rental was: stars and words, both asked for. */
export function ReviewForm({ orderId }: { orderId: number }) {
  const { t } = useTranslation('reviews');
  const dispatch = useAppDispatch();
  const { form, failure, isBusy, onSubmit } = useServerForm<Values>({
    name: 'reviews/review',
    defaultValues: { rating: 0, text: '' },
    fields: ['rating', 'text'],
    check: ({ rating, text }) => ({
      ...(rating === 0 && { rating: t('form.starsMissing') }),
      ...(text.trim() === '' && { text: t('form.textMissing') }),
    }),
    keepsAllBut: [],
    send: async (body) => {
      const { error } = await dispatch(
        ownReviewsApi.endpoints.createReview.initiate({ params: { id: orderId }, body }, { track: false }),
      );
      if (error === undefined) dispatch(noticeShown({ tone: 'success', text: { key: 'reviews:form.done' } }));
      return error;
    },
  });
  return (
    <form noValidate onSubmit={onSubmit}>
      <FormStack>
        <StarPicker control={form.control} name="rating" label={t('form.stars')} />
        <FormField
          control={form.control}
          name="text"
          label={t('form.text')}
          hint={t('form.hint')}
          lines={[3, 12]}
          autoComplete="off"
        />
        <SubmitButton label={t('form.send')} isBusy={isBusy} failure={failure} />
      </FormStack>
    </form>
  );
}
