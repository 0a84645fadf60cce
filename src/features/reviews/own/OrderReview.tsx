import StarRoundedIcon from '@mui/icons-material/StarRounded';
import FormLabel from '@mui/material/FormLabel';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { selectRoles } from '#src/features/auth/authSlice.ts';
import { readAnew } from '#src/shared/api/polled.ts';
import { FieldMessage } from '#src/shared/forms/FieldMessage.tsx';
import { FormField } from '#src/shared/forms/FormField.tsx';
import { FormStack } from '#src/shared/forms/FormStack.ts';
import { SubmitButton } from '#src/shared/forms/SubmitButton.tsx';
import { useServerForm } from '#src/shared/forms/useServerForm.ts';
import { useAppSelector, useAppDispatch } from '#src/shared/store/hooks.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';
import { VisuallyHidden } from '#src/shared/ui/layout/VisuallyHidden.tsx';
import { QueryPart } from '#src/shared/ui/states/QueryPart.tsx';
import { SkeletonBox } from '#src/shared/ui/states/SkeletonBox.tsx';
import { useGetOrderReviewQuery, ownReviewsApi } from './ownReviewsApi.ts';
import { OwnReviewView } from './OwnReviewView.tsx';
import { Reply } from './Reply.tsx';

/** A block on the screen of a completed order: the client's review, and the owner's answer. */
export function OrderReview({ orderId }: { orderId: number }) {
  const { t } = useTranslation('reviews');
  const isOwner = useAppSelector(selectRoles).includes('owner');
  const query = useGetOrderReviewQuery({ params: { id: orderId } }, readAnew);
  return (
    <>
      <h2>{t(query.data?.can_review ? 'form.title' : 'title')}</h2>
      <QueryPart
        query={query}
        error={t('error')}
        waiting={<SkeletonBox role="status" aria-busy aria-label={t('loading')} sx={{ height: 140 }} />}
      >
        {({ review, can_review }) => (
          <>
            {can_review ? <ReviewForm orderId={orderId} /> : null}
            {review ? <OwnReviewView review={review} /> : null}
            {review?.reply === null && isOwner ? <Reply reviewId={review.id} author={review.author} /> : null}
            {review === null && !can_review ? <p>{t('none')}</p> : null}
          </>
        )}
      </QueryPart>
    </>
  );
}

interface Values {
  readonly rating: number;
  readonly text: string;
}

/** A client reviews a completed rental: stars and text, both required. */
function ReviewForm({ orderId }: { orderId: number }) {
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

const Row = styled('div')({ display: 'flex', marginLeft: -8 });

/** A star of 44 px: the label of its own hidden radio button. */
const Star = styled('label')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: theme.radii.control,
  color: theme.vars.palette.control,
  cursor: 'pointer',
  '& > svg': { width: 32, height: 32, pointerEvents: 'none', transition: 'transform 150ms' },
  '&:hover > svg': { transform: 'scale(1.1)' },
  '&[data-on]': { color: theme.vars.palette.star },
  '& > input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' },
  '&:has(:focus-visible)': { outline: `2px solid ${theme.vars.palette.focus}`, outlineOffset: -2 },
}));

const stars = [1, 2, 3, 4, 5] as const;

interface Props<Values extends FieldValues> {
  readonly control: Control<Values>;
  readonly name: FieldPathByValue<Values, number>;
  readonly label: string;
}

/** One to five stars; 0 while none is chosen. */
function StarPicker<Values extends FieldValues>({ control, name, label }: Props<Values>) {
  const { t } = useTranslation('reviews');
  const id = useId();
  const { field, fieldState } = useController({ control, name });
  // The name is that of a number of the form.
  const chosen = field.value as number;
  const message = fieldState.error?.message;
  return (
    <div>
      <FormLabel id={id} component="div">
        {label}
      </FormLabel>
      <Row
        role="radiogroup"
        aria-labelledby={id}
        aria-describedby={message === undefined ? undefined : `${id}-message`}
        aria-invalid={message !== undefined}
      >
        {stars.map((star) => (
          <Star key={star} data-on={star <= chosen ? '' : undefined}>
            <input
              ref={star === Math.max(1, chosen) ? field.ref : undefined}
              type="radio"
              name={`${id}-stars`}
              checked={star === chosen}
              onBlur={field.onBlur}
              onChange={() => field.onChange(star)}
            />
            <StarRoundedIcon />
            <VisuallyHidden>{t('stars', { count: star })}</VisuallyHidden>
          </Star>
        ))}
      </Row>
      <FieldMessage id={`${id}-message`} text={message} />
    </div>
  );
}
